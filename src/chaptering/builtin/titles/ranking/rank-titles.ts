import type { Background } from '../../../../transcripts/reading/background.ts';
import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import { bareWord, stem, type Terms, termsOf } from '../../../../transcripts/reading/terms.ts';
import type { Word } from '../../../../transcripts/reading/words.ts';
import type { Forest } from '../../../../trees/forest.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { candidatesOf } from '../candidates/candidates.ts';
import { tasksWithin } from '../candidates/tasks/tasks.ts';
import type { Span } from '../chapter-spans.ts';
import type { Ranked, Seen } from '../seen-candidate.ts';
import { showsWork } from '../stages/shown-work.ts';
import { casingOf } from '../words/casing.ts';
import { isGrammar, type Sense, sensesOf } from '../words/senses.ts';
import { contrastsOf, usesOf } from './contrast.ts';
import type { LearnedTitles } from './learned-titles.ts';
import { pairsOf } from './pairs.ts';
import { tasteOf } from './taste.ts';
import { titleFeatureNames } from './title-feature-names.ts';
import { ownSenses, placesOf, titleFeatures } from './title-features.ts';
import { chancesOf } from './word-chances.ts';
import { seeWords } from './word-features.ts';
import { aside, workTaste } from './work-taste.ts';

export interface TitleInput {
  words: readonly Word[];
  sentences: readonly Sentence[];
  spans: readonly Span[];
  durationSeconds: number;
  language: string | null;
  videoTitle: string | null;
}

/** Candidates a chapter that are looked at closely. */
const mostCandidates = 160;

/** The chapters as they are read before anything is ranked. */
export function readChapters(input: TitleInput, background: Background) {
  const { words, sentences, spans, language } = input;
  const casing = casingOf(words, sentences, /^en\b/.test(language ?? 'en') ? background : undefined);
  const senses = sensesOf(words, sentences, casing, background, language);
  const terms = termsOf(words, sentences, (word) => isGrammar(word, language));
  const contrasts = contrastsOf(sentences, terms, spans);
  const videoTitle = new Set((input.videoTitle ?? '').split(/\s+/).map(bareWord).filter(Boolean).map(stem));
  const seenWords = seeWords(sentences, senses, terms, spans, contrasts, videoTitle);
  const tasks = tasksWithin({ words, sentences, senses, casing, language }, input.videoTitle);
  return { ...input, casing, senses, terms, contrasts, videoTitle, seenWords, tasks };
}

