import { expect, test } from 'vitest';
import type { LineOutcome, LineWriter } from '../language-model/line-writer.ts';
import { localLanguageModel } from './local-language-model.ts';

const request = { instructions: 'Say it', prompt: 'again.', mostOutputTokens: 20, expectedTokens: 40 };
const forEver = new AbortController().signal;

function speedAfter(outcome: LineOutcome): Promise<number | undefined> {
  const writer: LineWriter = { name: 'tiny', write: async () => outcome };
  const model = localLanguageModel(writer);
  return model.complete(request, forEver).then(async () => (await model.capacity()).tokensPerSecond);
}

test('its speed is told by what the model worked, not by what a request waited for', async () => {
  const quick = await speedAfter({ kind: 'line', text: 'It says it again.', isCut: false, seconds: 0.5 });
  const slow = await speedAfter({ kind: 'line', text: 'It says it again.', isCut: false, seconds: 5 });
  expect(quick).toBeCloseTo(10 * (slow ?? 0));
});

test('what took too long is asked for less the next time, and what was refused for another reason is not', async () => {
  const away = { kind: 'away', cause: 'tiny on this machine: it took too long', isLasting: true } as const;
  const [usual, late] = [await speedAfter(away), await speedAfter({ ...away, isLate: true })];
  expect(late).toBe((usual ?? 0) / 2);
});
