import type { Sentence } from '../../../../transcripts/language/sentences.ts';
import type { Word } from '../../../../transcripts/language/words.ts';
import type { Span } from '../chapter-spans.ts';
import { advertisedIn } from '../parts/sponsors/advertised.ts';
import type { Casing } from '../words/casing.ts';
import { surnamesOf } from '../words/given-names.ts';
import type { Sense } from '../words/senses.ts';
import { askedTopics } from './clauses/asked-topics.ts';
import type { Clause } from './clauses/clause.ts';
import { clausesOf } from './clauses/clauses.ts';
import { guestsOf } from './guests.ts';
import { phrasesOf } from './phrases/phrases.ts';
import { spellPhrase } from './phrases/spell-phrase.ts';
import type { Task } from './tasks/task.ts';

/** Something said in a chapter that may serve as its title. */
export interface Candidate {
  kind: 'phrase' | 'pair' | 'joined' | 'guest' | 'task' | Clause['kind'];
  /** Places of its words where it is said best, `to` excluded. */
  from: number;
  to: number;
  /** Of what stands side by side, the places of the other's words. */
  also?: { from: number; to: number };
  text: string;
  /** How often it is said in the chapter, and in the others. */
  count: number;
  elsewhere: number;
  /** Of its uses, the share that is whole (`Phrase.whole`). */
  whole: number;
  /** How many sentences after the chapter's first it is first said. */
  sentence: number;
  /** Of the chapter's eight stretches, those in which it is said. */
  stretches: number;
  /** How often it is said in the chapter's first sentences. */
  early: number;
  /** Whether it is first said in a question. */
  asked: boolean;
  /** How often "the" or the like stands before it, and how often "a". */
  articles: number;
  indefinite: number;
  /** Of its whole uses, those right after "the". */
  definite: number;
  /** How often "in" or the like does. */
  placed: number;
  /** Of a task, 0 to 1: how much it is said to be what the rest is done for. */
  purpose: number;
}

const stretches = 8;
const openingSentences = 6;
/** Clauses further in say what one sentence is about, not the chapter. */
const clauseSentences = 16;
/** Those who are brought in later are not whom the chapter is about. */
const guestSentences = 8;

export interface Reading {
  words: readonly Word[];
  sentences: readonly Sentence[];
  senses: readonly Sense[];
  casing: Casing;
  /** Of each sentence, in a video that shows how something is done. */
  tasks: readonly (readonly Task[])[];
}

/** Which words of a phrase are mostly said with a capital where it is said, though not by themselves: "the Vatican Library". */
function capitalsOf(
  senses: readonly Sense[],
  { from, to, count, capitals }: Candidate & { capitals: number[] },
): boolean[] {
  return Array.from({ length: to - from }, (_, at) => {
    const isContent = senses[from + at]?.part !== 'grammar';
    return isContent && to - from > 1 && (capitals[at] ?? 0) > 0.6 * count;
  });
}

