import { tokensOf } from '../../transcripts/language/count-tokens.ts';
import type { Sentence } from '../../transcripts/language/sentences.ts';
import { tokensPerChapter } from './estimate.ts';
import type { LanguageModel, ModelOutcome, ModelUsage } from './language-model.ts';
import { type Placed, type PlacedChapter, placeChapters } from './place-chapters.ts';
import { answerSchema, instructionsFor, promptFor, rangeOf } from './prompt.ts';
import { breaksOff, readAnswer } from './read-answer.ts';
import type { Window } from './windows.ts';

export interface WindowQuestion {
  sentences: readonly Sentence[];
  window: Window;
  durationSeconds: number;
  videoTitle: string | null;
  language: string | null;
  running: string | null;
  signal: AbortSignal;
}

/** What the model made of a window. `loose`: titles whose boundary did not pass. */
export type Served = { usage: ModelUsage; loose: PlacedChapter[] } & (
  | {
      kind: 'model';
      chapters: PlacedChapter[] /** The answer ended too early: the rest of the window is open. */;
      isCut: boolean;
    }
  | { kind: 'local'; cause: string; isAway: boolean; isLasting: boolean }
);

/** A model that was told what was wrong with its answer gets one more try. */
const mostAnswers = 2;

/** Asks the model for the chapters of one window. */
export async function askWindow(model: LanguageModel, question: WindowQuestion): Promise<Served> {
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  const loose: PlacedChapter[] = [];
  const local = (cause: string, isAway = false, isLasting = false): Served => ({
    kind: 'local',
    cause,
    isAway,
    isLasting,
    loose,
    usage,
  });
  let fault: string | null = null;
  for (let answers = 0; answers < mostAnswers; answers++) {
    const outcome: ModelOutcome = await ask(model, question, fault);
    usage.inputTokens += outcome.usage.inputTokens;
    usage.outputTokens += outcome.usage.outputTokens;
    if (outcome.kind === 'away') return local(outcome.cause, true, outcome.isLasting && !outcome.isUnfit);
    if (outcome.kind === 'refused') return local('the model would not answer');
    const isCut = outcome.isCut || breaksOff(outcome.text);
    const judged = judge({ text: outcome.text, isCut }, question);
    if (judged.fault === null) return { kind: 'model', chapters: judged.chapters, isCut, loose, usage };
    fault = judged.fault;
    loose.push(...judged.loose, ...judged.chapters);
  }
  return local(`the model's answers could not be used: ${fault}`);
}

function ask(model: LanguageModel, question: WindowQuestion, correction: string | null): Promise<ModelOutcome> {
  const instructions = instructionsFor(question.language);
  const prompt = promptFor({ ...question, correction });
  const expectedTokens = tokensOf(instructions) + tokensOf(prompt) + rangeOf(question).most * tokensPerChapter;
  return model.complete({ instructions, prompt, schema: answerSchema, expectedTokens }, question.signal);
}

/** What of an answer holds, and what is wrong with it: in words for the model, or null where it can be used. */
function judge(
  { text, isCut }: { text: string; isCut: boolean },
  { sentences, window, durationSeconds }: WindowQuestion,
): Placed & { fault: string | null } {
  const proposed = readAnswer(text);
  if (proposed === undefined)
    return { chapters: [], loose: [], fault: 'it was not JSON of the form that was asked for.' };
  const placed = placeChapters(proposed, sentences, window);
  const { fewest, most } = rangeOf({ sentences, window, durationSeconds });
  const found = placed.chapters.length;
  const own = placed.chapters.filter(({ place }) => place > window.from).length;
  const dropped = proposed.length - found;
  const fault = (() => {
    if (proposed.length === 0)
      return fewest > 1 || window.from === 0 ? `it has no chapters; give ${fewest} to ${most}.` : null;
    if (isCut && own === 0) return 'it was cut off before its first chapter.';
    if (!isCut && own < (fewest - 1) / 4 && dropped <= found)
      return `it has too few chapters; give ${fewest} to ${most}.`;
    if (found > Math.max(12, most * 3)) return `it has ${found} chapters; give ${fewest} to ${most}.`;
    if (found === 0 || (own < fewest - 1 && dropped > found)) {
      return `in ${dropped} of ${proposed.length} chapters the quote is not what the sentence of that number begins with.`;
    }
    return null;
  })();
  return { ...placed, fault };
}
