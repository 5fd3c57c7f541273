import { chapterSpans } from '../chapter-spans.ts';
import type { Chapter, ChapteringEngine, ChapteringInput, ChapteringResult, SuggestionInput } from '../engine.ts';
import { messagesFor } from '../messages/messages.ts';
import { fitStarts, fitTitles, freeTitles, shorten } from '../obey.ts';
import { type BoundaryWeights, learnedBoundaryWeights } from './boundaries/boundary-weights.ts';
import { candidatesOf } from './boundaries/candidate-starts.ts';
import { countOf, countSigns } from './boundaries/count-signs.ts';
import { usualWeighing } from './boundaries/divide.ts';
import { learnedMeaningWeights, type MeaningWeights } from './boundaries/meaning-weights.ts';
import { isMeeting, ofUsualInMeetings } from './boundaries/meeting.ts';
import { type Meant, type Scores, scoreSentences } from './boundaries/score.ts';
import { type Boundary, cutTree, segmentTree } from './boundaries/segment-tree.ts';
import { handWork } from './hand-work.ts';
import { lowerShouting } from './lower-shouting.ts';
import { type Talk, talkOf } from './talk.ts';
import { bestTitles, type LearnedTitles, titlesOf } from './titles/titles.ts';

/** What the engine has learned; what comes with it where nothing is said. */
export interface BuiltinEngineOptions {
  boundaryWeights?: BoundaryWeights;
  meaningWeights?: MeaningWeights;
  titles?: LearnedTitles;
}

/**
 * The built-in engine: no language model, no network. Sentences are scored by how the vocabulary turns, by cue phrases, pauses and
 * speakers, and by what they mean where an encoder has told it; the division that most agrees with the scores and with usual lengths wins; titles are the chapters' own words.
 */
export function createBuiltinEngine(options: BuiltinEngineOptions = {}): ChapteringEngine {
  return {
    name: 'builtin',
    async chapters(input, signal) {
      signal?.throwIfAborted();
      return chaptersOf(input, options);
    },
  };
}

export const builtinEngine: ChapteringEngine = createBuiltinEngine();

/** The name of the encoder whose vectors it understands. */
export function encoderOfChapters(): string {
  return learnedMeaningWeights().encoder;
}

/** Titles for one chapter, best first. */
export function suggestTitles({ reading, title, starts, index, taken }: SuggestionInput): string[] {
  if (reading.words.length === 0) return [];
  const talk = talkOf({ reading, title });
  const spans = chapterSpans(talk.sentences, starts);
  return freeTitles(bestTitles(lowerShouting(talk), spans, index), taken);
}

function chaptersOf(input: ChapteringInput, options: BuiltinEngineOptions): ChapteringResult {
  if (input.reading.words.length === 0) return { kind: 'no_words' };
  const talk = talkOf(input);
  const { density = 'normal' } = input;
  const settled = input.starts && fitStarts(input.starts, talk.durationSeconds);
  const around = density === 'normal' ? undefined : settled;
  const weights = options.boundaryWeights ?? learnedBoundaryWeights();
  const { scores, tree } = readTalk(talk, weights, { settled: around, meant: meantBy(input, options.meaningWeights) });
  const boundaries = settled && !around ? given(settled, tree) : cutTree(tree, density);
  const starts = boundaries.map(({ start }) => start);
  const spans = chapterSpans(talk.sentences, starts);
  const titles = titlesOf(lowerShouting(talk), spans, options.titles);
  const say = messagesFor(talk.language);
  const fitted = fitTitles(titles, starts, (place) => say('part', { number: String(place) }));
  const chapters = boundaries.map((boundary, index): Chapter => {
    const span = spans[index];
    const first = span && span.from < span.to ? talk.sentences[span.from] : undefined;
    const opening = shorten(first?.text ?? '', 120);
    const title = fitted[index] ?? '';
    return {
      startSeconds: boundary.start,
      title,
      titleEngine: 'builtin',
      evidence: { opening, at: first?.start ?? null, ...evidenceOf(boundary, scores) },
    };
  });
  return { kind: 'chapters', chapters };
}

/** Boundaries that somebody else set, with what the transcript says for them where it would have set them too. */
function given(starts: readonly number[], tree: readonly Boundary[]): Boundary[] {
  return starts.map(
    (start) => tree.find((boundary) => boundary.start === start) ?? { start, strength: 1, share: 0, place: null },
  );
}

/** The beginnings of chapters at every density at once (`cutTree` takes one), for a transcript with words. */
export function boundaryTree(input: ChapteringInput, weights: BoundaryWeights = learnedBoundaryWeights()): Boundary[] {
  return readTalk(talkOf(input), weights).tree;
}

/** What the input says of what sentences mean, if it was told by the encoder that these weights know. */
function meantBy({ vectors }: ChapteringInput, own: MeaningWeights | undefined): Meant | undefined {
  if (!vectors) return undefined;
  const weights = own ?? learnedMeaningWeights();
  return vectors.encoder === weights.encoder ? { vectors, weights } : undefined;
}

/** `settled`: the chapters' beginnings at density `normal`, where somebody else set them. */
function readTalk(
  talk: Talk,
  weights: BoundaryWeights,
  { settled, meant }: { settled?: readonly number[] | undefined; meant?: Meant | undefined } = {},
): { scores: Scores; tree: Boundary[] } {
  const { starts, durationSeconds } = talk;
  const scores = scoreSentences(talk, weights, meant);
  const counted = { durationSeconds, handWork: handWork(talk.words) };
  const creators = countOf(countSigns(scores.byWords, starts, counted), weights.count, durationSeconds);
  const spoken = isMeeting(talk) ? Math.max(3, creators * ofUsualInMeetings) : creators;
  const candidates = candidatesOf(talk.sentences, scores.values, durationSeconds);
  // A silent opening is a candidate before the first sentence, and a chapter beside those of what is said.
  const before = candidates.length - starts.length;
  const count = spoken + before;
  const tree = segmentTree(candidates, durationSeconds, count, usualWeighing, settled);
  return { scores, tree: tree.map((one) => (one.place === null ? one : { ...one, place: one.place - before })) };
}

function evidenceOf({ start, share, place }: Boundary, scores: Scores): { score: number; reasons: string[] } {
  if (start === 0) return { score: 1, reasons: ['start'] };
  if (place === null) return { score: 0, reasons: ['length'] };
  const reasons = scores.reasonsFor(place);
  return { score: Math.round(Math.min(1, share) * 100) / 100, reasons: reasons.length > 0 ? reasons : ['length'] };
}
