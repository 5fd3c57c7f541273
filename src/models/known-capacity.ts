import { writtenToken } from '../language-model/capacity.ts';
import type { ModelCapacity, ModelUsage } from '../language-model/language-model.ts';
import { askContextTokens } from './ask-context-tokens.ts';
import type { ModelSettings } from './model-settings.ts';
import { addressOf } from './provider-model.ts';

/** The context of a model whose server does not tell it. Those of the two providers' models are larger. */
const assumed = { 'openai-compatible': 8192, anthropic: 200_000, google: 200_000 };
/** A server that did not tell is asked again after so many milliseconds: it may not have been there. */
const betweenAsks = 60_000;
/** What a request taught, and what its server told, is forgotten after so many milliseconds: the server may have more room by then. */
const forgottenAfter = 600_000;
/** Requests of less work than this tell of the way to the model, and not of its speed. */
const fewestTokens = 300;
/** No context is smaller: what says so is wrong. */
const smallestContext = 256;

/** What is known of how much a model takes: asked of its server once, and learned from what becomes of requests. */
export function knownCapacity(settings: ModelSettings, from: typeof fetch, callSeconds: number) {
  let asked: Promise<number | undefined> | undefined;
  let askedAt = 0;
  let learned = Number.POSITIVE_INFINITY;
  let learnedAt = 0;
  let tokensPerSecond: number | undefined;
  let last: number = settings.contextTokens ?? assumed[settings.provider];

  async function told(): Promise<number | undefined> {
    if (settings.contextTokens !== undefined) return settings.contextTokens;
    if (!asked || ((await asked) === undefined && performance.now() - askedAt > betweenAsks)) {
      askedAt = performance.now();
      asked = askContextTokens(settings, addressOf(settings), from, assumed[settings.provider]);
    }
    return await asked;
  }

  return {
    async capacity(): Promise<ModelCapacity> {
      if (learned !== Number.POSITIVE_INFINITY && performance.now() - learnedAt > forgottenAfter) {
        learned = Number.POSITIVE_INFINITY;
        asked = undefined;
      }
      const size = await told();
      const source = size === undefined ? 'assumed' : settings.contextTokens === undefined ? 'asked' : 'set';
      const contextTokens = size ?? assumed[settings.provider];
      last = Math.min(contextTokens, learned);
      const own =
        learned < contextTokens
          ? { contextTokens: learned, source: 'learned' as const }
          : { contextTokens, source: source as ModelCapacity['source'] };
      return { ...own, tokensPerSecond, callSeconds };
    },
    /** What is known by now, without asking. */
    contextTokens: () => Math.min(last, learned),
    /** A request did not fit into so many tokens. */
    learnContext(tokens: number) {
      learned = Math.min(learned, Math.max(smallestContext, tokens));
      learnedAt = performance.now();
    },
    /** An answer came after so many seconds. */
    learnSpeed({ inputTokens, outputTokens }: ModelUsage, seconds: number) {
      const work = inputTokens + writtenToken * outputTokens;
      if (work >= fewestTokens && seconds > 0) tokensPerSecond = work / seconds;
    },
    /** None came for so many tokens in so many seconds: twice as quick would hardly have sufficed. */
    learnLateness(tokens: number, seconds: number) {
      const most = tokens / seconds / 2;
      if (tokens >= fewestTokens) tokensPerSecond = Math.min(tokensPerSecond ?? most, most);
    },
  };
}
