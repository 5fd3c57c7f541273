import { type Reading as TranscriptReading, withoutPromptInjection } from '../../transcripts/reading/reading.ts';
import { type Sentence, sentenceEnd } from '../../transcripts/reading/sentences.ts';
import { bareWord } from '../../transcripts/reading/terms.ts';
import { type Word, wordsOf } from '../../transcripts/reading/words.ts';
import { beginsAnew } from './asides.ts';
import { type FormsOf, formsAmong } from './forms.ts';
import { hesitationsAmong, isAssent } from './hesitations.ts';
import { leadsOn } from './leads-on.ts';
import { fold, stem } from './stem.ts';
import type { Stemmer } from './stemmers.ts';
import { entriesFor, expressionsFrom, goesOn } from './synonyms.ts';
import { type Tongue, tongueOf } from './tongue.ts';
import { isTopicless } from './topicless.ts';

/** Sentences that follow one another: places of the first and the last; `to` is excluded. */
export interface Stretch {
  from: number;
  to: number;
}

/** Two to four sentences: long enough to say something, short enough to be about one thing. */
export interface Passage extends Stretch {
  /** How often each stem occurs. */
  counts: Map<string, number>;
  /** Words that carry a topic. */
  length: number;
}

export interface Spoken extends Pick<TranscriptReading, 'words' | 'asSaid'> {
  sentences: Sentence[];
  numbers: number[];
  tongue: Tongue;
  /** Its language by its code, without a country; null where neither its source nor its words tell. */
  language: string | null;
  /** The stems of each sentence, in order, and after them the expressions in it that the thesaurus has: `give_up`. */
  stems: string[][];
  /** A window of sentences from each one on. */
  passages: Passage[];
  /** In how many passages each stem occurs. */
  spread: Map<string, number>;
  /** The stem of each folded word that was said and carries a topic. */
  vocabulary: Map<string, string>;
  /** What was said of the forms of a word, by the endings of a language that is neither English nor German. */
  formsOf: FormsOf;
  /** The stems of what was said by entries of the thesaurus that it is a form of. */
  entries: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many words of each sentence are left without hesitations; 0 where it only assents. */
  meant: number[];
  /** Who speaks each sentence, as the source names them; null where it does not say. */
  by: (string | null)[];
  /** Everybody who is named, in the order in which they begin to speak. */
  speakers: string[];
}

const mostSentences = 4;
const enoughWords = 45;
const mostOfExpression = 16;

/**
 * Cuts what is said into sentences and overlapping passages; sentences at or after the end of the video are left out.
 *
 * @param orders whether orders that were planted for models are a part of it
 * @param stemmer of its language (`stemmers.ts`)
 */
export function readSpoken(
  reading: TranscriptReading,
  orders: 'kept' | 'left out' = 'kept',
  stemmer?: Stemmer,
): Spoken {
  const { words, asSaid, durationSeconds, ...cut } = orders === 'kept' ? reading : withoutPromptInjection(reading);
  const sentences = cut.sentences.filter(({ start }) => Math.floor(start) < durationSeconds);
  const vocabulary = new Map<string, string>();
  const tongue = tongueOf(
    reading.language,
    words.map(({ text }) => text),
  );
  const readings = new Map<string, Reading>();
  const read = ({ text }: Word) => {
    const known = readings.get(text);
    if (known) return known;
    const reading = readingOf(text, vocabulary, tongue === 'en');
    readings.set(text, reading);
    return reading;
  };
  const stems = sentences.map(({ from, to }) => stemsIn(words.slice(from, to).map(read)));
  const formsOf = formsAmong(readings.keys(), vocabulary, tongue === 'other' ? stemmer : undefined);
  const entries = entriesAmong(vocabulary, stems);
  const passages = sentences.map((_, from) => passageFrom(from, sentences, stems));
  const spread = new Map<string, number>();
  for (const { counts } of passages) {
    for (const key of counts.keys()) spread.set(key, (spread.get(key) ?? 0) + 1);
  }
  const isHesitation = hesitationsAmong(
    words.map(({ text }) => text),
    tongue,
  );
  const meant = sentences.map(({ from, to }) => {
    const own = words.slice(from, to).map(({ text }) => text);
    return isAssent(own, tongue) ? 0 : own.filter((_, at) => isHesitation[from + at] === false).length;
  });
  const by = sentences.map(({ from }) => words[from]?.by ?? null);
  const speakers = [...new Set(by.flatMap((name) => name ?? []))];
  return {
    words,
    asSaid,
    tongue,
    language: tongue === 'other' ? reading.language : tongue,
    sentences,
    numbers: sentences.map(({ number }) => number),
    stems,
    passages,
    spread,
    vocabulary,
    formsOf,
    entries,
    meant,
    by,
    speakers,
  };
}