/** The candidates of each span, in the order in which they are said. */
export function candidatesOf(reading: Reading, spans: readonly Span[]): Candidate[][] {
  const { words, sentences, senses, casing, tasks } = reading;
  const total = new Map<string, number>();
  const surnames = surnamesOf(senses);
  // "Mike and Carol" as "Mike and Carol Daly": a given name alone tells strangers nothing.
  const inFull = (text: string, to: number) => {
    const last = senses[to - 1];
    const surname = last?.part === 'name' ? surnames.get(last.bare) : undefined;
    const spelled = surname === undefined ? '' : spellPhrase(words, surname, surname + 1, casing);
    return spelled && !text.includes(spelled) ? `${text} ${spelled}` : text;
  };
  const speakers = speakersIn(words);
  const bySpan = spans.map((span) => {
    const phrases = new Map<string, Candidate & { last: number; capitals: number[] }>();
    const clauses: Candidate[] = [];
    const deeds = new Map<string, Candidate>();
    const advertised = advertisedIn(sentences, words, span);
    for (let place = span.from; place < span.to; place++) {
      const sentence = sentences[place];
      if (!sentence || advertised.has(place)) continue;
      const offset = place - span.from;
      const stretch = Math.floor((offset / (span.to - span.from)) * stretches);
      for (const { from, to, key, whole } of phrasesOf({ words, senses, sentence, casing })) {
        if (to - from === 1 && senses[from]?.part === 'name' && speakers.has(senses[from]?.bare ?? '')) continue;
        let known = phrases.get(key);
        if (!known) {
          known = { ...blank, from, to, sentence: offset, asked: sentence.question, capitals: [] };
          phrases.set(key, known);
        } else if (whole && known.whole === 0) [known.from, known.to] = [from, to];
        known.count++;
        const before = senses[from - 1]?.bare ?? '';
        if (/^(?:the|this|that|your|our)$/.test(before)) known.articles++;
        if (/^(?:an?|another|every|each)$/.test(before)) known.indefinite++;
        // "Belief in God" says nothing of where.
        const isHeld = /^(?:belie|faith|trust|confiden|interest)/.test(senses[from - 2]?.bare ?? '');
        if (!isHeld && /^(?:in|inside|into|across|throughout|within)$/.test(before)) known.placed++;
        for (let at = from; at < to; at++) {
          const isOpening = at === sentence.from;
          if (!isOpening && !/^\p{Lu}/u.test(words[at]?.text ?? '')) continue;
          known.capitals[at - from] = (known.capitals[at - from] ?? 0) + (isOpening ? 0.5 : 1);
        }
        if (whole) known.whole++;
        if (whole && before === 'the') known.definite++;
        if (known.last !== stretch) known.stretches++;
        known.last = stretch;
        if (offset < openingSentences) known.early++;
      }
      for (const task of tasks[place] ?? []) {
        const known = deeds.get(task.text) ?? {
          ...blank,
          ...task,
          kind: 'task' as const,
          whole: 1,
          sentence: offset,
        };
        deeds.set(task.text, { ...known, count: known.count + 1, purpose: Math.max(known.purpose, task.purpose) });
      }
      if (offset < guestSentences) {
        for (const guest of guestsOf(senses, sentence)) {
          const text = spellPhrase(words, guest.from, guest.to, casing);
          clauses.push({
            ...blank,
            ...guest,
            kind: 'guest',
            text,
            count: 1,
            whole: 1,
            sentence: offset,
            stretches: 1,
            early: 1,
          });
        }
      }
      if (offset >= clauseSentences) continue;
      for (const clause of [
        ...clausesOf({ words, senses, sentence, casing }),
        ...askedTopics({ words, senses, sentence, casing }),
      ]) {
        // Where something is shown, its tasks say what is done.
        if (clause.kind === 'doing' && tasks.length > 0) continue;
        const asked = sentence.question;
        clauses.push({ ...blank, ...clause, count: 1, whole: 1, sentence: offset, stretches: 1, early: 1, asked });
      }
    }
    for (const [key, { count }] of phrases) total.set(key, (total.get(key) ?? 0) + count);
    return { phrases, clauses: [...clauses, ...deeds.values()] };
  });
  return bySpan.map(({ phrases, clauses }) => [
    ...[...phrases]
      .filter(([, { whole }]) => whole > 0)
      .map(([key, phrase]) => ({
        ...phrase,
        text: inFull(spellPhrase(words, phrase.from, phrase.to, casing, capitalsOf(senses, phrase)), phrase.to),
        whole: phrase.whole / phrase.count,
        elsewhere: (total.get(key) ?? 0) - phrase.count,
      })),
    ...clauses,
  ]);
}

/** The words of the names of those who speak, in lower case: they are addressed throughout, whatever it is about. */
function speakersIn(words: readonly Word[]): ReadonlySet<string> {
  return new Set([...new Set(words.map(({ by }) => by ?? ''))].flatMap((name) => name.toLowerCase().split(/[\s.]+/)));
}

const blank = {
  kind: 'phrase' as const,
  from: 0,
  to: 0,
  text: '',
  count: 0,
  elsewhere: 0,
  whole: 0,
  sentence: 0,
  stretches: 0,
  early: 0,
  asked: false,
  articles: 0,
  indefinite: 0,
  definite: 0,
  placed: 0,
  purpose: 0,
  last: -1,
};
