import { setTimeout as sleep } from 'node:timers/promises';
import { generateText, jsonSchema, type ModelMessage, Output } from 'ai';
import { type Away, awayCause, isFiltered } from './away-cause.ts';
import { cappedFetch } from './capped-fetch.ts';
import { hearAnswer } from './hear-answer.ts';
import type { ModelSettings } from './model-settings.ts';
import { noUsage, type Outcome, type Request, usageOf } from './outcome.ts';
import { providerModel } from './provider-model.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** How long is waited for a model. */
export interface ModelPatience {
  /** Milliseconds for one call, its whole answer included, however slowly it drips. */
  callMs: number;
  /** Tries of a call that fails for a passing reason. */
  tries: number;
  /** Milliseconds before the second try, doubled each time, where the server does not say. */
  backoffMs: number;
  /** Milliseconds: a server that asks for a longer wait than this is away. */
  longestWaitMs: number;
}

const usualPatience: ModelPatience = { callMs: 180_000, tries: 4, backoffMs: 1000, longestWaitMs: 60_000 };

/** Most bytes of an answer: a hundred times what a long one has. */
const mostBytes = 8_000_000;

/** A language model of any provider. Outcomes are values; it throws for bugs alone. */
export interface LanguageModel {
  name: string;
  /** Whether it cites from a request's `document` by itself. */
  cites: boolean;
  /** One answer, with retries for what passes. When `signal` aborts it is `away` at once. */
  complete(request: Request, signal: AbortSignal): Promise<Outcome>;
}

/** Connects to a language model; nothing is asked before the first question. */
export function createLanguageModel(settings: ModelSettings, given: Partial<ModelPatience> = {}): LanguageModel {
  globalThis.AI_SDK_LOG_WARNINGS = false; // standard output is not the library's
  const patience = { ...usualPatience, ...given };
  const model = providerModel(settings, cappedFetch(mostBytes));
  /** Some servers know no JSON Schema: they are asked without, once they have said so. */
  let takesSchema = true;
  /** Others answer a request for a stream with one whole answer, in which a reader of streams finds nothing. */
  let streams = true;

  async function complete(request: Request, signal: AbortSignal): Promise<Outcome> {
    let lostTries = 0;
    for (let tried = 1; ; tried++) {
      const result = await once(request, signal);
      const lost = lostTries > 0 ? { lostTries } : {};
      if ('kind' in result) return { ...result, ...lost };
      const wait = result.retryAfter === undefined ? patience.backoffMs * 2 ** (tried - 1) : result.retryAfter * 1000;
      const isTooLong = signal.aborted || wait > patience.longestWaitMs;
      if (result.again !== 'soon' || isTooLong || tried >= patience.tries) {
        const isLasting = result.again === 'never' || isTooLong;
        const isUnfit = result.status === 400 || result.status === 413 || result.status === 422;
        return {
          kind: 'away',
          cause: result.cause,
          isLasting,
          ...(isUnfit && { isUnfit }),
          ...(result.isTaken && { isTaken: true }),
          usage: noUsage,
          ...lost,
        };
      }
      if (result.isTaken) lostTries++;
      await sleep(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  async function once(request: Request, signal: AbortSignal): Promise<Outcome | Away> {
    if (signal.aborted) return { cause: 'the time for the model is over', again: 'never' };
    const schema = takesSchema ? request.schema : undefined;
    const result = await call(request, schema, signal);
    const isRefused = !('kind' in result) && (result.status === 400 || result.status === 422);
    if (!isRefused || schema === undefined) return result;
    const again = await call(request, undefined, signal);
    if ('kind' in again) takesSchema = false;
    return again;
  }

  async function call(request: Request, schema: object | undefined, signal: AbortSignal): Promise<Outcome | Away> {
    const callOver = AbortSignal.timeout(patience.callMs);
    let structured = '';
    const asked = {
      model,
      instructions: request.instructions,
      messages: messagesOf(request, settings.provider === 'anthropic'),
      abortSignal: AbortSignal.any([signal, callOver]),
    };
    try {
      const heard = request.hear && streams ? await hearAnswer(asked, request.hear) : undefined;
      if (heard) return heard;
      const result = await generateText({
        ...asked,
        maxRetries: 0,
        ...(schema && { output: rawOutput(schema, (text) => (structured = text)) }),
      });
      const usage = usageOf(result.usage);
      if (result.finishReason === 'content-filter') return { kind: 'refused', usage };
      const text = withoutThoughts(structured || result.text);
      if (request.hear && text !== '') {
        streams = false;
        request.hear({ kind: 'text', text });
      }
      return { kind: 'answer', text, isCut: result.finishReason === 'length', usage };
    } catch (error) {
      if (signal.aborted) return { cause: 'the time for the model is over', again: 'never', isTaken: true };
      if (callOver.aborted) {
        const cause = `the model did not answer within ${patience.callMs / 1000} s`;
        return { cause, again: 'later', isTaken: true };
      }
      return isFiltered(error) ? { kind: 'refused', usage: noUsage } : awayCause(error);
    }
  }

  return { name: settings.model, cites: settings.provider === 'anthropic', complete };
}

/** The prompt, after the document where there is one: as such where it is cited from, else as text. */
function messagesOf({ prompt, document }: Request, cites: boolean): ModelMessage[] {
  if (document === undefined) return [{ role: 'user', content: prompt }];
  if (!cites) return [{ role: 'user', content: `${document}\n\n${prompt}` }];
  const data = new TextEncoder().encode(document);
  const providerOptions = { anthropic: { citations: { enabled: true } } };
  const file = { type: 'file' as const, mediaType: 'text/plain', data, providerOptions };
  return [{ role: 'user', content: [file, { type: 'text', text: prompt }] }];
}

/** Asks for JSON of this schema and takes what comes as it is: whoever asked reads and mends it. */
function rawOutput(schema: object, take: (text: string) => void) {
  const output = Output.object({ schema: jsonSchema(schema) });
  return {
    ...output,
    async parseCompleteOutput({ text }: { text: string }) {
      take(text);
      return text;
    },
  };
}
