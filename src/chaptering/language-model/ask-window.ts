import type { LanguageModel, ModelAway, ModelOutcome, ModelUsage } from '../../language-model/language-model.ts';
import { tokensOf } from '../../transcripts/reading/count-tokens.ts';
import type { Sentence } from '../../transcripts/reading/sentences.ts';
import { tokensPerChapter } from './estimate.ts';
import { leftOut } from './left-out.ts';
import { type Placed, type PlacedChapter, placeChapters } from './place-chapters.ts';
import { answerSchema, instructionsFor, promptFor, rangeOf } from './prompt.ts';
import { breaksOff, readAnswer } from './read-answer.ts';
import type { Window } from './windows.ts';

export interface WindowQuestion {
  sentences: readonly Sentence[];
  window: Window;
  durationSeconds: number;
  /** Chapters that are expected of the whole video. */
  expectedCount: number;
  videoTitle: string | null;
  language: string | null;
  /** What titles are written in; null: the video's own language. */
  outputLanguage: string | null;
  running: string | null;
  signal: AbortSignal;
}

/** What the model made of a window. `loose`: titles whose boundary did not pass. */
export type Served = { usage: ModelUsage; loose: PlacedChapter[] } & (
  | {
      kind: 'model';
      chapters: PlacedChapter[];
      /** The answer ended too early: the rest of the window is open. */
      isCut: boolean;
      /** A long part of the window for which the model gave no chapters, and why it is the built-in engine's. */
      left: (Window & { cause: string }) | null;
    }
  | {
      kind: 'builtin';
      cause: string;
      isAway: boolean;
      isLasting: boolean;
      /** It may have been too long for the model, or for the time that it had. */
      isTooMuch: boolean;
    }
);

/** What is wrong with an answer, and what the model is to do instead. */
interface Fault {
  what: string;
  remedy?: string;
  /** The same for the log, where it is another. */
  cause?: string;
}

/** A model that was told what was wrong with its answer gets one more try. */
const mostAnswers = 2;
/** Who leaves out more than this share of a window has not read it. */
const mostLeft = 0.9;

/** Asks the model for the chapters of one window. */
export async function askWindow(model: LanguageModel, question: WindowQuestion): Promise<Served> {
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  const loose: PlacedChapter[] = [];
  const local = (cause: string, away?: ModelAway): Served => ({
    kind: 'builtin',
    cause,
    isAway: away !== undefined,
    isLasting: away?.isLasting === true && !away.isUnfit,
    isTooMuch: away?.isUnfit === true || (away?.isLate === true && !away.isLasting),
    loose,
    usage,
  });
  let fault: Fault | null = null;
  let partial: Served | undefined;
  for (let answers = 0; answers < mostAnswers; answers++) {
    const outcome: ModelOutcome = await ask(model, question, fault);
    usage.inputTokens += outcome.usage.inputTokens;
    usage.outputTokens += outcome.usage.outputTokens;
    if (outcome.kind === 'away') {
      return partial ?? local(outcome.cause, outcome);
    }
    if (outcome.kind === 'refused') return partial ?? local('the model would not answer');
    const isCut = outcome.isCut || breaksOff(outcome.text);
    const { chapters, ...judged } = judge({ text: outcome.text, isCut }, question);
    fault = judged.fault;
    if (fault === null) return { kind: 'model', chapters, isCut, left: null, loose, usage };
    if (judged.left && judged.left.share <= mostLeft) {
      partial = { kind: 'model', chapters, isCut, left: { ...judged.left, cause: causeOf(fault) }, loose, usage };
    } else {
      loose.push(...judged.loose, ...chapters);
    }
  }
  return partial ?? local(fault ? causeOf(fault) : '');
}

function causeOf({ what, cause = what }: Fault): string {
  return `the model's answers could not be used: ${cause}`;
}

async function ask(model: LanguageModel, question: WindowQuestion, fault: Fault | null): Promise<ModelOutcome> {
  const instructions = instructionsFor(question.language, question.outputLanguage);
  const correction = fault && `${[fault.what, ...(fault.remedy ? [fault.remedy] : [])].join('; ')}.`;
  const prompt = promptFor({ ...question, correction });
  const inputTokens = tokensOf(instructions) + tokensOf(prompt);
  const expectedTokens = inputTokens + rangeOf(question).most * tokensPerChapter;
  const { contextTokens } = await model.capacity();
  const mostOutputTokens = Math.min(mostTokensOf(question), Math.max(tokensPerChapter, contextTokens - inputTokens));
  const outcome = await model.complete(
    { instructions, prompt, schema: answerSchema, mostOutputTokens, expectedTokens },
    question.signal,
  );
  // Of what was given up nobody says what it took.
  const isUncounted = outcome.kind === 'away' && outcome.isTaken && outcome.usage.inputTokens === 0;
  return isUncounted ? { ...outcome, usage: { inputTokens, outputTokens: 0 } } : outcome;
}

/** Tokens after which an answer is a runaway: twice what as many chapters take as are accepted. */
function mostTokensOf(question: WindowQuestion): number {
  return 200 + 2 * tokensPerChapter * mostAccepted(rangeOf(question).most);
}

/** Chapters that are accepted where so many are asked for. */
function mostAccepted(asked: number): number {
  return Math.max(asked + 3, asked * 2);
}

/** What of an answer holds, and what is wrong with it, or null where it can be used. `left`: all of it holds, for the rest of the window. */
function judge(
  { text, isCut }: { text: string; isCut: boolean },
  { sentences, window, durationSeconds, expectedCount }: WindowQuestion,
): Placed & { fault: Fault | null; left: ReturnType<typeof leftOut> } {
  const proposed = readAnswer(text);
  if (proposed === undefined) {
    return { chapters: [], loose: [], fault: { what: 'it was not JSON of the form that was asked for' }, left: null };
  }
  const placed = placeChapters(proposed, sentences, window);
  const { fewest, most } = rangeOf({ sentences, window, durationSeconds, expectedCount });
  const found = placed.chapters.length;
  const own = placed.chapters.filter(({ place }) => place > window.from).length;
  const dropped = proposed.length - found;
  const remedy = `give ${fewest} to ${most}`;
  const fault = ((): Fault | null => {
    if (proposed.length === 0) return fewest > 1 || window.from === 0 ? { what: 'it has no chapters', remedy } : null;
    if (isCut && own === 0) return { what: 'it was cut off before its first chapter' };
    if (!isCut && own < (fewest - 1) / 4 && dropped <= found) return { what: 'it has too few chapters', remedy };
    if (found > mostAccepted(most)) return { what: `it has ${found} chapters`, remedy };
    if (found === 0 || (own < fewest - 1 && dropped > found)) {
      const what = `in ${dropped} of ${proposed.length} chapters the quote is not what the sentence of that number begins with`;
      return { what };
    }
    return null;
  })();
  if (fault || isCut) return { ...placed, fault, left: null };
  const left = leftOut(
    sentences,
    window,
    placed.chapters.map(({ place }) => place),
    fewest,
  );
  if (!left) return { ...placed, fault, left };
  const what = `no chapter begins between sentence ${left.from + 1} and sentence ${left.to}`;
  return {
    ...placed,
    fault: { what, remedy: 'give chapters for that part too', cause: 'most of a window has no chapter' },
    left,
  };
}
