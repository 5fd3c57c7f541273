import { APICallError, type ProviderMetadata, StreamProviderError, streamText, TypeValidationError } from 'ai';
import type { CitedStretch, ModelOutcome, ModelPiece } from '../language-model/language-model.ts';
import { codeOf } from './call-failure.ts';
import { StreamInterruptedError } from './stream-interrupted-error.ts';
import { isThinking, jsonObjectsIn, reasoningReader, stripReasoning } from './strip-reasoning.ts';
import { uncachedOf, usageOf } from './usage.ts';

/** What a call brought. */
export interface Heard {
  outcome: ModelOutcome;
  /** Tokens of the request that were read and not remembered from another one. */
  readTokens: number;
  /** Whether the model thought aloud. */
  isThought: boolean;
  /** Whether nothing of it was told to whoever hears the answer as it comes. */
  isUnheard: boolean;
}

/** Servers have names of their own for having come to the end. */
const ended = /^(?:eos|end|stop|complete|done|finish)/i;

type Options = Parameters<typeof streamText>[0];
type Asked = Required<Pick<Options, 'model' | 'instructions' | 'messages' | 'abortSignal'>> &
  Pick<Options, 'temperature' | 'maxOutputTokens'>;

/**
 * One answer, told to `hear` as it comes; undefined where what came is no stream and nothing was heard.
 *
 * @throws {StreamInterruptedError} where it ends before its end and something was heard
 * @throws what the provider's library throws for answers of other status than 200, and when it is given up
 */
export async function readStream(asked: Asked, hear: (piece: ModelPiece) => void): Promise<Heard | undefined> {
  let text = '';
  let thought = '';
  const thoughts = reasoningReader();
  const tell = ({ isAnew, more }: { isAnew: boolean; more: string }) => {
    if (isAnew) hear({ kind: 'anew' });
    if (more !== '') hear({ kind: 'text', text: more });
  };
  try {
    // Errors come with the other parts; the library would print them too.
    const { fullStream } = streamText({ ...asked, maxRetries: 0, onError: () => undefined });
    for await (const part of fullStream) {
      if (part.type === 'text-delta') {
        text += part.text;
        tell(thoughts.read(part.text));
      } else if (part.type === 'tool-call') {
        const more = `\n${calledWith(part)}\n`;
        text += more;
        tell(thoughts.read(more));
      } else if (part.type === 'tool-input-delta') {
        hear({ kind: 'text', text: '' });
      } else if (part.type === 'reasoning-delta') {
        thought += part.text;
        // Who thinks aloud does not hang.
        hear({ kind: 'text', text: '' });
      } else if (part.type === 'text-end') {
        hear({ kind: 'end', cites: citesIn(part.providerMetadata) });
      } else if (part.type === 'error') {
        // Providers may add events that nobody knows yet.
        if (TypeValidationError.isInstance(part.error)) continue;
        throw asAnswered(part.error);
      } else if (part.type === 'abort') {
        throw new DOMException('The answer was given up.', 'AbortError');
      } else if (part.type === 'finish') {
        const usage = usageOf(part.totalUsage);
        tell(thoughts.end());
        const isEmpty = text.trim() === '';
        const heard = {
          readTokens: uncachedOf(part.totalUsage),
          isThought: thought !== '' || isThinking(text),
          isUnheard: true,
        };
        if (part.finishReason === 'content-filter') return { ...heard, outcome: { kind: 'refused', usage } };
        // A stream says why it ends; what says nothing at all is none.
        const { finishReason, rawFinishReason } = part;
        if (isEmpty && finishReason !== 'stop' && rawFinishReason === undefined) return undefined;
        const isOver = finishReason === 'stop' || finishReason === 'tool-calls';
        const isCut = !isOver && !(finishReason === 'other' && ended.test(rawFinishReason ?? ''));
        const answer = isEmpty ? jsonObjectsIn(thought, isCut) : stripReasoning(text, isCut);
        // Some servers take all of an answer for thoughts where nothing tells the end of these.
        if (isEmpty && answer !== '') hear({ kind: 'text', text: thought });
        const isUnheard = isEmpty && answer === '';
        return { ...heard, isUnheard, outcome: { kind: 'answer', text: answer, isCut, usage } };
      }
    }
  } catch (error) {
    if (text.trim() !== '') throw new StreamInterruptedError(error);
    const isOtherForm =
      !asked.abortSignal.aborted &&
      codeOf(error) === undefined &&
      !(APICallError.isInstance(error) && Number(error.statusCode) >= 400);
    if (!isOtherForm) throw error;
  }
  if (text.trim() !== '') throw new StreamInterruptedError();
  return undefined;
}

/** What a model calls a tool with, which some call though there is none: their answer. */
export function calledWith({ input }: { input: unknown }): string {
  return typeof input === 'string' ? input : JSON.stringify(input);
}

/** An error that a server tells within a stream, as if it had answered with its status. */
function asAnswered(error: unknown): unknown {
  if (!StreamProviderError.isInstance(error)) return error;
  const { message, statusCode = 500, data } = error;
  return new APICallError({ message, url: '', requestBodyValues: {}, statusCode, responseBody: JSON.stringify(data) });
}

/** Anthropic's places in a plain text. Source: https://docs.claude.com/en/docs/build-with-claude/citations */
export function citesIn(metadata: ProviderMetadata | undefined): CitedStretch[] {
  const citations = metadata?.anthropic?.citations;
  if (!Array.isArray(citations)) return [];
  return citations.flatMap((one: Record<string, unknown> | null) => {
    const { type, start_char_index: from, end_char_index: to, cited_text: text } = one ?? {};
    const isPlace = type === 'char_location' && typeof from === 'number' && typeof to === 'number' && from < to;
    return isPlace ? [{ from, to, text: typeof text === 'string' ? text : '' }] : [];
  });
}
