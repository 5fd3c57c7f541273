import { writtenToken } from '../language-model/capacity.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { LineWriter } from '../language-model/line-writer.ts';
import { contextTokens, longestMs } from '../models/local/local-line-writer.ts';
import { noUsage } from '../models/usage.ts';
import { tokensOf } from '../transcripts/reading/count-tokens.ts';

/** Tokens that a busy core reads in a second: counted on before the first answer. */
const usualSpeed = 12;
const callSeconds = longestMs / 1000;

/** The model on this machine as one that answers requests. It counts no tokens: what is told of them is a guess. */
export function localLanguageModel(writer: LineWriter): LanguageModel {
  let tokensPerSecond = usualSpeed;
  return {
    name: writer.name,
    cites: false,
    capacity: async () => ({ contextTokens, source: 'set', tokensPerSecond, callSeconds }),
    async complete({ instructions, prompt, mostOutputTokens }, signal) {
      const request = { instructions, prompt, mostTokens: mostOutputTokens, hasLines: true };
      const outcome = await writer.write(request, signal);
      if (outcome.kind === 'away') {
        if (outcome.isLate) tokensPerSecond /= 2; // whoever asks next asks for less
        return { ...outcome, usage: noUsage };
      }
      const { text, isCut, seconds } = outcome;
      const usage = { inputTokens: tokensOf(instructions) + tokensOf(prompt), outputTokens: tokensOf(text) };
      tokensPerSecond = (usage.inputTokens + writtenToken * usage.outputTokens) / seconds;
      return { kind: 'answer', text, isCut, usage };
    },
  };
}
