import { readCredentials } from '../../sdk/src/cli/credentials.ts';
import { createClient } from '../../sdk/src/client.ts';

/** Milliseconds that a server is waited for, all pages of a long list together. */
const patience = 120_000;

/**
 * The videos of the platform that the account has which `cuemark remote` works for, by their ids there; those that failed are left out.
 * Undefined where no account is known; a sentence where the server does not tell.
 */
export async function videosElsewhere(): Promise<ReadonlyMap<string, string> | string | undefined> {
  const { url, apiKey } = await readCredentials();
  if (!url || !apiKey) return undefined;
  const known = new Map<string, string>();
  try {
    const { videos } = createClient({ url, apiKey });
    for await (const video of videos.list({ limit: 100, signal: AbortSignal.timeout(patience) })) {
      const { platform_id: platformId, status, id } = video;
      if (platformId !== null && status !== 'failed' && !known.has(platformId)) known.set(platformId, id);
    }
    return known;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `Which of them your account has is not known, since ${url} does not say it: ${why}`;
  }
}