const fewMeant = 5;
/** What is left of a word that was broken off: a letter, a comma after nothing. */
const piece = /(?<![\p{L}\p{N}.'’-])[b-hj-z](?![\p{L}\p{N}.'’-])|(?<=^|\s),(?=\s)/gu;

/** How well a sentence reads, 0 to 1: less where its speaker stumbles, breaks off or merely assents. */
export function fluencyOf(place: number, { sentences, words, meant }: Spoken): number {
  const { from = 0, to = 1, text = '' } = sentences[place] ?? {};
  const left = meant[place] ?? 0;
  const pieces = text.match(piece)?.length ?? 0;
  const own = words.slice(from, to).map((word) => word.text);
  const anew = own.filter((_, at) => beginsAnew(own, at)).length;
  const ends = sentenceEnd.test(text) ? 1 : isCutShort(place, sentences, words) ? 0.5 : 0.85;
  return (left / Math.max(1, to - from)) * ends * Math.min(1, left / fewMeant) * Math.max(0.4, 0.8 ** (pieces + anew));
}

/** Whether a speaker breaks off, or is cut short, with a word that leads on: `of the`. */
function isCutShort(place: number, sentences: readonly Sentence[], words: readonly Word[]): boolean {
  const { to = 0 } = sentences[place] ?? {};
  return words[to]?.speaker !== false && leadsOn(words[to - 1]?.text ?? '');
}

/** The words of any other text, such as a question, cut as those of the transcript are. */
export function wordsOfText(text: string): Word[] {
  return wordsOf({ language: null, kind: 'file', segments: [{ start: 0, end: 1, text }] }, 1);
}

/** A written word; what is said often is read once. */
interface Reading {
  folded: string;
  /** Its stem; empty where it carries no topic. */
  key: string;
  begins: ReturnType<typeof expressionsFrom>;
}

/** `vocabulary` is added to. */
function readingOf(text: string, vocabulary: Map<string, string>, isEnglish: boolean): Reading {
  const bare = bareWord(text);
  const folded = fold(bare);
  const begins = expressionsFrom(folded);
  if (bare === '' || isTopicless(bare, isEnglish, text)) return { folded, key: '', begins };
  const key = vocabulary.get(folded) ?? stem(bare);
  vocabulary.set(folded, key);
  return { folded, key, begins };
}

/** The stems of words that carry a topic, then the expressions among them. */
function stemsIn(readings: readonly Reading[]): string[] {
  const stems: string[] = [];
  for (const { key } of readings) if (key !== '') stems.push(key);
  for (const [at, { begins }] of readings.entries()) {
    if (begins.length === 0) continue;
    // An expression has no more than a few words, with some between them.
    const folded = readings.slice(at, at + mostOfExpression).map((one) => one.folded);
    for (const one of begins) if (goesOn(one, 0, folded)) stems.push(one.entry);
  }
  return stems;
}

function entriesAmong(vocabulary: ReadonlyMap<string, string>, stems: readonly string[][]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (entry: string, key: string) => found.set(entry, (found.get(entry) ?? new Set()).add(key));
  for (const [folded, key] of vocabulary) for (const entry of entriesFor(folded)) add(entry, key);
  for (const key of stems.flat()) if (key.includes('_')) add(key, key);
  return found;
}

function passageFrom(from: number, sentences: readonly Sentence[], stems: readonly string[][]): Passage {
  let to = from;
  let spoken = 0;
  while (to < sentences.length && to - from < mostSentences && (to - from < 2 || spoken < enoughWords)) {
    spoken += (sentences[to]?.to ?? 0) - (sentences[to]?.from ?? 0);
    to += 1;
  }
  const counts = new Map<string, number>();
  let length = 0;
  for (let at = from; at < to; at += 1) {
    for (const key of stems[at] ?? []) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      length += 1;
    }
  }
  return { from, to, counts, length };
}
