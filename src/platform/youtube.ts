import type { Log } from '../observability/log.ts';
import { parseCaptions } from '../transcripts/parse-captions.ts';
import { boundedFetch, unavailable } from './bounded-fetch.ts';
import type { CookieJar } from './cookies-file.ts';
import { listCaptions } from './list-captions.ts';
import { type AskPlayer, lookUpVideo } from './look-up.ts';
import type { Platform } from './platform.ts';
import { readPlayerResponse } from './player-response.ts';
import type { PotProvider } from './pot-provider.ts';
import type { Dispatcher } from './proxy.ts';
import { type ParseCaptions, readCaptions } from './read-captions.ts';
import { type AskBrowse, readPlaylist } from './read-playlist.ts';

export interface YouTubeOptions {
  /** Where every request goes instead of the platform's own addresses. */
  origin: string | undefined;
  /** Milliseconds for a whole look-up, or for the reading of captions. */
  timeoutMs: number;
  /** Unlisted videos shorter than this, in seconds, are refused, so their visibility has to be known. */
  visibilityMattersBelow: number;
  log: Log;
  /** What reads captions; undefined: this thread. */
  parse?: ParseCaptions | undefined;
  /** The proxy that every request goes through. */
  proxy?: Dispatcher | undefined;
  cookies?: CookieJar | undefined;
  /** What makes proofs of origin for captions that ask for one. */
  potProvider?: PotProvider | undefined;
}

/** Most bytes that one look-up, or one reading of captions, may take. */
const maxBytes = 48_000_000;

/** Asked for once: telling it takes as long as the rest of a session. */
const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * YouTube by its own player API (youtubei.js makes the requests) and its caption addresses. All that one verb asks, of any
 * client, shares one deadline.
 */
export function createYouTube(options: YouTubeOptions): Platform {
  const {
    origin,
    timeoutMs,
    visibilityMattersBelow,
    log,
    proxy,
    cookies,
    potProvider,
    parse = (bytes) => parseCaptions(bytes),
  } = options;

  /** A fetch whose deadline and bytes are shared by all that one verb asks, and the player call made with it. */
  async function open(stop?: AbortSignal) {
    const { Innertube } = await library();
    const bounded = boundedFetch({
      origin,
      dispatcher: proxy,
      cookiesFor: cookies && ((address) => cookies.headerFor(address, Date.now())),
      deadline: AbortSignal.timeout(timeoutMs),
      stop,
      maxBytes,
    });
    // A session made up locally: no request of its own. English, since refusals are told apart by words as well.
    const cookie = cookies?.headerFor(new URL('https://www.youtube.com/'), Date.now()) ?? '';
    const session = await Innertube.create({
      generate_session_locally: true,
      retrieve_player: false,
      retrieve_innertube_config: false,
      enable_session_cache: false,
      lang: 'en',
      location: 'US',
      timezone,
      fetch: bounded,
      ...(cookie !== '' && { cookie }),
    });
    return { bounded, actions: session.actions };
  }

  async function openPlayer(
    platformId: string,
    stop?: AbortSignal,
  ): Promise<{ bounded: typeof fetch; ask: AskPlayer }> {
    const { bounded, actions } = await open(stop);
    return {
      bounded,
      async ask(client) {
        try {
          const { data } = await actions.execute('/player', { ...asked, videoId: platformId, client });
          return readPlayerResponse(data, platformId);
        } catch (error) {
          return unavailable(error);
        }
      },
    };
  }

  return {
    async lookUp(platformId) {
      const { ask } = await openPlayer(platformId);
      const found = await lookUpVideo(ask, { platformId, visibilityMattersBelow });
      if (found.kind === 'unavailable') log.warn({ platformId, ...found }, 'the platform did not answer');
      return found;
    },
    async readCaptions(platformId, stop, wanted) {
      const { ask, bounded } = await openPlayer(platformId, stop);
      let proof: Promise<string | undefined> | undefined;
      const proofOfOrigin = () => {
        proof ??= potProvider?.tokenFor(platformId, stop);
        return proof;
      };
      const reader = { bounded, parse: (bytes: Uint8Array) => parse(bytes, stop), proofOfOrigin };
      return readCaptions(ask, { ...reader, log: log.child({ platformId }), wanted });
    },
    async listCaptions(platformId) {
      const { ask } = await openPlayer(platformId);
      const listed = await listCaptions(ask);
      if (listed.kind === 'unavailable') log.warn({ platformId, ...listed }, 'captions were not listed');
      return listed;
    },
    async readPlaylist(link) {
      const { actions } = await open();
      const ask: AskBrowse = async (path, input) => (await actions.execute(path, { ...input, parse: false })).data;
      const read = await readPlaylist(ask, link);
      if (read.kind === 'unavailable') log.warn({ ...link, ...read }, 'a playlist was not listed');
      return read;
    },
  };
}

let loaded: Promise<typeof import('youtubei.js')> | undefined;

/** Loaded when it is first needed, for it is large; that is not the platform's time. */
function library() {
  loaded ??= import('youtubei.js').then((library) => {
    library.Log.setLevel(library.Log.Level.NONE);
    return library;
  });
  return loaded;
}

/** As a viewer who has confirmed to want to see what comes with a warning. */
const asked = { parse: false, contentCheckOk: true, racyCheckOk: true } as const;
