import type { Insertable } from 'kysely';
import type { DB } from '../../src/database/schema.ts';
import { writeNames } from '../../src/search/write-index.ts';
import { readingOf } from '../../src/videos/reading-of.ts';
import { putVideo, ready } from '../web/harness/video-rows.ts';
import type { TestService } from './service.ts';

type SpokenVideo = Partial<Insertable<DB['videos']>> & {
  video_id: string;
  /** Sentences, ten seconds each. */
  said: string[];
  /** Those of its chapters. */
  titles?: string[];
};

/** Puts a ready video into an account in which something is said, and which has been read. */
export async function putSpokenVideo(
  { ctx }: Pick<TestService, 'ctx'>,
  accountId: string,
  { said, titles = [], ...changes }: SpokenVideo,
): Promise<void> {
  const segments = said.map((text, at) => ({ start: at * 10, end: at * 10 + 9, text }));
  await putVideo({ ctx }, accountId, { ...ready(titles, said.length * 10), title: 'Untitled', ...changes });
  const row = { account_id: accountId, video_id: changes.video_id, language: null, kind: 'manual' };
  await ctx.db
    .insertInto('transcripts')
    .values({ ...row, segments: JSON.stringify(segments) })
    .execute();
  await readingOf({ ...ctx, accountId }, { videoId: changes.video_id });
  await ctx.db.transaction().execute((tx) => writeNames(tx, { accountId, videoId: changes.video_id }));
}
