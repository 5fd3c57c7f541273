import { AISDKError, APICallError } from 'ai';
import type { ModelUsage } from '../language-model/language-model.ts';
import { AnswerTooLongError } from './size-limited-fetch.ts';
import { StreamInterruptedError } from './stream-interrupted-error.ts';
import { mostRead, type Part, unsupportedPart } from './unsupported-part.ts';

/** Why no answer came. */
export interface CallFailure {
  /** For the log: nothing of the request, of the key or of what the server wrote. */
  cause: string;
  /** When the same request may succeed: `soon`, after a short wait; `later`, so that other requests are worth a try. */
  again: 'soon' | 'later' | 'never';
  /** Seconds that the server asks to wait. */
  retryAfter?: number | undefined;
  status?: number | undefined;
  /** What of the request the server says that it does not take. */
  refuses?: Part | undefined;
  /** Tokens for which it says that its context has room, of a request that was too long. */
  contextTokens?: number | undefined;
  /** What was answered before it, and in vain. */
  usage?: ModelUsage;
  /** Whether the provider may have counted tokens for it. */
  isTaken?: boolean;
  /** Whether it was given up since its time was over. */
  isLate?: boolean;
  /** Whether the answer broke off after some of it was heard. */
  isBroken?: boolean;
}

const reasons: Record<number, string> = {
  301: 'it is somewhere else: see LLM_BASE_URL',
  302: 'it sends elsewhere: see LLM_BASE_URL',
  303: 'it sends elsewhere: see LLM_BASE_URL',
  307: 'it sends elsewhere: see LLM_BASE_URL',
  308: 'it is somewhere else: see LLM_BASE_URL',
  400: 'it did not take the request: too long, or something it does not know',
  401: 'the key is not valid: see LLM_API_KEY',
  402: 'the account with the provider has to be paid',
  403: 'the key may not use it: see LLM_API_KEY',
  404: 'it is not there: see LLM_MODEL and LLM_BASE_URL',
  413: 'the request was too long for it',
  429: 'too many requests, or the quota is used up',
};

const otherForm: CallFailure = {
  cause: 'the model’s answer broke off, or is in another form',
  again: 'soon',
  isTaken: true,
};

/** These pass with the operator's settings, or with what the operator pays, and not with time. */
const misset: readonly number[] = [301, 302, 303, 307, 308, 401, 402, 403, 404];

/** Whether a status says that the model can not be used as it is set up. */
export function isMisset(status: number | undefined): boolean {
  return status !== undefined && misset.includes(status);
}

/** Whether the model takes no more requests for now: a 503 says so where it also says when to ask again. */
export function isBusy({ status, retryAfter }: Pick<CallFailure, 'status' | 'retryAfter'>): boolean {
  return status === 429 || status === 529 || (status === 503 && retryAfter !== undefined);
}

/** Reads an error of the provider's library. */
export function callFailure(error: unknown): CallFailure {
  if (isOrHolds(error, AnswerTooLongError))
    return { cause: 'the model’s answer was endless', again: 'never', isTaken: true };
  if (isOrHolds(error, StreamInterruptedError)) {
    return { cause: 'the model’s answer broke off', again: 'never', isTaken: true, isBroken: true };
  }
  if (!APICallError.isInstance(error)) {
    const code = codeOf(error);
    // An answer that lacks what the protocol takes for granted: no choices.
    if (AISDKError.isInstance(error)) return otherForm;
    return { cause: `the model can not be reached${code ? ` (${code})` : ''}`, again: 'soon' };
  }
  const { responseHeaders: headers = {}, responseBody: words = '' } = error;
  const statusCode = error.statusCode === 200 ? (toldStatus(words) ?? 200) : error.statusCode;
  if (statusCode === undefined) {
    const code = codeOf(error);
    return { cause: `the model can not be reached${code ? ` (${code})` : ''}`, again: 'soon' };
  }
  const status = meantStatus(statusCode, words);
  const reason = reasons[status];
  if (status < 400 && !reason) return { ...otherForm, status };
  return {
    cause: `the model answered ${statusCode}${reason ? `: ${reason}` : ''}`,
    again: status === 408 || status === 409 || status === 429 || status >= 500 ? 'soon' : 'never',
    retryAfter: secondsToWait(headers, words),
    status,
    // Who has no room for a request names its parts too.
    refuses: status === 413 ? undefined : unsupportedPart(words),
    contextTokens: status === 413 ? contextIn(words) : undefined,
  };
}

