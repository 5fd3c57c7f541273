import type { Kysely } from 'kysely';
import type { DB } from '../src/database/schema.ts';

export const threeHours = 'vid_threehours';
const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo za bran clem drin frost'.split(' ');
const never = new Date('2100-01-01');

/** Puts a video of three hours into the first account: 27,000 words that nobody has said, in 3,600 captions and 30 chapters. */
export async function putThreeHours(db: Kysely<DB>): Promise<void> {
  const { account_id } = await db.selectFrom('accounts').select('account_id').executeTakeFirstOrThrow();
  const random = generator(7);
  const words = Array.from({ length: 3000 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]).join(
      '',
    ),
  );
  // Few words are said often, and most seldom.
  const saying = (count: number) => {
    const said = Array.from({ length: count }, () => words[Math.floor(words.length * random() ** 3)]).join(' ');
    return said.charAt(0).toUpperCase() + said.slice(1);
  };
  const chapters = Array.from({ length: 30 }, (_, at) => ({ startSeconds: at * 360, title: saying(5) }));
  const segments = Array.from({ length: 3600 }, (_, at) => ({
    start: at * 3,
    end: at * 3 + 2.9,
    text: `${saying(5 + Math.floor(random() * 6))}.`,
  }));
  const key = { account_id, video_id: threeHours };
  // A whole page of others stands below it in the list.
  const ids = [threeHours, ...Array.from({ length: 49 }, (_, at) => `vid_other${at}`)];
  await db
    .insertInto('videos')
    .values(
      ids.map((video_id, at) => ({
        account_id,
        video_id,
        platform_id: 'sampleLect1',
        title: 'Three hours of talk',
        duration_seconds: 10_800,
        via: 'web',
        status: 'ready',
        stage: 'finding_chapters',
        chapters: JSON.stringify(chapters),
        due_at: never,
        deadline: never,
        created_at: new Date(Date.now() - at * 60_000),
      })),
    )
    .execute();
  await db
    .insertInto('transcripts')
    .values({ ...key, language: 'en', kind: 'manual', segments: JSON.stringify(segments) })
    .execute();
}

/** Numbers from 0 to 1 that are the same in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
