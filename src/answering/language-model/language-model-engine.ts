import type { LanguageModel } from '../../language-model/language-model.ts';
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
  NoAnswer,
  Told,
} from '../engine.ts';
import { messagesFor } from '../messages/messages.ts';
import { quoteOf } from '../quotes.ts';
import { type Asked, askModel, reportOf, roomForTranscript } from './ask-model.ts';
import { chooseSentences } from './choose-sentences.ts';
import { haveWordInCommon } from './compared-words.ts';
import { brokenOff, writeAnswer } from './write-answer.ts';

export interface LanguageModelAnsweringOptions {
  model: LanguageModel;
  /** Answers where nothing that the model wrote holds, and where the operator's tokens are used up. */
  fallback: AnsweringEngine;
  /** The places in `reading.sentences` of the likeliest answers, best first: asked for where the whole transcript does not fit. */
  rankSentences: (input: AnsweringInput, signal?: AbortSignal) => Promise<number[]>;
  /** A signal that aborts when the model has had its time for one question. */
  patience: (secondsLeft: number | undefined) => AbortSignal;
  /** Tokens for one question, its requests together. */
  mostTokens: number;
}

/** A model that did not take a request is given no more tokens than these, in case that it was too long for it. */
const fewTokens = 6000;
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
): Promise<Answer | NoAnswer> {
  const { signal, tell } = around;
  signal?.throwIfAborted();
  const byFallback = async (report: AnswerReport): Promise<Answer | NoAnswer> => {
    const answer = await fallback.answer(input, around);
    return 'markdown' in answer ? { ...answer, report: { ...report, engine: 'builtin' } } : answer;
  };
  if (input.reading.sentences.length === 0) return byFallback(reportOf(model));
  const say = messagesFor(languageOfText(input.question, input.reading.language));
  const time = patience(around.secondsLeft);
  const given = { model, input, say, tell, signal: signal ? AbortSignal.any([signal, time]) : time };
  const ask = async (tokens: number) => {
    const room = roomForTranscript(input, model, tokens);
    const places = await chooseSentences(input, room, () => rankSentences(input, signal));
    return askModel({ ...given, mostTokens: tokens, places });
  };

  let asked = await ask(mostTokens);
  if (asked.kind === 'away' && asked.outcome.isUnfit) asked = after(asked, await ask(Math.min(mostTokens, fewTokens)));
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
  if (asked.kind === 'refused') return { kind: 'model_refused', report };
  if (asked.kind === 'away' && !asked.outcome.isSpent) {
    const { isMisset, isUnfit, isBusy, againSeconds } = asked.outcome;
    const kind = isMisset ? 'model_misset' : isUnfit ? 'model_unfit' : isBusy ? 'model_busy' : 'model_away';
    return { kind, report, ...(againSeconds !== undefined && { againSeconds }) };
  }
  return byFallback(report);
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
  const isNear = 'markdown' in answer && (answer.kind === 'answered' || answer.isNear === true);
  return isNear ? answer.citations[0] : undefined;
}

/** What came of a second go, with what the first one took. */
function after(first: Asked, second: Asked): Asked {
  const { requests, causes } = first.report;
  const report = { ...second.report, requests: requests + second.report.requests };
  return { ...second, report: { ...report, causes: [...causes, ...second.report.causes] } };
}
