import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setInterval } from 'node:timers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../src/observability/log.ts';
import { createYouTube } from '../src/platform/youtube.ts';

const id = 'aaaaaaaaaaA';
const log = createLog('silent');

interface Asked {
  path: string;
  client: string | undefined;
  videoId: string | undefined;
}

/** A platform whose answers the test writes; it notes every request. */
async function platform(answer: (asked: Asked, response: ServerResponse, request: IncomingMessage) => void) {
  const requests: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    const asked = { path: request.url ?? '', client: body?.context.client.clientName, videoId: body?.videoId };
    requests.push(asked);
    answer(asked, response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const youtube = createYouTube({
    origin: `http://127.0.0.1:${port}`,
    timeoutMs: 1000,
    visibilityMattersBelow: 1800,
    log,
  });
  return { youtube, requests };
}

function player(more: object = {}): string {
  return JSON.stringify({
    playabilityStatus: { status: 'OK' },
    videoDetails: { videoId: id, title: 'A talk', lengthSeconds: '600' },
    microformat: { playerMicroformatRenderer: { isUnlisted: false } },
    captions: {
      playerCaptionsTracklistRenderer: {
        captionTracks: [
          {
            baseUrl: `https://www.youtube.com/api/timedtext?v=${id}&key=yt8&fmt=srv3`,
            languageCode: 'en',
            kind: 'asr',
          },
        ],
      },
    },
    ...more,
  });
}

const isPlayer = ({ path }: Asked) => path.startsWith('/youtubei/v1/player');

test('a look-up is one request, to the origin that was set', async () => {
  const { youtube, requests } = await platform((_asked, response) => response.end(player()));
  expect(await youtube.lookUp(id)).toEqual({
    kind: 'video',
    platformId: id,
    title: 'A talk',
    description: '',
    durationSeconds: 600,
    visibility: 'public',
  });
  expect(requests).toEqual([{ path: expect.stringMatching(/^\/youtubei\/v1\/player\?/), client: 'WEB', videoId: id }]);
});

test('captions come from the track’s address as json3, from that origin too', async () => {
  const { youtube, requests } = await platform((asked, response) =>
    response.end(
      isPlayer(asked)
        ? player()
        : JSON.stringify({ events: [{ tStartMs: 0, dDurationMs: 900, segs: [{ utf8: 'Hello' }] }] }),
    ),
  );
  expect(await youtube.readCaptions(id)).toMatchObject({
    kind: 'captions',
    transcript: { language: 'en', kind: 'automatic', segments: [{ text: 'Hello' }] },
  });
  const query = new URLSearchParams(requests.at(-1)?.path.split('?')[1]);
  expect({ v: query.get('v'), key: query.get('key'), fmt: query.get('fmt') }).toEqual({
    v: id,
    key: 'yt8',
    fmt: 'json3',
  });
});

test('where the answer does not tell whether a short video is unlisted, another client is asked; unknown is not public', async () => {
  const hidden = player({ microformat: undefined });
  const told = await platform(({ client }, response) =>
    response.end(
      client === 'WEB' ? hidden : player({ microformat: { playerMicroformatRenderer: { isUnlisted: true } } }),
    ),
  );
  expect(await told.youtube.lookUp(id)).toMatchObject({ kind: 'video', visibility: 'unlisted' });
  expect(told.requests).toHaveLength(2);

  const untold = await platform((_asked, response) => response.end(hidden));
  expect(await untold.youtube.lookUp(id)).toMatchObject({ kind: 'unavailable' });

  const long = await platform((_asked, response) =>
    response.end(
      player({ microformat: undefined, videoDetails: { videoId: id, title: 'Long', lengthSeconds: '1800' } }),
    ),
  );
  expect(await long.youtube.lookUp(id)).toMatchObject({ kind: 'video', visibility: 'public' });
});

describe('a platform that does not answer as it should is unavailable, within the deadline', () => {
  const faults: [string, (response: ServerResponse) => void][] = [
    ['429 with a page', (response) => response.writeHead(429, { 'content-type': 'text/html' }).end('<html>')],
    ['500', (response) => response.writeHead(500).end()],
    [
      'a consent page by redirect',
      (response) => response.writeHead(302, { location: 'https://consent.youtube.com/' }).end(),
    ],
    [
      'a page with status 200',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>consent</html>'),
    ],
    ['JSON cut short', (response) => response.end(player().slice(0, 80))],
    ['a connection that breaks', (response) => response.destroy()],
    ['silence', () => undefined],
    [
      'a drip of one byte at a time',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 50);
        response.once('close', () => clearInterval(drip));
      },
    ],
    [
      'a flood',
      (response) => {
        const chunk = Buffer.alloc(1_000_000, ' ');
        const pour = () => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on('drain', pour);
        pour();
      },
    ],
  ];
  test.each(faults)('%s', async (_name, fault) => {
    const { youtube } = await platform((_asked, response) => fault(response));
    const began = Date.now();
    expect(await youtube.lookUp(id)).toMatchObject({ kind: 'unavailable' });
    expect(Date.now() - began).toBeLessThan(4000);
    expect(await youtube.readCaptions(id)).toMatchObject({ kind: 'unavailable' });
  });
});

test('captions that are listed and not handed out are unreadable, not missing', async () => {
  const { youtube } = await platform((asked, response) => response.end(isPlayer(asked) ? player() : ''));
  expect(await youtube.readCaptions(id)).toMatchObject({ kind: 'unreadable' });
});

test('a video without tracks for one client may have them for another', async () => {
  const { youtube } = await platform((asked, response) => {
    if (!isPlayer(asked)) response.end(JSON.stringify({ events: [{ tStartMs: 0, segs: [{ utf8: 'Hello' }] }] }));
    else response.end(asked.client === 'ANDROID' ? player({ captions: undefined }) : player());
  });
  expect((await youtube.readCaptions(id)).kind).toBe('captions');
});

test('no tracks anywhere is no captions', async () => {
  const { youtube } = await platform((_asked, response) => response.end(player({ captions: undefined })));
  expect(await youtube.readCaptions(id)).toEqual({ kind: 'none' });
});
