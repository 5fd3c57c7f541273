import { promptRoom, writtenToken } from '../../language-model/capacity.ts';
import type { LanguageModel, ModelAway, ModelCapacity } from '../../language-model/language-model.ts';
import { languageOfText } from '../../transcripts/reading/language.ts';
import { suspectSentences } from '../../transcripts/reading/prompt-injection.ts';
import { timestamp } from '../../transcripts/timestamp.ts';
import type {
  Answer,
  AnsweringEngine,
  AnsweringInput,
  AnsweringOptions,
  AnswerReport,
  Citation,
  ModelFailure,
  Told,
} from '../engine.ts';
import { messagesFor } from '../messages/messages.ts';
import { quoteOf } from '../quotes.ts';
import { type Asked, askModel, fewestAtOnce, reportOf } from './ask-model.ts';
import { chooseSentences } from './choose-sentences.ts';
import { haveWordInCommon } from './compared-words.ts';
import { brokenOff, writeAnswer } from './write-answer.ts';

export interface LanguageModelAnsweringOptions {
  model: LanguageModel;
  /** Answers where the model does not, or nothing that it wrote holds. */
  fallback: AnsweringEngine;
  /** The places in `reading.sentences` of the likeliest answers, best first: asked for where the whole transcript does not fit. */
  rankSentences: (input: AnsweringInput, signal?: AbortSignal) => Promise<number[]>;
  /** A signal that aborts when the model has had its time for one question. */
  patience: (secondsLeft: number | undefined) => AbortSignal;
  /** Tokens for one question, its requests together. */
  mostTokens: number;
}

/** A model that did not take a request is given half as many tokens as it was, or these, in case that it was too long for it. */
const fewTokens = 6000;
/** Requests of a question that may be too long for the model. */
const mostUnfit = 2;
/** The share of the time for a call in which a request is to be answered: somebody waits for it. */
const shareOfCall = 2 / 3;
/**
 * Tokens after which an answer is a runaway, the shares of a context and of a question's tokens that it may take, and the share of the time
 * for a call that it may take to write.
 */
const mostAnswer = { tokens: 2000, ofContext: 0.25, ofQuestion: 0.15, ofCall: 1 / 3 };
const fewestAnswerTokens = 300;
/** Words of what comes nearest to a question that is not answered. */
const mostQuoted = 40;

/**
 * The engine that asks a language model. The model never writes a time: it names the numbers of the sentences on which each
 * of its own rests and quotes from them, or its provider says what it cites; the code checks number, quote and sentence, and
 * writes the moments. The model reads the whole transcript, or what bears on the question where that is too long.
 */
export function createLanguageModelAnswering(options: LanguageModelAnsweringOptions): AnsweringEngine {
  return { name: 'llm', answer: (input, around) => answerOf(options, input, around) };
}

