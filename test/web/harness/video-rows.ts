import type { Insertable } from 'kysely';
import { tellChange } from '../../../src/database/changes.ts';
import { foldText } from '../../../src/database/fold-text.ts';
import type { DB } from '../../../src/database/schema.ts';
import { titleOrder } from '../../../src/database/title-order.ts';
import { videoFailures } from '../../../src/videos/finish-video.ts';
import type { TestService } from '../../harness/service.ts';

type Service = Pick<TestService, 'ctx'>;
type Row = Insertable<DB['videos']>;
type Changes = Pick<Row, 'chapters'> & Partial<Row>;

/** So far away that the worker and the sweep leave the video as it is. */
const never = new Date('2100-01-01');

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Puts a video into an account: `vid_lecture`, waiting for its turn, where `changes` do not make it another one. */
export async function putVideo(service: Service, accountId: string, changes: Changes = {}): Promise<void> {
  const video: Row = {
    account_id: accountId,
    video_id: 'vid_lecture',
    platform_id: 'Q8wVMdwhlh4',
    title: lecture,
    duration_seconds: 7384,
    via: 'api',
    status: 'processing',
    stage: 'waiting',
    due_at: never,
    deadline: never,
    created_at: minutesAgo(3),
  };
  const row = { ...video, ...changes };
  await service.ctx.db
    .insertInto('videos')
    .values({ ...row, title_folded: foldText(row.title), title_order: titleOrder(row.title) })
    .execute();
}

/** What the worker would write, while a page looks on. */
export async function changeVideo(service: Service, accountId: string, changes: Changes): Promise<void> {
  const { db } = service.ctx;
  const rows = await db
    .updateTable('videos')
    .set(changes)
    .where('account_id', '=', accountId)
    .returning('video_id')
    .execute();
  for (const { video_id: videoId } of rows) await tellChange(db, { accountId, videoId });
}

/** Ready, with chapters of these titles spread over the video with uneven gaps. */
export function ready(titles: readonly string[] = lectureTitles, seconds = 7384): Changes {
  const chapters = titles.map((title, index) => {
    const uneven = index + (index % 3) * 0.22 - (index % 5) * 0.13;
    return { startSeconds: index === 0 ? 0 : Math.round((uneven / titles.length) * seconds), title };
  });
  return { status: 'ready', chapters: JSON.stringify(chapters), engine: 'builtin', duration_seconds: seconds };
}

export const failed: Changes = {
  status: 'failed',
  error_code: 'transcript_unavailable',
  error_message: videoFailures.transcript_unavailable,
};

export const lecture = 'Finding Your Place: how people crossed oceans before anybody could tell them where they were';

export const lectureTitles = [
  'Welcome, and the question of the day',
  'The lead line: depth and what lies down there',
  'Pilots, and coasts carried in somebody’s head',
  'Latitude from the pole star with a plank and a string',
  'The astrolabe, the cross-staff and the sun in your eyes',
  'Why the compass lies, and who first drew how much',
  'Dead reckoning: log, line and sandglass',
  'Maps that are right in the wrong way, from portolans to Mercator',
  'Longitude: a problem of time',
  'Harrison’s clocks',
  'Lunar distances, the cheaper answer',
  'Wayfinding in the Pacific: stars, swell and birds',
  'Questions',
];
