import type { Log } from '../observability/log.ts';
import { parseCaptions } from '../transcripts/parse-captions.ts';
import { boundedFetch, PlatformRequestError } from './bounded-fetch.ts';
import { chooseTrack } from './choose-track.ts';
import type { CaptionsRead, LookUp, Platform, Unavailable, Unsupported } from './platform.ts';
import { type CaptionTrack, type PlayableVideo, readPlayerAnswer } from './player-answer.ts';

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

/** Most bytes that one look-up, or one reading of captions, may take. */
const maxBytes = 48_000_000;

/** YouTube by its own player API (youtubei.js makes the requests) and its caption addresses. */
export function createYouTube({ origin, timeoutMs, visibilityMattersBelow, log }: YouTubeOptions): Platform {
  const library = import('youtubei.js'); // large: it loads while the service starts
  library.catch(() => undefined); // whoever asks for it hears of a failure

  /** A fetch whose deadline and bytes are shared by all that one verb asks. */
  async function open(stop?: AbortSignal): Promise<typeof fetch> {
    await library; // its loading is not the platform's time
    const deadline = AbortSignal.timeout(timeoutMs);
    return boundedFetch({ origin, signal: stop ? AbortSignal.any([deadline, stop]) : deadline, maxBytes });
  }

  async function askPlayer(
    bounded: typeof fetch,
    client: Client,
    platformId: string,
  ): Promise<PlayableVideo | Unsupported | Unavailable> {
    try {
      const session = await openSession(await library, bounded);
      const { data } = await session.actions.execute('/player', { videoId: platformId, client, parse: false });
      return readPlayerAnswer(data, platformId);
    } catch (error) {
      return unavailable(error);
    }
  }

  return {
    async lookUp(platformId): Promise<LookUp> {
      const bounded = await open();
      const video = await askPlayer(bounded, 'WEB', platformId);
      if (video.kind === 'unavailable') log.warn({ platformId, cause: video.cause }, 'the platform did not answer');
      if (video.kind !== 'playable') return video;
      const { title, description, durationSeconds } = video;
      let { isUnlisted } = video;
      if (isUnlisted === undefined && durationSeconds < visibilityMattersBelow) {
        const second = await askPlayer(bounded, 'MWEB', platformId);
        isUnlisted = second.kind === 'playable' ? second.isUnlisted : undefined;
        if (isUnlisted === undefined) {
          log.warn({ platformId }, 'the platform does not tell whether the video is unlisted');
          return { kind: 'unavailable', cause: 'the visibility is not told' };
        }
      }
      const visibility = isUnlisted ? 'unlisted' : 'public';
      return { kind: 'video', platformId, title, description, durationSeconds, visibility };
    },

    async readCaptions(platformId, stop): Promise<CaptionsRead> {
      const bounded = await open(stop);
      const results: CaptionsRead[] = [];
      // The same video can be playable for one client and not for another.
      for (const client of ['ANDROID', 'WEB'] as const) {
        const result = await readAs(bounded, client, platformId);
        if (result.kind === 'captions') return result;
        if ('cause' in result) log.warn({ platformId, client, cause: result.cause }, 'captions were not read');
        results.push(result);
      }
      // That there are no captions is known only if nobody was kept from seeing them.
      const kept =
        results.find(({ kind }) => kind === 'unavailable') ?? results.find(({ kind }) => kind === 'unreadable');
      return kept ?? results.at(-1) ?? { kind: 'none' };
    },
  };

  async function readAs(bounded: typeof fetch, client: Client, platformId: string): Promise<CaptionsRead> {
    const video = await askPlayer(bounded, client, platformId);
    if (video.kind !== 'playable') return video;
    const track = chooseTrack(video.captionTracks);
    return track ? readTrack(bounded, track) : { kind: 'none' };
  }
}

async function readTrack(bounded: typeof fetch, track: CaptionTrack): Promise<CaptionsRead> {
  const address = URL.parse(track.address, 'https://www.youtube.com');
  if (!address) return { kind: 'unreadable', cause: 'a caption track without an address' };
  address.searchParams.set('fmt', 'json3');
  try {
    const response = await bounded(address);
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
