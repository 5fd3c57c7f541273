import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export interface HeldPlatform {
  origin: string;
  /** Caption requests that came so far. */
  captionRequests: () => number;
  /** Answers the first caption request, which is held until then, with these words. */
  release(words: string): void;
  stop(): Promise<void>;
}

/**
 * A platform that knows every public video, of ten minutes, and keeps the first reader of captions waiting; later readers are
 * answered at once. The first reader stands for a worker in the middle of its work.
 */
export async function startHeldPlatform(): Promise<HeldPlatform> {
  const held: ServerResponse[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/api/timedtext') {
      requests += 1;
      if (requests === 1) held.push(response);
      else response.end(captions('after'));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { videoId } = JSON.parse(Buffer.concat(chunks).toString()) as { videoId: string };
    response.end(JSON.stringify(player(videoId)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has an address');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    captionRequests: () => requests,
    release(words) {
      for (const response of held.splice(0)) response.end(captions(words));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function player(videoId: string): object {
  return {
    playabilityStatus: { status: 'OK' },
    videoDetails: { videoId, title: `Video ${videoId}`, lengthSeconds: '600', isLiveContent: false, isPrivate: false },
    microformat: { playerMicroformatRenderer: { isUnlisted: false } },
    captions: {
      playerCaptionsTracklistRenderer: {
        captionTracks: [
          { baseUrl: `https://www.youtube.com/api/timedtext?v=${videoId}`, languageCode: 'en', kind: 'asr' },
        ],
      },
    },
  };
}

/** Half a minute for each of twenty sentences that hold the given word. */
function captions(word: string): string {
  const events = Array.from({ length: 20 }, (_, index) => ({
    tStartMs: index * 30_000,
    dDurationMs: 5000,
    segs: [{ utf8: `Sentence number ${index} speaks of ${word} and of thing ${index * index}.` }],
  }));
  return JSON.stringify({ events });
}