async function answerOf(
  { model, fallback, rankSentences, patience, mostTokens }: LanguageModelAnsweringOptions,
  input: AnsweringInput,
  around: AnsweringOptions = {},
): Promise<Answer> {
  const { signal, tell } = around;
  signal?.throwIfAborted();
  const language = languageOfText(input.question, input.reading.language);
  const say = messagesFor(input.outputLanguage ?? language);
  const byFallback = async (report: AnswerReport, failure?: ModelFailure): Promise<Answer> => {
    const answer = await fallback.answer(input, signal ? { signal } : {});
    // The built-in engine answers in the question's language.
    const markdown = failure ? `${answer.markdown}\n\n*${messagesFor(language)('without_model')}*` : answer.markdown;
    return { ...answer, markdown, report: { ...report, engine: 'builtin', ...(failure && { failure }) } };
  };
  if (input.reading.sentences.length === 0) return byFallback(reportOf(model));
  const time = patience(around.secondsLeft);
  let ranked: Promise<number[]> | undefined;
  const rank = () => (ranked ??= rankSentences(input, signal));
  const choose = (tokens: number) => chooseSentences(input, tokens, rank);
  const given = {
    model,
    input,
    say,
    tell,
    choose,
    mostTokens,
    signal: signal ? AbortSignal.any([signal, time]) : time,
  };
  const ask = async (most: number) => {
    const capacity = await model.capacity();
    const answerTokens = answerTokensOf(capacity, mostTokens);
    const inContext = promptRoom({ ...capacity, tokensPerSecond: undefined }, answerTokens);
    // A slow one is asked with little all the same, and may have become quicker.
    const inTime = Math.max(
      promptRoom(capacity, answerTokens, capacity.callSeconds * shareOfCall),
      fewestAtOnce(input, model),
    );
    const atOnce = Math.min(most, Math.min(inContext, inTime) + answerTokens);
    return { atOnce, asked: await askModel({ ...given, answerTokens, mostAtOnce: atOnce }) };
  };

  let { asked, atOnce } = await ask(mostTokens);
  for (let tries = 0; tries < mostUnfit && asked.kind === 'away' && asked.outcome.isUnfit; tries++) {
    const again = await ask(Math.min(fewTokens, Math.floor(atOnce / 2)));
    asked = after(asked, again.asked);
    atOnce = again.atOnce;
  }
  signal?.throwIfAborted();
  const { report } = asked;
  if (asked.kind === 'answered') {
    const told = writeAnswer(asked.statements);
    return { kind: 'answered', ...(asked.brokeOff ? brokenOff(told, say) : told), report };
  }
  if (asked.kind === 'not_said') {
    const nearest = nearestOf(asked.absence.nearest, input) ?? (await foundBy(fallback, input, around));
    return { kind: 'not_said', ...notSaid(say, nearest), report };
  }
  if (asked.kind === 'nothing_holds') return byFallback(report);
  if (asked.kind === 'no_room') return byFallback(report, 'unfit');
  return byFallback(report, asked.kind === 'refused' ? 'refused' : failureOf(asked.outcome));
}

function failureOf({ isMisset, isUnfit, isBusy, isSpent }: ModelAway): ModelFailure {
  if (isSpent) return 'spent';
  if (isMisset) return 'misset';
  if (isUnfit) return 'unfit';
  return isBusy ? 'busy' : 'away';
}

/** Tokens for an answer of a model: as many as it has room and time for, up to what any answer takes. */
function answerTokensOf(
  { contextTokens, tokensPerSecond = Number.POSITIVE_INFINITY, callSeconds }: ModelCapacity,
  questionTokens: number,
): number {
  const { tokens, ofContext, ofQuestion, ofCall } = mostAnswer;
  const inTime = (tokensPerSecond * callSeconds * ofCall) / writtenToken;
  const most = Math.min(tokens, contextTokens * ofContext, questionTokens * ofQuestion, inTime);
  return Math.max(fewestAnswerTokens, Math.floor(most));
}

/** Says in the product's own words that the video does not say it, with what comes nearest. */
function notSaid(say: ReturnType<typeof messagesFor>, nearest: Citation | undefined): Told {
  if (!nearest) return { markdown: say('not_said'), citations: [] };
  const moment = timestamp(nearest.startSeconds);
  return { markdown: `${say('not_said_nearest')} “${nearest.quote}” (${moment}).`, citations: [nearest] };
}

/** The sentence that the model calls nearest, if it has a word of the question and gives nobody orders. */
function nearestOf(number: number | null, { reading, question }: AnsweringInput): Citation | undefined {
  const place = reading.sentences.findIndex((one) => one.number === number);
  const sentence = reading.sentences[place];
  if (!sentence || suspectSentences(reading.sentences).has(place)) return undefined;
  if (!haveWordInCommon(question, sentence.text)) return undefined;
  const { text: quote } = quoteOf([sentence], mostQuoted);
  const startSeconds = Math.floor(sentence.start);
  if (quote === '' || startSeconds >= Math.max(1, reading.durationSeconds)) return undefined;
  return { startSeconds, passage: sentence.number, quote };
}

/** What the fallback would answer with. */
async function foundBy(
  fallback: AnsweringEngine,
  input: AnsweringInput,
  { signal }: AnsweringOptions,
): Promise<Citation | undefined> {
  const answer = await fallback.answer(input, signal ? { signal } : {});
  const isNear = answer.kind === 'answered' || answer.isNear === true;
  return isNear ? answer.citations[0] : undefined;
}

/** What came of a second go, with what the first one took. */
function after(first: Asked, second: Asked): Asked {
  const { requests, causes } = first.report;
  const report = { ...second.report, requests: requests + second.report.requests };
  return { ...second, report: { ...report, causes: [...causes, ...second.report.causes] } };
}
