import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createLog } from '../../src/observability/log.ts';
import { guardedPlatform } from '../../src/platform/guarded-platform.ts';
import { createYouTube, type YouTubeOptions } from '../../src/platform/youtube.ts';
import { listen } from './listen.ts';
import { bodyOf } from './request-body.ts';

/** A request to the platform's protocol: the player call, or (`client` undefined) a caption track. */
export interface Asked {
  path: string;
  client: string | undefined;
  videoId: string | undefined;
  /** The language in which the answer is asked for. */
  language: string | undefined;
  /** The list, or the page of it, that is asked for. */
  browseId: string | undefined;
  continuation: string | undefined;
  headers: IncomingHttpHeaders;
}

export type Answer = (asked: Asked, response: ServerResponse, request: IncomingMessage) => void;

/** A server that speaks the platform's protocol with the answers that a test writes; it notes every request. */
export async function startScriptedPlatform(answer: Answer) {
  const requests: Asked[] = [];
  const server = createServer(async (request, response) => {
    const sent = await bodyOf(request);
    if (!sent) return;
    const body = sent.length > 0 ? JSON.parse(sent.toString()) : undefined;
    const asked = {
      path: request.url ?? '',
      client: body?.context.client.clientName,
      videoId: body?.videoId,
      language: body?.context.client.hl,
      browseId: body?.browseId,
      continuation: body?.continuation,
      headers: request.headers,
    };
    requests.push(asked);
    answer(asked, response, request);
  });
  const origin = await listen(server);
  return { origin, requests };
}

/** The same with the platform's adapter before it as the service has it. */
export async function scriptedYouTube(answer: Answer, options: Partial<YouTubeOptions> = {}) {
  const platform = await startScriptedPlatform(answer);
  const log = createLog('silent');
  const usual = { origin: platform.origin, timeoutMs: 15_000, visibilityMattersBelow: 1800, log };
  const all = { ...usual, ...options };
  return { ...platform, youtube: guardedPlatform(createYouTube(all), all) };
}

export const isPlayer = ({ path }: Asked) => path.startsWith('/youtubei/v1/player');

export const videoId = 'aaaaaaaaaaA';

/** A player answer about a public video of ten minutes with one automatic track. */
export function playerAnswer(more: object = {}): string {
  return JSON.stringify({
    playabilityStatus: { status: 'OK' },
    videoDetails: { videoId, title: 'A talk', lengthSeconds: '600' },
    microformat: { playerMicroformatRenderer: { isUnlisted: false } },
    captions: trackList(automaticTrack),
    ...more,
  });
}

/** The `captions` of a player answer. */
export function trackList(...tracks: object[]): object {
  return { playerCaptionsTracklistRenderer: { captionTracks: tracks } };
}

export const automaticTrack = {
  baseUrl: `https://www.youtube.com/api/timedtext?v=${videoId}&key=yt8&kind=asr&lang=en&fmt=srv3`,
  vssId: 'a.en',
  name: { runs: [{ text: 'English (auto-generated)' }] },
  languageCode: 'en',
  kind: 'asr',
};

/** A caption track's body that says these words. */
export function json3(words: string): string {
  return JSON.stringify({ events: [{ tStartMs: 0, dDurationMs: 900, segs: [{ utf8: words }] }] });
}
