import type { ModelCapacity } from '../../src/language-model/language-model.ts';

/** What a large and quick model takes at once. */
export const roomy: ModelCapacity = {
  contextTokens: 200_000,
  source: 'set',
  tokensPerSecond: undefined,
  callSeconds: 180,
};