/** Each span's candidates with their features. */
export function seeCandidates(reading: ReturnType<typeof readChapters>, forest: Forest): Seen[][] {
  const { words, sentences, spans, senses, terms, casing, tasks, videoTitle } = reading;
  const before = (at: number) =>
    words
      .slice(Math.max(0, at - 4), at)
      .map(({ text }) => text.toLowerCase().replaceAll('’', "'"))
      .join(' ');
  const sentenceOf = new Int32Array(words.length);
  for (const [place, { from, to }] of sentences.entries()) sentenceOf.fill(place, from, to);
  const near = (at: number, from: number, to: number) =>
    senses
      .slice(Math.max(0, from), to)
      .filter((_, offset) => sentenceOf[Math.max(0, from) + offset] === sentenceOf[at]);
  const said = new Float64Array(terms.size);
  for (const id of terms.ids) if (id >= 0) said[id] = (said[id] ?? 0) + 1;
  return candidatesOf({ words, sentences, senses, casing, tasks }, spans).map((candidates, index) => {
    const contrast = reading.contrasts[index] ?? new Map<number, number>();
    const span = spans[index] ?? { from: 0, to: 0 };
    const uses = usesOf(sentences, terms, span);
    const chances = chancesOf(reading.seenWords[index] ?? [], forest);
    const chapterMost = Math.max(0, ...[...uses.values()].map(({ count }) => count));
    const chapter = {
      contrast,
      strongest: Math.max(0, ...contrast.values()),
      videoTitle,
      uses,
      said,
      most: Math.max(1, chapterMost),
      sentences: span.to - span.from,
      chances,
    };
    const place = { from: sentences[span.from]?.from ?? 0, to: sentences[span.to - 1]?.to ?? 0 };
    const pairs = pairsOf(candidates, senses, chances, reading.language, place);
    const alone = candidates.filter(({ kind }) => kind !== 'guest');
    return [...foremost(alone, senses, terms, contrast), ...pairs].map((candidate) => {
      const own = ownSenses(candidate, senses);
      const content = own.filter(({ part }) => part !== 'grammar');
      const chance = content.map(({ bare }) => chances.of.get(bare) ?? 0);
      const counts: number[] = [];
      for (const at of placesOf(candidate)) {
        const use = uses.get(terms.ids[at] ?? -1);
        if (use) counts.push(use.count);
      }
      const stems = content.map(({ bare }) => stem(bare));
      const isHost = [candidate.from, candidate.also?.from ?? candidate.from].some((at) =>
        introducing.test(before(at)),
      );
      return {
        ...candidate,
        own,
        before: near(candidate.from, candidate.from - 3, candidate.from),
        after: near(candidate.to - 1, candidate.to, candidate.to + 3),
        uses: { least: Math.min(...counts, 99), most: Math.max(0, ...counts), chapter: chapterMost },
        chance: {
          most: Math.max(0, ...chance),
          least: Math.min(1, ...chance),
          chapter: chances.highest[0] ?? 0,
        },
        isHost,
        features: titleFeatures(candidate, senses, terms, chapter, isHost),
        inVideoTitle: stems.every((one) => videoTitle.has(one)),
        stems,
        isName: content.every(({ part }) => part === 'name'),
      };
    });
  });
}

const introducing =
  /(?:\bi'm|\bi am|\bname is|\bname's|\bhost|ich bin|ich heiße|mein name ist)(?: (?:the|your|die|der|host|dr|dr\.))*$/;

/** All clauses, and the phrases that tell the chapter most from the others, are said most, or open it. */
function foremost(
  candidates: readonly Candidate[],
  senses: readonly Sense[],
  terms: Terms,
  contrast: ReadonlyMap<number, number>,
): Candidate[] {
  if (candidates.length <= mostCandidates) return [...candidates];
  const rough = new Map(
    candidates.map((candidate) => {
      let best = 0;
      let total = 0;
      for (let at = candidate.from; at < candidate.to; at++) {
        const value = (contrast.get(terms.ids[at] ?? -1) ?? 0) * (0.5 + (senses[at]?.known.telling ?? 0));
        best = Math.max(best, value);
        total += value;
      }
      const opening = candidate.sentence < 8 ? 0.4 : 0;
      return [candidate, best + total / 3 + 0.15 * Math.log2(candidate.count) + opening] as const;
    }),
  );
  const worth = (one: Candidate) => (one.kind === 'phrase' ? (rough.get(one) ?? 0) : 9);
  return [...candidates].sort((a, b) => worth(b) - worth(a) || a.from - b.from).slice(0, mostCandidates);
}

/** What taste is worth beside what was learned, chosen by what readers would leave. */
const trustInTaste = 0.3;

/** Each span's candidates, best first. */
export function rankTitles(input: TitleInput, learned: LearnedTitles): Ranked[][] {
  const vector = titleFeatureNames.map((name) => learned.weights[name]);
  const isShown = showsWork(input.words, input.language);
  const tastes = (candidate: Seen, { from }: Span) => {
    const isAside = aside.test(input.sentences[from + candidate.sentence]?.text ?? '');
    return trustInTaste * tasteOf(candidate, input.language) + (isShown ? workTaste(candidate, isAside) : 0);
  };
  return seeCandidates(readChapters(input, learned.background), learned.words).map((candidates, index) =>
    candidates
      .map((candidate) => ({
        ...candidate,
        worth:
          candidate.features.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0) +
          tastes(candidate, input.spans[index] ?? { from: 0, to: 0 }),
      }))
      .sort((a, b) => b.worth - a.worth || a.from - b.from),
  );
}
