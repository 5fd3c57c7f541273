import { matching } from '../../../../../transcripts/reading/phrase-forms.ts';
import type { Sentence } from '../../../../../transcripts/reading/sentences.ts';
import { announcesSponsor, sellsIn } from '../../../../../transcripts/reading/sponsors.ts';
import type { Word } from '../../../../../transcripts/reading/words.ts';
import { cuesOf } from '../../../cues/cues.ts';
import { addressesIn, saidFor } from './addresses.ts';
import { timesSaid } from './times-said.ts';

/** How shows ask for something for themselves. */
const asking = matching(
  [
    '\\bsubscribe (to|on|at|wherever)',
    '\\bfollow (us|me|\\p{Lu}[\\p{L} ]+) on\\b',
    '\\b(like|hit|smash) (and|the) subscribe',
    '\\b(five|5)[- ]star review',
    '\\bleave (us )?a (review|comment)',
    '\\bbecome a (member|subscriber|paid)',
    '\\blinks? in the description|\\bwherever you get your podcasts',
  ],
  'u',
);

/** How who pays is thanked. */
const thanking =
  /\bfor (?:supporting|sponsoring) (?:the|this|my|our|today's) (?:channel|video|show|podcast|episode|stream)\b/u;

/** Sentences without selling that an advertisement has in a row. */
const reach = 8;
/** Sentences after an address in which who has it may be named once more. */
const afterword = 3;
/** Sentences that lead up to an address at most. */
const longestStory = 30;
/** Of a chapter's words, what is left where advertisements are passed over. */
const leastRest = 0.75;

/** The places of a chapter's sentences that sell something, where enough of it is about something else; `to` is excluded. */
export function advertisedIn(
  sentences: readonly Sentence[],
  words: readonly Word[],
  { from, to }: { from: number; to: number },
): ReadonlySet<number> {
  const advertised = new Set<number>();
  let last = Number.NEGATIVE_INFINITY;
  let names: string[] = [];
  for (let place = from; place < to; place++) {
    const sentence = sentences[place];
    if (!sentence) continue;
    const isNear = place - last <= reach;
    if (opens(sentence, words) || (isNear && sellsIn(sentence))) {
      const told = namesTold(sentences, from, place);
      const first = Math.min(isNear ? last + 1 : place, firstNamed(sentences, from, place, told));
      for (let at = first; at <= place; at++) advertised.add(at);
      if (told.length > 0) names = told;
      last = place;
    } else if (place - last <= afterword && isNamed(sentence, names)) {
      for (let at = last + 1; at <= place; at++) advertised.add(at);
    }
  }
  const wordsOf = (places: Iterable<number>) =>
    [...places].reduce((sum, place) => sum + (sentences[place]?.to ?? 0) - (sentences[place]?.from ?? 0), 0);
  const all = (sentences[to - 1]?.to ?? 0) - (sentences[from]?.from ?? 0);
  return all - wordsOf(advertised) >= leastRest * all ? advertised : new Set();
}

/** Whether a sentence is an advertisement's by itself: it says who pays, tells an address, or asks listeners to follow. */
function opens(sentence: Sentence, words: readonly Word[]): boolean {
  if (announcesSponsor(sentence) || cuesOf(sentence, words).sponsor === 1) return true;
  return addressesIn(sentence.text).length > 0 || asking.test(sentence.text) || thanking.test(sentence.text);
}

/** Who has the addresses that a sentence tells, as they are named in it or before it. */
function namesTold(sentences: readonly Sentence[], from: number, place: number): string[] {
  const addresses = addressesIn(sentences[place]?.text ?? '');
  if (addresses.length === 0) return [];
  const texts = sentences.slice(Math.max(from, place - longestStory), place + 1).map(({ text }) => text);
  return addresses.flatMap((address) => saidFor(address, texts.join(' ')) ?? []);
}

/** The first sentence in which somebody is named, with few others between: where the advertisement that ends at `place` begins. */
function firstNamed(sentences: readonly Sentence[], from: number, place: number, names: readonly string[]): number {
  let first = place;
  for (let at = place - 1; at >= Math.max(from, place - longestStory) && first - at <= reach; at--)
    if (isNamed(sentences[at], names)) first = at;
  return first;
}

const isNamed = (sentence: Sentence | undefined, names: readonly string[]) =>
  names.some((name) => timesSaid(name, sentence?.text ?? '') > 0);
