import { setTimeout as sleep } from 'node:timers/promises';
import { withKeyedMutex } from '../../accounts/keyed-mutex.ts';
import { readAccount } from '../../accounts/read-account.ts';
import { questionIdPattern, videoIdPattern } from '../../contract/objects.ts';
import { Problem } from '../../contract/problems.ts';
import type { Library, ToldAnswer, ToldVideo } from '../../mcp/library.ts';
import { askQuestion } from '../../questions/ask-question.ts';
import type { Question } from '../../questions/question.ts';
import { readQuestion } from '../../questions/read-question.ts';
import { searchPassages } from '../../search/search-passages.ts';
import { existingVideoOf } from '../../videos/existing-videos.ts';
import { listPlatformVideos } from '../../videos/list-videos.ts';
import { previewVideo } from '../../videos/preview-video.ts';
import { readSentences } from '../../videos/read-sentences.ts';
import { readPlatformVideo } from '../../videos/read-video.ts';
import { submitVideo } from '../../videos/submit-video.ts';
import type { PlatformVideo } from '../../videos/video.ts';
import type { HttpServices } from '../services.ts';

/** Milliseconds that a tool waits for work that is going on. */
const mostWaiting = 20_000;

/** Moments that a search answers. */
const mostFound = 10;

/** Transcripts that are listed as resources. */
const mostListed = 20;

/** What tools work on for an account: the same verbs as the API, with the same limits. */
export function accountLibrary(services: HttpServices, accountId: string, signal: AbortSignal): Library {
  const ctx = { ...services.ctx, accountId };
  const told = (video: Omit<PlatformVideo, 'chaptersVersion'>): ToldVideo => ({
    videoId: video.videoId,
    title: video.title,
    durationSeconds: video.durationSeconds,
    status: video.status,
    failure: video.error?.message ?? null,
    chapters: video.chapters,
    linkAt: (seconds) => `${services.publicUrl}/workspace/${video.videoId}?t=${Math.floor(seconds)}`,
  });

  async function readVideo(videoId: string): Promise<PlatformVideo> {
    if (!videoIdPattern.test(videoId)) throw new Problem('not_found');
    return readPlatformVideo(ctx, { videoId });
  }

  /** Reads until it is final, or a while has passed. */
  async function settled<T>(read: () => Promise<T>, isFinal: (value: T) => boolean): Promise<T> {
    const end = Date.now() + mostWaiting;
    // The longer it takes, the seldomer it is looked at.
    for (let pause = 200; ; pause = Math.min(2000, pause * 1.5)) {
      const value = await read();
      if (isFinal(value) || Date.now() > end || signal.aborted || services.isStopping()) return value;
      await sleep(pause);
    }
  }

  async function answerTo(videoId: string, questionId: string): Promise<ToldAnswer> {
    if (!questionIdPattern.test(questionId)) throw new Problem('not_found');
    const read = () => readQuestion(ctx, { videoId, questionId });
    return toldAnswer(await settled(read, ({ status }) => status !== 'pending'));
  }

  return {
    takes: 'YouTube link',
    price: (url) => previewVideo(ctx, { url }),
    // One after the other: an assistant that adds a video twice at once gets and pays one.
    add: (url) =>
      withKeyedMutex(`videos ${accountId}`, async () => {
        const existing = await existingVideoOf(ctx, { url });
        return told(existing === undefined ? await submitVideo(ctx, { url, via: 'api' }) : await readVideo(existing));
      }),
    video: async (videoId) =>
      told(
        await settled(
          () => readVideo(videoId),
          ({ status }) => status !== 'processing',
        ),
      ),
    async newest() {
      const { entries } = await listPlatformVideos(ctx, { status: 'ready', limit: mostListed });
      return entries.map(({ videoId, title }) => ({ videoId, title }));
    },
    async transcript(videoId) {
      await readVideo(videoId);
      return (await readSentences(ctx, { videoId, signal }))?.sentences;
    },
    async search(words, videoId) {
      if (videoId !== undefined) await readVideo(videoId);
      const found = await searchPassages(ctx, { q: words, videoId, limit: mostFound, withUploads: false });
      const moments = found.entries.map(({ videoId: id, videoTitle, startSeconds, text }) => {
        const link = `${services.publicUrl}/workspace/${id}?t=${Math.floor(startSeconds)}`;
        return { videoId: id, videoTitle, startSeconds, text, link };
      });
      return { moments, isMore: found.next !== undefined };
    },
    async ask(videoId, question) {
      await readVideo(videoId);
      const { questionId } = await askQuestion(ctx, { videoId, question, via: 'api' });
      return answerTo(videoId, questionId);
    },
    async answer(videoId, questionId) {
      await readVideo(videoId);
      return answerTo(videoId, questionId);
    },
    async account() {
      const { plan, cycle } = await readAccount(ctx);
      const until = cycle.end.toISOString().slice(0, 10);
      return `${cycle.minutesLeft} of ${cycle.minutesLimit} minutes are left on the ${plan} plan; they are whole again on ${until}. ${services.publicUrl}/workspace`;
    },
    explain(error) {
      if (error instanceof Problem) return `${error.message} (${error.code})`;
      if (services.isDatabaseAway(error)) return 'Cuemark is not available at the moment. Try again in a minute.';
      services.log.error({ err: error }, 'a tool broke');
      return undefined;
    },
  };
}

function toldAnswer({ questionId, status, answer, error, citations }: Question): ToldAnswer {
  return { questionId, status, answer, failure: error?.message ?? null, citations };
}
