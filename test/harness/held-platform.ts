import { once } from 'node:events';
import { createServer } from 'node:http';
import { bodyOf } from './request-body.ts';

export interface HeldPlatform {
  origin: string;
  /** Requests of the kind that is held, as many as came so far. */
  heldRequests: () => number;
  /** Answers the first of them; captions hold these words. */
  release(words: string): void;
  stop(): Promise<void>;
}

/**
 * A platform that knows every public video, of ten minutes, and keeps whoever comes first waiting, with a look-up or for
 * captions; later ones are answered at once. The first one stands for a process in the middle of its work.
 */
export async function startHeldPlatform(holds: 'look-up' | 'captions' = 'captions'): Promise<HeldPlatform> {
  const held: ((words: string) => void)[] = [];
  let requests = 0;
  const answer = (kind: typeof holds, say: (words: string) => void) => {
    if (kind === holds) requests += 1;
    if (kind === holds && requests === 1) held.push(say);
    else say('after');
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/api/timedtext') {
      answer('captions', (words) => response.end(captions(words)));
      return;
    }
    const sent = await bodyOf(request);
    if (!sent) return;
    const { videoId } = JSON.parse(sent.toString()) as { videoId: string };
    answer('look-up', () => response.end(JSON.stringify(player(videoId))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has an address');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    heldRequests: () => requests,
    release(words) {
      for (const say of held.splice(0)) say(words);
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
