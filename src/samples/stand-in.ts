import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SampleVideo, samplePlaylist } from './catalogue.ts';

export interface StandIn {
  /** `http://127.0.0.1:` and the port. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * A server that speaks the platform's protocol as far as we use it, for the videos given: the player call, the playlist of
 * samples, and the caption tracks and streams of sound that it lists. `port` 0 picks a free one.
 */
export async function startStandIn(videos: ReadonlyMap<string, SampleVideo>, port = 0): Promise<StandIn> {
  /** When each video was last asked for as a reader of its captions does. */
  const lastRead = new Map<string, number>();
  const server = createServer((request, response) => {
    answer(request, response, videos, lastRead).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has an address');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  videos: ReadonlyMap<string, SampleVideo>,
  lastRead: Map<string, number>,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST' && url.pathname === '/youtubei/v1/player') {
    const { videoId = '', context } = JSON.parse(await readBody(request)) as PlayerRequest;
    if (context?.client?.clientName === 'ANDROID') lastRead.set(videoId, Date.now());
    const isBeingRead = Date.now() - (lastRead.get(videoId) ?? 0) < 2000;
    const found = videos.get(videoId);
    const video = found?.state === 'removed_later' && isBeingRead ? undefined : found;
    if (video?.state === 'blocked') return send(response, 429, 'text/html', '<html><title>Sorry...</title></html>');
    return send(response, 200, 'application/json', JSON.stringify(playerAnswer(videoId, video)));
  }
  if (request.method === 'POST' && url.pathname === '/youtubei/v1/browse') {
    const { browseId } = JSON.parse(await readBody(request)) as { browseId?: string };
    const isKnown = browseId === `VL${samplePlaylist.id}`;
    return send(response, 200, 'application/json', JSON.stringify(isKnown ? playlistAnswer(videos) : {}));
  }
  if (request.method === 'GET' && url.pathname === '/api/timedtext') {
    const video = videos.get(url.searchParams.get('v') ?? '');
    if (video?.state === 'slow') await sleep(slowMilliseconds);
    const language = url.searchParams.get('lang');
    const captions = video?.translations?.find((translation) => translation.language === language) ?? video?.captions;
    const isHandedOut = captions !== undefined && video?.state !== 'captions_withheld';
    return send(response, 200, 'application/json', isHandedOut ? JSON.stringify(captions.json3()) : '');
  }
  if (request.method === 'GET' && url.pathname === '/videoplayback') {
    const audio = videos.get(url.searchParams.get('id') ?? '')?.audio;
    if (audio) return void response.writeHead(200, { 'content-type': audio.mimeType }).end(audio.bytes);
  }
  return send(response, 404, 'text/html', '<html><title>404 Not Found</title></html>');
}

interface PlayerRequest {
  videoId?: string;
  context?: { client?: { clientName?: string } };
}

/** How long the captions of a slow video take: less than a look-up may. */
const slowMilliseconds = 6000;

function playerAnswer(videoId: string, video: SampleVideo | undefined): object {
  if (!video || video.state === 'removed') {
    return { playabilityStatus: { status: 'ERROR', reason: 'This video is unavailable' } };
  }
  if (video.state === 'private') {
    return { playabilityStatus: { status: 'LOGIN_REQUIRED', reason: 'This video is private' } };
  }
  const isLive = video.state === 'live';
  return {
    playabilityStatus: { status: 'OK', playableInEmbed: true },
    videoDetails: {
      videoId,
      title: video.title,
      shortDescription: video.description ?? '',
      author: video.channel,
      lengthSeconds: String(video.durationSeconds),
      isLiveContent: isLive,
      ...(isLive ? { isLive: true } : {}),
      isPrivate: false,
    },
    microformat: {
      playerMicroformatRenderer: { isUnlisted: video.isUnlisted, lengthSeconds: String(video.durationSeconds) },
    },
    ...(video.audio ? { streamingData: streams(videoId, video.audio) } : {}),
    ...(video.captions ? { captions: captionTracks(videoId, video.captions.language, video.translations) } : {}),
  };
}

function playlistAnswer(videos: ReadonlyMap<string, SampleVideo>): object {
  const items = samplePlaylist.videoIds.map((videoId) => {
    const { title = '', durationSeconds = 0 } = videos.get(videoId) ?? {};
    const length = durationSeconds > 0 ? { lengthSeconds: String(durationSeconds) } : {};
    return { playlistVideoRenderer: { videoId, title: { runs: [{ text: title }] }, ...length } };
  });
  return {
    metadata: { playlistMetadataRenderer: { title: samplePlaylist.title } },
    contents: { tabs: [{ contents: items }] },
  };
}

/** A stream of sound, and one of pictures that is not to be taken. */
function streams(videoId: string, audio: NonNullable<SampleVideo['audio']>): object {
  const address = (itag: number) => `https://rr1---sn-example.googlevideo.com/videoplayback?id=${videoId}&itag=${itag}`;
  return {
    expiresInSeconds: '21540',
    adaptiveFormats: [
      { itag: 160, url: address(160), mimeType: 'video/mp4; codecs="avc1.4d400c"', bitrate: 30_000 },
      {
        itag: 140,
        url: address(140),
        mimeType: audio.mimeType,
        bitrate: 64_000,
        contentLength: `${audio.bytes.length}`,
      },
    ],
  };
}

function captionTracks(videoId: string, language: string, translations: SampleVideo['translations'] = []): object {
  const address = `https://www.youtube.com/api/timedtext?v=${videoId}`;
  const automatic = `${address}&caps=asr&kind=asr&lang=${language}`;
  return {
    playerCaptionsTracklistRenderer: {
      captionTracks: [
        { baseUrl: automatic, vssId: `a.${language}`, languageCode: language, kind: 'asr', isTranslatable: true },
        ...translations.map((other) => ({
          baseUrl: `${address}&lang=${other.language}`,
          vssId: `.${other.language}`,
          languageCode: other.language,
          name: { simpleText: other.name },
        })),
      ],
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
}
