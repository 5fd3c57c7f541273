import { z } from 'zod';

/** Makes proofs of origin (PO tokens) for what YouTube hands out to nobody without. */
export interface PotProvider {
  /** A token for a video; undefined where the provider gives none. It is never logged. */
  tokenFor(platformId: string, signal?: AbortSignal): Promise<string | undefined>;
}

/** What asking a provider came to. */
export type PotAnswer = { kind: 'token'; token: string } | { kind: 'unreachable' | 'invalid'; cause: string };

/** Milliseconds: a provider that has been idle lets a script of the platform's run first. */
const longestWait = 20_000;
const mostCharacters = 100_000;

/** A token goes into an address and among words of a command. */
const answerSchema = z.object({ poToken: z.string().regex(/^[\w=%+/.-]{1,4000}$/) });

/** Tokens of a server that speaks the HTTP form of bgutil-ytdlp-pot-provider. */
export function createPotProvider(url: string): PotProvider {
  return {
    async tokenFor(platformId, signal) {
      const answer = await askPotProvider(url, platformId, signal);
      return answer.kind === 'token' ? answer.token : undefined;
    },
  };
}

/** One request: `POST /get_pot` with what the token is for (a video's id), answered by `{poToken}`. */
export async function askPotProvider(url: string, contentBinding: string, stop?: AbortSignal): Promise<PotAnswer> {
  const deadline = AbortSignal.timeout(longestWait);
  let text: string;
  try {
    const response = await fetch(`${url}/get_pot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content_binding: contentBinding }),
      redirect: 'manual',
      signal: stop ? AbortSignal.any([deadline, stop]) : deadline,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'invalid', cause: `it answered ${response.status}` };
    }
    text = await textOf(response);
  } catch (error) {
    const cause = deadline.aborted ? 'it did not answer in time' : 'it can not be reached';
    stop?.throwIfAborted();
    return { kind: 'unreachable', cause: `${cause}${codeOf(error)}` };
  }
  const { data } = answerSchema.safeParse(parsed(text));
  return data ? { kind: 'token', token: data.poToken } : { kind: 'invalid', cause: 'its answer holds no poToken' };
}

/** As far as an answer with a token goes. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > mostCharacters) break;
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
}
