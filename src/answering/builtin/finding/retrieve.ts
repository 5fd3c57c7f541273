import { anywhere, ending } from '../../../transcripts/reading/phrase-forms.ts';
import { announcesSponsor } from '../../../transcripts/reading/selling.ts';
import { advertisedIn } from '../../spoken/advertised.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { asksForFigure, holdsFigure } from '../question/measured.ts';
import type { Query } from '../question/query.ts';
import { type Term, termsOf } from '../question/query-terms.ts';
import { answerableSignals } from './answerable.ts';
import { bearingOf } from './bearing.ts';
import { fitOf } from './fit.ts';
import type { Ground } from './ground.ts';
import type { AnsweringModel } from './model.ts';
import { signalsOf } from './signals.ts';
import { answerableOf, weigh } from './weigh.ts';

/** What was found for a question. */
export interface Found {
  terms: Term[];
  /** Places of sentences where an answer may begin, best first, none near to another. */
  places: number[];
  /** How good each sentence is as the beginning of an answer: the logarithm of a share. */
  scores: Float64Array;
  /** Logarithm of the odds that the video answers the question. */
  answerable: number;
  /** How much more gladly each sentence is quoted for what is wanted beside the words. */
  bearing?: Float64Array | undefined;
}

/** How many words lie at least between two places that are told, in a short video and in one of hours. */
const apartWords = { short: 80, long: 150 };
const mostPlaces = 8;
/** What a sentence gains that holds all that is asked for: the places stay as good, and more often hold the very answer. */
const fitGain = 3;

/** What a follow-up gains beside the moment that was cited before: a logarithm, and the words over which it fades. */
const besideBefore = { gain: 1.5, words: 150 };
/** And what it loses where that was quoted already; who then asks but for the figure that stands there gets it, and it gains as much. */
const toldBefore = 2.5;
/** And what anything loses that is told in an advertisement, where something else is asked for; what is left of its fit. */
const advertised = { loss: 2.5, fit: 0.1 };
/** What a sentence gains that says who pays, where that is asked for. */
const announced = { gain: 2.5, fit: 2 };
const asksForSponsors = anywhere([`sponsor${ending}`, `werbepartner${ending}|gesponser${ending}`]);

/**
 * Looks for the sentences that answer, and judges whether any does. Linear in the length of the transcript.
 *
 * @param before the sentence that an earlier answer cited, where the question leans on it
 * @param after the sentence after what it quotes, where that is not to be told again
 */
export function retrieve(query: Query, ground: Ground, model: AnsweringModel, before?: number, after?: number): Found {
  const scored = (some: readonly Term[]) => {
    const signals = signalsOf(some, query.speakers, ground, model.associations);
    return { signals, scores: Float64Array.from(signals, (features) => weigh(features, model.ranker)) };
  };
  // Whether there is an answer is told by the words themselves: of other ones any long talk says some.
  const plain = termsOf(query, ground.spoken, 'everyday');
  const told = scored(plain);
  const answerable = answerableOf(answerableSignals(plain, ground, told.signals, told.scores, model), model);
  const terms = termsOf(query, ground.spoken, 'thesaurus');
  const { scores } = areSame(plain, terms) ? told : scored(terms);
  const asksWhoPays = asksForSponsors.test(query.question);
  const selling = asksWhoPays ? announcedIn(ground.spoken) : advertisedBeside(terms, ground.spoken);
  const { gain, fit } = asksWhoPays ? announced : { gain: -advertised.loss, fit: advertised.fit };
  const bearing = weighted(bearingOf(query, terms, ground.spoken), selling, scores.length, fit);
  const asked = { kind: query.kind, terms, spoken: ground.spoken, bearing };
  for (const at of scores.keys()) {
    scores[at] = (scores[at] ?? 0) + fitGain * fitOf(at, asked) + (selling.has(at) ? gain : 0);
  }
  if (before !== undefined) {
    const word = ground.wordStarts[before] ?? 0;
    scores.forEach((_, at) => {
      const words = Math.abs((ground.wordStarts[at] ?? 0) - word);
      const isTold = after !== undefined && at >= before && at < after;
      const isAsked = isTold && asksFigureIn(at, query, ground.spoken);
      const again = isTold ? (isAsked ? toldBefore : -toldBefore) : 0;
      const gain = besideBefore.gain * Math.exp(-words / besideBefore.words) + again;
      scores[at] = (scores[at] ?? 0) + gain;
    });
  }
  return { terms, places: apart(scores, ground), scores, answerable, bearing };
}

/** The places of what is told in advertisements; none where a word that is asked for is said nowhere else. */
function advertisedBeside(terms: readonly Term[], spoken: Spoken): ReadonlySet<number> {
  const places = advertisedIn(spoken);
  if (places.size === 0) return places;
  const saidIn = (isThere: boolean) => new Set(spoken.stems.filter((_, at) => places.has(at) === isThere).flat());
  const [here, elsewhere] = [saidIn(true), saidIn(false)];
  const isOnly = ([key, sure]: [string, number]) => sure === 1 && here.has(key) && !elsewhere.has(key);
  return terms.some(({ stems }) => [...stems].some(isOnly)) ? new Set() : places;
}

/** The places of the sentences that say who pays. */
function announcedIn({ sentences }: Spoken): ReadonlySet<number> {
  return new Set([...sentences.entries()].flatMap(([at, sentence]) => (announcesSponsor(sentence) ? [at] : [])));
}

/** How gladly each sentence is quoted, times `fit` for those of advertisements. */
function weighted(
  bearing: Float64Array | undefined,
  places: ReadonlySet<number>,
  length: number,
  fit: number,
): Float64Array | undefined {
  if (places.size === 0) return bearing;
  return Float64Array.from({ length }, (_, at) => (bearing?.[at] ?? 1) * (places.has(at) ? fit : 1));
}

/** Whether a question that names nothing itself asks for a figure that a sentence holds: `When?`, after it was quoted with its year. */
function asksFigureIn(at: number, { kind, sought }: Query, { sentences, language }: Spoken): boolean {
  const text = sentences[at]?.text ?? '';
  return asksForFigure(kind) && sought.every(({ weight }) => weight === 1) && holdsFigure(kind, text, language);
}

/** What was found in a part of the sentences (`to` excluded). */
export function foundIn({ from, to }: { from: number; to: number }, found: Found, ground: Ground): Found {
  const scores = found.scores.map((score, at) => (from <= at && at < to ? score : Number.NEGATIVE_INFINITY));
  return { ...found, scores, places: apart(scores, ground) };
}

function areSame(some: readonly Term[], others: readonly Term[]): boolean {
  return some.length === others.length && some.every(({ stems }, at) => stems.size === others[at]?.stems.size);
}

function apart(scores: Float64Array, { wordStarts, size }: Ground): number[] {
  const words = apartWords.short + (apartWords.long - apartWords.short) * size;
  const places: number[] = [];
  const left = Float64Array.from(scores);
  while (places.length < mostPlaces) {
    let best = -1;
    for (let at = 0; at < left.length; at += 1) {
      if ((left[at] ?? 0) > (best < 0 ? Number.NEGATIVE_INFINITY : (left[best] ?? 0))) best = at;
    }
    if (best < 0) return places;
    places.push(best);
    const word = wordStarts[best] ?? 0;
    for (let at = best; at >= 0 && word - (wordStarts[at] ?? 0) < words; at -= 1) left[at] = Number.NEGATIVE_INFINITY;
    for (let at = best; at < left.length && (wordStarts[at] ?? 0) - word < words; at += 1)
      left[at] = Number.NEGATIVE_INFINITY;
  }
  return places;
}
