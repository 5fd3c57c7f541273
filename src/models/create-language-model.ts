import { setTimeout as sleep } from 'node:timers/promises';
import { generateText, jsonSchema, type ModelMessage, Output, type ProviderMetadata } from 'ai';
import type { LanguageModel, ModelOutcome, ModelRequest } from '../language-model/language-model.ts';
import { type CallFailure, callFailure, isBusy, isFiltered, isMisset } from './call-failure.ts';
import { knownCapacity } from './known-capacity.ts';
import type { ModelSettings } from './model-settings.ts';
import { providerModel } from './provider-model.ts';
import { calledWith, citesIn, type Heard, readStream } from './read-stream.ts';
import { sizeLimitedFetch } from './size-limited-fetch.ts';
import { isThinking, jsonObjectsIn, stripReasoning } from './strip-reasoning.ts';
import { isTruncated } from './truncation.ts';
import { type Part, partToLeaveOut } from './unsupported-part.ts';
import { noUsage, sumOf, uncachedOf, usageOf } from './usage.ts';

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
/** Tokens that a model may think aloud, beside its answer, once it was seen to think. */
const mostThought = 8000;

/** Connects to a language model; nothing is asked before the first question. */
export function createLanguageModel(settings: ModelSettings, given: Partial<ModelPatience> = {}): LanguageModel {
  globalThis.AI_SDK_LOG_WARNINGS = false; // standard output is not the library's
  const patience = { ...usualPatience, ...given };
  const bounded = sizeLimitedFetch(mostBytes);
  const model = providerModel(settings, bounded);
  const uncounted = providerModel(settings, bounded, false);
  /** What this server has said that it does not take, or has shown so: it is asked without from then on. */
  const untaken = new Set<Part>();
  const known = knownCapacity(settings, bounded, patience.callMs / 1000);
  let thinks = false;
  let takesSchema: boolean | undefined;

  async function complete(request: ModelRequest, signal: AbortSignal): Promise<ModelOutcome> {
    let lostTries = 0;
    for (let tried = 1; ; tried++) {
      const result = await once(request, tried > 1, signal);
      const lost = lostTries > 0 ? { lostTries } : {};
      if ('kind' in result) return { ...result, ...lost };
      const wait = result.retryAfter === undefined ? patience.backoffMs * 2 ** (tried - 1) : result.retryAfter * 1000;
      const isTooLong = signal.aborted || wait > patience.longestWaitMs;
      const isLast = result.again !== 'soon' || isTooLong || tried >= patience.tries;
      // Whose time is over while it waits learns what it waited for.
      if (isLast || !(await hasWaited(wait, signal))) {
        const isLasting = result.again === 'never' || isTooLong || signal.aborted;
        const isUnfit = result.status === 400 || result.status === 413 || result.status === 422;
        if (result.contextTokens !== undefined) known.learnContext(result.contextTokens);
        const busy = isBusy(result) && { isBusy: true, ...(result.retryAfter && { againSeconds: wait / 1000 }) };
        return {
          kind: 'away',
          cause:
            isTooLong && !signal.aborted
              ? `${result.cause}; it asks to wait ${Math.ceil(wait / 1000)} s`
              : result.cause,
          isLasting,
          ...busy,
          ...(isUnfit && { isUnfit }),
          ...(isMisset(result.status) && { isMisset: true }),
          ...(result.isTaken && { isTaken: true }),
          ...(result.isLate && { isLate: true }),
          ...(result.isBroken && { isBroken: true }),
          usage: result.usage ?? noUsage,
          ...lost,
        };
      }
      if (result.isTaken) lostTries++;
    }
  }

  /** Asks once, without what the server turns down. `isAgain`: it failed before. */
  async function once(
    request: ModelRequest,
    isAgain: boolean,
    signal: AbortSignal,
  ): Promise<ModelOutcome | CallFailure> {
    if (signal.aborted) return { cause: 'the time for the model is over', again: 'never' };
    const form: Part[] = request.hear ? ['count', 'stream'] : request.schema ? ['form'] : [];
    const parts = new Set<Part>([...form, 'temperature', 'limit']).difference(untaken);
    const leftOut: Part[] = [];
    let unfinished = noUsage;
    for (;;) {
      const began = performance.now();
      const result = await call(request, parts, signal);
      const seconds = (performance.now() - began) / 1000;
      if ('outcome' in result) {
        const { outcome, readTokens, isThought, isUnheard } = result;
        const { usage } = outcome;
        if (outcome.kind === 'answer') {
          for (const part of leftOut) untaken.add(part);
          if (form.includes('form')) takesSchema = parts.has('form');
        }
        known.learnSpeed({ ...usage, inputTokens: readTokens }, seconds);
        const isCutInThought = outcome.kind === 'answer' && outcome.isCut && isThought && isUnheard;
        const isFirst = !thinks;
        thinks ||= isThought;
        if (isCutInThought && isFirst && parts.has('limit')) {
          unfinished = usage;
          continue;
        }
        const judged = isTruncated(request, usage) ? truncated(outcome) : outcome;
        return { ...judged, usage: sumOf(unfinished, usage) };
      }
      if (result.isLate) known.learnLateness(request.expectedTokens, seconds);
      const part = partToLeaveOut(result, parts, isAgain);
      if (!part) return { ...result, usage: unfinished };
      parts.delete(part);
      // An error of another kind may have passed by itself.
      if (result.status !== 500 || result.refuses === part) leftOut.push(part);
    }
  }

  /** An answer to a request of which the server has read a part alone, without a word. */
  function truncated({ usage }: ModelOutcome): ModelOutcome {
    known.learnContext(usage.inputTokens);
    const cause = `the model read no more than ${usage.inputTokens} tokens of the request: its context is that small`;
    return { kind: 'away', cause, isUnfit: true, isTaken: true, usage };
  }

  async function call(
    request: ModelRequest,
    parts: ReadonlySet<Part>,
    signal: AbortSignal,
  ): Promise<Heard | CallFailure> {
    const callOver = AbortSignal.timeout(patience.callMs);
    let structured = '';
    const asked = {
      model: parts.has('count') ? model : uncounted,
      instructions: request.instructions,
      messages: messagesOf(request, settings.provider === 'anthropic'),
      abortSignal: AbortSignal.any([signal, callOver]),
      ...(parts.has('temperature') && { temperature: 0 }),
      ...(parts.has('limit') && { maxOutputTokens: limitOf(request) }),
    };
    try {
      const heard = request.hear && parts.has('stream') ? await readStream(asked, request.hear) : undefined;
      if (heard) return heard;
      const result = await generateText({
        ...asked,
        maxRetries: 0,
        ...(request.schema &&
          parts.has('form') && { output: rawOutput(request.schema, (text) => (structured = text)) }),
      });
      const usage = usageOf(result.usage);
      const heardOf = (outcome: ModelOutcome, isThought = false): Heard => ({
        outcome,
        readTokens: uncachedOf(result.usage),
        isThought,
        isUnheard: true,
      });
      if (result.finishReason === 'content-filter') return heardOf({ kind: 'refused', usage });
      const isCut = result.finishReason === 'length';
      const written = [structured || result.text, ...result.toolCalls.map(calledWith)]
        .filter((one) => one !== '')
        .join('\n');
      const text =
        written.trim() === '' ? jsonObjectsIn(result.reasoningText ?? '', isCut) : stripReasoning(written, isCut);
      if (request.hear && text !== '') {
        // Some answer a request for a stream with one whole answer, in which a reader of streams finds nothing. Where the
        // provider itself serves, that was an empty stream, and the next one need not be.
        if (settings.provider === 'openai-compatible') untaken.add('stream');
        hearWhole(settings.provider === 'anthropic' ? result.content : [{ type: 'text', text }], request.hear);
      }
      const isThought = (result.reasoningText ?? '') !== '' || isThinking(written);
      return heardOf({ kind: 'answer', text, isCut, usage }, isThought);
    } catch (error) {
      if (signal.aborted) {
        const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
        return { cause: 'the time for the model is over', again: 'never', isTaken: true, isLate };
      }
      if (callOver.aborted) {
        const cause = `the model did not answer within ${patience.callMs / 1000} s`;
        return { cause, again: 'later', isTaken: true, isLate: true };
      }
      if (!isFiltered(error)) return callFailure(error);
      return { outcome: { kind: 'refused', usage: noUsage }, readTokens: 0, isThought: false, isUnheard: true };
    }
  }

  /** What a model thinks aloud counts too: there is room for it, as far as the context has it. */
  function limitOf({ mostOutputTokens, expectedTokens }: ModelRequest): number {
    if (!thinks) return mostOutputTokens;
    const left = known.contextTokens() - expectedTokens;
    return mostOutputTokens + Math.max(0, Math.min(mostThought, left));
  }

  return {
    name: settings.model,
    cites: settings.provider === 'anthropic',
    capacity: async () => ({ ...(await known.capacity()), takesSchema }),
    complete,
  };
}

/** Waits so many milliseconds; false where `signal` aborts before. */
function hasWaited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return sleep(milliseconds, true, { signal }).catch(() => false);
}

/** What came at once, stretch by stretch. */
function hearWhole(
  parts: readonly { type: string; text?: string; providerMetadata?: ProviderMetadata }[],
  hear: NonNullable<ModelRequest['hear']>,
) {
  for (const { type, text, providerMetadata } of parts) {
    if (type !== 'text' || text === undefined) continue;
    hear({ kind: 'text', text });
    hear({ kind: 'end', cites: citesIn(providerMetadata) });
  }
}

/** The prompt, after the document where there is one: as such where it is cited from, else as text. */
function messagesOf({ prompt, document }: ModelRequest, cites: boolean): ModelMessage[] {
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
