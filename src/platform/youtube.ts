import type { Log } from '../observability/log.ts';
import { parseCaptions } from '../transcripts/parse-captions.ts';
import { boundedFetch, PlatformRequestError } from './bounded-fetch.ts';
import { chooseTrack } from './choose-track.ts';
import type { CaptionsRead, LookUp, Platform, Unavailable, Unsupported } from './platform.ts';
import { type PlayableVideo, readPlayerAnswer } from './player-answer.ts';

/** WEB tells whether a video is unlisted; ANDROID's caption tracks can be read without a proof of origin. */
type Client = 'WEB' | 'MWEB' | 'ANDROID';

export interface YouTubeOptions {
  /** Where every request goes instead of the platform's own addresses. */
  origin: string | undefined;
  /** Milliseconds for a whole look-up, or for the reading of captions. */
  timeoutMs: number;
  /** Unlisted videos shorter than this, in seconds, are refused, so their visibility has to be known. */
  visibilityMattersBelow: number;
  log: Log;
}

const maxAnswerBytes = 8_000_000;
const maxCaptionBytes = 32_000_000;

/** YouTube by its own player API (youtubei.js makes the requests) and its caption addresses. */
export function createYouTube({ origin, timeoutMs, visibilityMattersBelow, log }: YouTubeOptions): Platform {
  const library = import('youtubei.js'); // large: it loads while the service starts
  library.catch(() => undefined); // whoever asks for it hears of a failure
  async function askPlayer(
    client: Client,
    platformId: string,
    signal: AbortSignal,
  ): Promise<PlayableVideo | Unsupported | Unavailable> {
    const session = await openSession(await library, boundedFetch({ origin, signal, maxBytes: maxAnswerBytes }));
    try {
      const { data } = await session.actions.execute('/player', { videoId: platformId, client, parse: false });
      return readPlayerAnswer(data, platformId);
    } catch (error) {
      return unavailable(error);
    }
  }

  return {
    async lookUp(platformId): Promise<LookUp> {
      await library; // its loading is not the platform's time
      const signal = AbortSignal.timeout(timeoutMs);
      const video = await askPlayer('WEB', platformId, signal);
      if (video.kind === 'unavailable') log.warn({ platformId, cause: video.cause }, 'the platform did not answer');
      if (video.kind !== 'playable') return video;
      const { title, durationSeconds } = video;
      let { isUnlisted } = video;
      if (isUnlisted === undefined && durationSeconds < visibilityMattersBelow) {
        const second = await askPlayer('MWEB', platformId, signal);
        isUnlisted = second.kind === 'playable' ? second.isUnlisted : undefined;
        if (isUnlisted === undefined) {
          log.warn({ platformId }, 'the platform does not tell whether the video is unlisted');
          return { kind: 'unavailable', cause: 'the visibility is not told' };
        }
      }
      return { kind: 'video', platformId, title, durationSeconds, visibility: isUnlisted ? 'unlisted' : 'public' };
    },

    async readCaptions(platformId, stop): Promise<CaptionsRead> {
      await library;
      const deadline = AbortSignal.timeout(timeoutMs);
      const signal = stop ? AbortSignal.any([deadline, stop]) : deadline;
      let result: CaptionsRead = { kind: 'none' };
      // The same video can be playable for one client and not for another.
      for (const client of ['ANDROID', 'WEB'] as const) {
        const video = await askPlayer(client, platformId, signal);
        const track = video.kind === 'playable' ? chooseTrack(video.captionTracks) : undefined;
        if (track) result = await readTrack(track, signal);
        else result = video.kind === 'playable' ? { kind: 'none' } : video;
        if (result.kind === 'captions') return result;
        if ('cause' in result) log.warn({ platformId, client, cause: result.cause }, 'captions were not read');
      }
      return result;
    },
  };

  async function readTrack(
    track: { address: string; language: string; isAutomatic: boolean },
    signal: AbortSignal,
  ): Promise<CaptionsRead> {
    const address = URL.parse(track.address, 'https://www.youtube.com');
    if (!address) return { kind: 'unreadable', cause: 'a caption track without an address' };
    address.searchParams.set('fmt', 'json3');
    try {
      const response = await boundedFetch({ origin, signal, maxBytes: maxCaptionBytes })(address);
      if (!response.ok) {
        const kind = response.status === 429 || response.status >= 500 ? 'unavailable' : 'unreadable';
        return { kind, cause: `the caption track answered ${response.status}` };
      }
      const captions = parseCaptions(new Uint8Array(await response.arrayBuffer()));
      if (!captions.ok) return { kind: 'unreadable', cause: `the caption track can not be read: ${captions.reason}` };
      const kind = track.isAutomatic ? 'automatic' : 'manual';
      return { kind: 'captions', transcript: { language: track.language, kind, segments: captions.segments } };
    } catch (error) {
      return unavailable(error);
    }
  }
}

/** A session made up locally: no request of its own. */
function openSession({ Innertube, Log: libraryLog }: typeof import('youtubei.js'), fetch: typeof globalThis.fetch) {
  libraryLog.setLevel(libraryLog.Level.NONE);
  return Innertube.create({
    generate_session_locally: true,
    retrieve_player: false,
    retrieve_innertube_config: false,
    enable_session_cache: false,
    lang: 'en',
    location: 'US',
    fetch,
  });
}

function unavailable(error: unknown): Unavailable {
  if (error instanceof PlatformRequestError) return { kind: 'unavailable', cause: error.message };
  return { kind: 'unavailable', cause: error instanceof Error ? error.message : 'an answer that is no JSON' };
}
