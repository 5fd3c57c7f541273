import { timestamp } from '../../chaptering/rules.ts';
import type { Answer, AnsweringEngine, AnsweringInput } from '../engine.ts';
import { type Asked, type Fit, fitting } from './fit.ts';
import { overviewOf } from './overview.ts';
import { readSpoken } from './passages.ts';
import { readQuestion } from './query.ts';
import { plainText, type Quote } from './quote.ts';
import { type Wording, wordingFor } from './wording.ts';

/** A passage answers where it holds at least this much of what the question asks for. */
const enoughCoverage = 0.55;
/** A further passage is told where it is at least this good beside the best one, and its quote holds this much. */
const nearlyAsGood = 0.65;
const enoughFit = 0.5;
const mostQuotes = 3;
/** Words of the question that are repeated where the video does not say them. */
const mostWordsNamed = 3;

/**
 * The built-in engine: no model, no network. It looks for the question's words in the transcript and answers with what is said
 * there, in the speaker's words; it adds nothing, and says so where they are not there.
 */
export const localAnsweringEngine: AnsweringEngine = {
  name: 'local',
  async answer(input, signal) {
    signal?.throwIfAborted();
    return answerOf(input);
  },
};

function answerOf(input: AnsweringInput): Answer {
  const spoken = readSpoken(input.transcript, input.durationSeconds);
  const wording = wordingFor(input.question, input.transcript.language);
  const query = readQuestion(input.question, input.earlier);
  if (spoken.sentences.length === 0) return { kind: 'not_said', markdown: wording.notSaid([]), citations: [] };
  if (query.sought.length === 0) return overviewOf(input, spoken, wording);
  const { asked, fits } = fitting(query, spoken);
  const best = fits[0];
  if (!best || best.coverage < enoughCoverage) return notSaid(best, asked, input.transcript.language, wording);
  return quotes(best.quote, furtherQuotes(best, fits), wording);
}

/** Up to two quotes that say nearly as much elsewhere, in the order of the video. */
function furtherQuotes(best: Fit, fits: readonly Fit[]): Quote[] {
  const chosen = [best.quote];
  for (const { quote, score, coverage, fit } of fits) {
    if (chosen.length >= mostQuotes || score < best.score * nearlyAsGood) break;
    if (coverage < enoughCoverage || fit < enoughFit) continue;
    if (chosen.every((one) => quote.from > one.to || quote.to < one.from)) chosen.push(quote);
  }
  return chosen.slice(1).sort((one, other) => one.startSeconds - other.startSeconds);
}

function quotes(first: Quote, others: Quote[], wording: Wording): Answer {
  const lines = [`${wording.says} ${withMoment(first, wording)}.`];
  if (others.length > 0) {
    lines.push('', wording.further, '', ...others.map((quote) => `- ${withMoment(quote, wording)}`));
  }
  return { kind: 'answered', markdown: lines.join('\n'), citations: [first, ...others].map(citation) };
}

/** Says which of the question's words are not there, and shows where others of them are. */
function notSaid(nearest: Fit | undefined, { terms }: Asked, language: string | null, wording: Wording): Answer {
  const absent = terms.filter(({ sought, stems }) => sought.weight === 1 && stems.size === 0);
  const words = absent.map(({ sought }) => plainText(sought.word)).filter((word) => word !== '');
  const sentences = [wording.notSaid(words.slice(0, mostWordsNamed))];
  if (nearest) sentences.push(`${wording.nearest} ${withMoment(nearest.quote, wording)}.`);
  else if (language && /^(en|de)\b/i.test(language) && !language.toLowerCase().startsWith(wording.language)) {
    sentences.push(wording.otherLanguage);
  }
  return { kind: 'not_said', markdown: sentences.join(' '), citations: nearest ? [citation(nearest.quote)] : [] };
}

function withMoment({ quote, startSeconds }: Quote, wording: Wording): string {
  return wording.quoted(quote, timestamp(startSeconds));
}

function citation({ startSeconds, quote }: Quote) {
  return { startSeconds, quote };
}
