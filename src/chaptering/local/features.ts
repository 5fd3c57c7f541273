import { localDeviation, newWords, vocabularyShift } from './cohesion.ts';
import { type CueKind, cuesOf } from './cues.ts';
import type { Sentence } from './sentences.ts';
import { bareWord, stem, type Terms } from './terms.ts';
import type { Word } from './words.ts';

/** What speaks for and against a chapter that begins with each sentence; one row a sentence. */
export type Features = Record<FeatureName, number>;

export const featureNames = [
  'shift20',
  'shift45',
  'shift100',
  'shift220',
  'peak45',
  'peak100',
  'new30',
  'new90',
  'pause',
  'speaker',
  'mark',
  'opensSegment',
  'asks',
  'asksSoon',
  'turn',
  'turnSoon',
  'turnInside',
  'soft',
  'askOpening',
  'sponsor',
  'sponsorNear',
  'afterSponsor',
  'return',
  'greet',
  'close',
  'closeNear',
  'list',
  'continues',
  'named',
  'longSentence',
  'early',
  'late',
] as const;
export type FeatureName = (typeof featureNames)[number];

/** Reads every feature of every sentence, in time that grows with the number of words. */
export function featuresOf(
  words: readonly Word[],
  sentences: readonly Sentence[],
  terms: Terms,
  title: string | null,
  durationSeconds: number,
): Features[] {
  const [shift20, shift45, shift100, shift220] = vocabularyShift(sentences, terms);
  const new30 = newWords(sentences, terms, 30);
  const new90 = newWords(sentences, terms, 90);
  const cues = sentences.map((sentence) => cuesOf(sentence, words));
  const sponsor = cues.map((cue) => cue.sponsor ?? 0);
  const peak45 = peaks(shift45, sentences, 30);
  const peak100 = peaks(shift100, sentences, 60);
  const sponsorLately = decayed(sponsor, sentences, 40);
  const named = namedInTitle(words, sentences, title);
  return sentences.map((sentence, place) => {
    const first = words[sentence.from];
    const cue = cues[place] ?? {};
    const next = sentences[place + 1];
    const soon = (kind: CueKind) => Math.max(cues[place + 1]?.[kind] ?? 0, cues[place + 2]?.[kind] ?? 0);
    return {
      shift20: clip(shift20?.[place]),
      shift45: clip(shift45?.[place]),
      shift100: clip(shift100?.[place]),
      shift220: clip(shift220?.[place]),
      peak45: peak45[place] ?? 0,
      peak100: peak100[place] ?? 0,
      new30: clip(new30[place]),
      new90: clip(new90[place]),
      pause: Math.log1p(first?.pause ?? 0),
      speaker: first?.speaker ? 1 : 0,
      mark: first?.mark ? 1 : 0,
      opensSegment: first?.opensSegment ? 1 : 0,
      asks: sentence.question ? 1 : 0,
      asksSoon: next?.question || sentences[place + 2]?.question ? 1 : 0,
      turn: cue.turn === 1 ? 1 : 0,
      turnSoon: soon('turn'),
      turnInside: cue.turn === 0.5 ? 1 : 0,
      soft: cue.soft ?? 0,
      askOpening: cue.ask ?? 0,
      sponsor: cue.sponsor ?? 0,
      sponsorNear: soon('sponsor'),
      afterSponsor: sponsor[place] ? 0 : (sponsorLately[place] ?? 0),
      return: cue.return ?? 0,
      greet: cue.greet ?? 0,
      close: cue.close ?? 0,
      closeNear: soon('close'),
      list: cue.list ?? 0,
      continues: cue.continue ?? 0,
      named: named[place] ?? 0,
      longSentence: Math.min(1, (sentence.to - sentence.from) / 20),
      early: sentence.start < 25 ? 1 : 0,
      late: durationSeconds - sentence.start < 25 ? 1 : 0,
    };
  });
}

function clip(value: number | undefined): number {
  return Math.max(-2.5, Math.min(3.5, value ?? 0));
}

/** 1 where the value is the largest within `radius` seconds, else 0. Linear: a queue of falling values. */
function peaks(values: Float64Array | undefined, sentences: readonly Sentence[], radius: number): Float64Array {
  const result = new Float64Array(sentences.length);
  if (!values) return result;
  const queue: number[] = [];
  let head = 0;
  let end = 0;
  sentences.forEach((sentence, place) => {
    for (; end < sentences.length && (sentences[end]?.start ?? 0) <= sentence.start + radius; end++) {
      while (queue.length > head && (values[queue.at(-1) ?? 0] ?? 0) < (values[end] ?? 0)) queue.pop();
      queue.push(end);
    }
    while (head < queue.length - 1 && (sentences[queue[head] ?? 0]?.start ?? 0) < sentence.start - radius) head++;
    result[place] = queue[head] === place ? 1 : 0;
  });
  return result;
}

/** Of each place: the strongest earlier value, fading over `seconds`. */
function decayed(values: readonly number[], sentences: readonly Sentence[], seconds: number): Float64Array {
  const result = new Float64Array(values.length);
  let level = 0;
  values.forEach((value, place) => {
    const gap = (sentences[place]?.start ?? 0) - (sentences[place - 1]?.start ?? 0);
    level *= Math.exp(-Math.max(0, gap) / seconds);
    result[place] = level;
    level = Math.max(level, value);
  });
  return result;
}

/** Words of the video's own title in the fifteen seconds from each sentence, as deviation from the usual. */
function namedInTitle(words: readonly Word[], sentences: readonly Sentence[], title: string | null): Float64Array {
  const stems = new Set(
    (title ?? '')
      .split(/\s+/)
      .filter((word) => bareWord(word).length > 3)
      .map(stem),
  );
  const hits = new Float64Array(sentences.length);
  if (stems.size === 0) return hits;
  sentences.forEach((sentence, place) => {
    for (let at = sentence.from; at < sentence.to; at++) {
      if (stems.has(stem(words[at]?.text ?? ''))) hits[place] = (hits[place] ?? 0) + 1;
    }
  });
  const spread = hits.map((hit, place) => hit + 0.5 * (hits[place + 1] ?? 0));
  return localDeviation(spread, sentences, 600).map((value) => Math.max(-1, Math.min(2, value)));
}
