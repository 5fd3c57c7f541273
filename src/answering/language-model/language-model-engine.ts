import { askedTime } from '../builtin/question/asked-times.ts';
import { withWordsAsSaid } from '../builtin/question/joined-words.ts';
import { respelled } from '../builtin/question/respelled.ts';
import { stretchAbout } from '../builtin/telling/told-within.ts';
import type { Answer, AnsweringEngine, AnsweringInput, AnsweringOptions, AnswerReport, NoAnswer } from '../engine.ts';
import { asksLengthOfVideo } from '../kinds/duration.ts';
import { readSpoken } from '../spoken/passages.ts';
import { stemmerFor } from '../spoken/stemmers.ts';
import { wordingFor } from '../wording.ts';
import { type Asked, askModel, reportOf, roomForTranscript } from './ask-model.ts';
import { chooseSentences } from './choose-sentences.ts';
import type { LanguageModel } from './language-model.ts';
import { brokenOff } from './telling/broken-off.ts';
import { tellAbsence } from './telling/tell-absence.ts';
import { writeAnswer } from './telling/write-answer.ts';

export interface LanguageModelAnsweringOptions {
  model: LanguageModel;
  /** Answers where nothing that the model wrote holds, and where the operator's tokens are used up. */
  fallback: AnsweringEngine;
  /** A signal that aborts when the model has had its time for one question. */
  patience: (secondsLeft: number | undefined) => AbortSignal;
  /** Tokens for one question, its requests together. */
  mostTokens: number;
}

/** A model that did not take a request is given no more tokens than these, in case that it was too long for it. */
const fewTokens = 6000;

/**
 * The engine that asks a language model. The model never writes a time: it names the numbers of the sentences on which each
 * of its own rests and quotes from them, or its provider says what it cites; the code checks number, quote and sentence, and
 * writes the moments. The model reads the whole transcript, or what bears on the question where that is too long.
 */
export function createLanguageModelAnswering(options: LanguageModelAnsweringOptions): AnsweringEngine {
  return { name: 'llm', answer: (input, around) => answerOf(options, input, around) };
}

async function answerOf(
  { model, fallback, patience, mostTokens }: LanguageModelAnsweringOptions,
  input: AnsweringInput,
  around: AnsweringOptions = {},
): Promise<Answer | NoAnswer> {
  const { signal, tell } = around;
  signal?.throwIfAborted();
  const spoken = readSpoken(input.reading, 'kept', await stemmerFor(input.reading.language));
  const wording = wordingFor(input.question, input.reading.language);
  // The model reads what was asked as it was written; what code looks for is spelled as in the video.
  const { question } = respelled(withWordsAsSaid(input.question, spoken.vocabulary), spoken);
  const spelled = { ...input, question };
  // It reads no times, and knows no more than what is said.
  const said = spoken.words.map(({ text }) => text);
  const { question: untimed, within } = askedTime(question, input.reading.durationSeconds, said);
  const isBeyond = within !== undefined && within.from >= input.reading.durationSeconds;
  const byLocal = async (report: AnswerReport): Promise<Answer | NoAnswer> => {
    const local = await fallback.answer(input, around);
    return 'markdown' in local ? { ...local, report: { ...report, engine: 'builtin' } } : local;
  };
  const isUntold = isBeyond || asksLengthOfVideo.test(input.question);
  if (isUntold || spoken.sentences.length === 0) return byLocal(reportOf(model));
  const part = within && { ...stretchAbout(within, spoken), isAll: within.isAll };
  const time = patience(around.secondsLeft);
  const given = {
    model,
    input,
    spelled,
    spoken,
    part,
    wording,
    tell,
    signal: signal ? AbortSignal.any([signal, time]) : time,
  };
  const ask = (tokens: number) =>
    askModel({
      ...given,
      mostTokens: tokens,
      places: chooseSentences({ ...input, question: untimed }, spoken, roomForTranscript(given, tokens), part),
    });

  let asked = await ask(mostTokens);
  if (asked.kind === 'away' && asked.outcome.isUnfit) asked = after(asked, await ask(Math.min(mostTokens, fewTokens)));
  signal?.throwIfAborted();
  const { report } = asked;
  if (asked.kind === 'answered') {
    const told = writeAnswer(asked.statements);
    return { kind: 'answered', ...(asked.brokeOff ? brokenOff(told, input.question) : told), report };
  }
  if (asked.kind === 'not_said') {
    const local = await fallback.answer(input, around);
    const isNear = 'markdown' in local && (local.kind === 'answered' || local.isNear === true);
    const found = { spoken, wording, citations: isNear ? local.citations : [] };
    return { kind: 'not_said', ...tellAbsence(asked.absence, spelled, found), report };
  }
  if (asked.kind === 'refused') return { kind: 'model_refused', report };
  if (asked.kind === 'away' && !asked.outcome.isSpent) {
    const { isMisset, isUnfit, isBusy, againSeconds } = asked.outcome;
    const kind = isMisset ? 'model_misset' : isUnfit ? 'model_unfit' : isBusy ? 'model_busy' : 'model_away';
    return { kind, report, ...(againSeconds !== undefined && { againSeconds }) };
  }
  return byLocal(report);
}

/** What came of a second go, with what the first one took. */
function after(first: Asked, second: Asked): Asked {
  const { requests, causes } = first.report;
  const report = { ...second.report, requests: requests + second.report.requests };
  return { ...second, report: { ...report, causes: [...causes, ...second.report.causes] } };
}