/** A request for which the model's context has no room, which servers tell by 400, or by an error within a stream. */
const tooLong =
  /\b(?:exceed_)?context[ _](?:length|size|window)|\bn_ctx\b|\bprompt is too long|\bmaximum number of tokens/i;
/** How servers say what they have room for: llama.cpp, OpenAI and vLLM, Anthropic, Google. */
const sizes = [
  /"n_ctx"\s{0,8}:\s{0,8}(\d{3,9})/,
  /(?:context length|context window|context size|model_len)[^\d\n]{0,60}(\d{3,9})/i,
  /\d{3,9} tokens > (\d{3,9})/,
  /maximum number of tokens[^\d\n]{0,60}(\d{3,9})/i,
];

function contextIn(words: string): number | undefined {
  const said = words.slice(0, mostRead);
  const size = sizes.map((one) => Number(one.exec(said)?.[1])).find((one) => one >= 256);
  return size;
}

/** What providers say by a status that others have another one for: Google of keys and countries, Anthropic and OpenAI of money. */
const meant: readonly (readonly [RegExp, number])[] = [
  [tooLong, 413],
  [/\bAPI[_ ]KEY[_ ](?:INVALID|not valid|expired)|\b(?:incorrect|invalid) API key/i, 401],
  [/\bcredit balance is too low/i, 402],
  [/"FAILED_PRECONDITION"/, 403],
  [/"insufficient_quota"/, 402],
];

/** The status of an error that a server tells by 200, as proxies before providers do; undefined where the body tells of none. */
function toldStatus(words: string): number | undefined {
  if (!/^\s*\{\s*"error"\s*:\s*["{]/.test(words)) return undefined;
  const [, code] = /"(?:code|status)"\s{0,8}:\s{0,8}"?([45]\d\d)(?!\d)/.exec(words.slice(0, mostRead)) ?? [];
  return code === undefined ? 500 : Number(code);
}

function meantStatus(status: number, words: string): number {
  if (status === 500) return tooLong.test(words.slice(0, mostRead)) ? 413 : status;
  if (status !== 400 && status !== 429) return status;
  return meant.find(([saying]) => saying.test(words.slice(0, mostRead)))?.[1] ?? status;
}

/**
 * RFC 9110, Retry-After: seconds, or a date; `retry-after-ms` where a provider is more precise. Google says it in the body.
 * Source: https://cloud.google.com/apis/design/errors, RetryInfo
 */
function secondsToWait(headers: Record<string, string>, words: string): number | undefined {
  const precise = headers['retry-after-ms']?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(precise)) return Number(precise) / 1000;
  const given = headers['retry-after'];
  if (given === undefined) {
    const [, delay] = /"retryDelay"\s{0,8}:\s{0,8}"(\d{1,9}(?:\.\d{1,9})?)s"/.exec(words) ?? [];
    return delay === undefined ? undefined : Number(delay);
  }
  const seconds = /^\d+(?:\.\d+)?$/.test(given.trim()) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Whether a provider's filter turned the request down, which some of them tell by a status. */
export function isFiltered(error: unknown): boolean {
  if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 403)) return false;
  return /"(?:content_filter|content_policy_violation|responsibleaipolicyviolation)"/i.test(error.responseBody ?? '');
}

function isOrHolds(error: unknown, kind: typeof AnswerTooLongError | typeof StreamInterruptedError): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof kind) return true;
  return false;
}

/** The system's code in an error or in what caused it: `ECONNREFUSED`. */
export function codeOf(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string' && /^[A-Z_]{3,40}$/.test(one.code)) return one.code;
  }
  return undefined;
}
