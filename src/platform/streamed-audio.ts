import { type AudioFetched, type AudioSource, mostAudioBytes } from './audio-source.ts';
import { boundedFetch, PlatformRequestError } from './bounded-fetch.ts';
import { download } from './download.ts';
import { settled } from './look-up.ts';
import type { Unavailable } from './platform.ts';
import { readPlayerResponse } from './player-response.ts';
import type { Unclear } from './refusal.ts';
import { streamAddress } from './stream-address.ts';

export interface StreamedAudioOptions {
  /** Where every request goes instead of the platform's own addresses. */
  origin: string;
  /** Milliseconds for the player's answer, and for silence while the sound comes. */
  timeoutMs: number;
}

const mostAnswerBytes = 16_000_000;

/** Sound from the stream addresses that stand plainly in the player answer: what a stand-in for the platform has. */
export function createStreamedAudio({ origin, timeoutMs }: StreamedAudioOptions): AudioSource {
  async function addressFor(client: 'ANDROID' | 'WEB', platformId: string, signal?: AbortSignal) {
    const { Innertube, Log } = await import('youtubei.js');
    Log.setLevel(Log.Level.NONE);
    const deadline = AbortSignal.timeout(timeoutMs);
    const session = await Innertube.create({
      generate_session_locally: true,
      retrieve_player: false,
      retrieve_innertube_config: false,
      enable_session_cache: false,
      fetch: boundedFetch({ origin, deadline, stop: signal, maxBytes: mostAnswerBytes }),
    });
    const { data } = await session.actions.execute('/player', { videoId: platformId, client, parse: false });
    const video = readPlayerResponse(data, platformId);
    return video.kind === 'playable' ? { kind: 'address' as const, address: streamAddress(data) } : video;
  }

  return {
    async fetchAudio(platformId, { file, durationSeconds, signal }): Promise<AudioFetched> {
      try {
        const unclear: Unclear[] = [];
        for (const client of ['ANDROID', 'WEB'] as const) {
          const found = await addressFor(client, platformId, signal);
          if (found.kind === 'unclear') {
            unclear.push(found);
            continue;
          }
          if (found.kind !== 'address') return found;
          const address = URL.parse(found.address ?? '');
          if (!address) continue;
          const mostBytes = mostAudioBytes(durationSeconds);
          const wholeMs = 60_000 + durationSeconds * 500;
          await download(address, file, { origin, mostBytes, wholeMs, silenceMs: timeoutMs, signal });
          return { kind: 'audio' };
        }
        if (unclear.length > 0) return settled(unclear);
        return { kind: 'none', cause: 'the player answer has no plain address of sound' };
      } catch (error) {
        signal?.throwIfAborted();
        return unavailable(error);
      }
    },
  };
}

/** What the library throws at a bad answer is the platform's doing; a full disk is not. */
function unavailable(error: unknown): Unavailable {
  if (error instanceof PlatformRequestError) return { kind: 'unavailable', cause: error.message };
  if (error instanceof Error && 'syscall' in error) throw error;
  return { kind: 'unavailable', cause: 'an answer that is no JSON' };
}
