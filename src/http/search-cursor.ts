import { z } from 'zod';
import { videoIdPattern } from '../contract/objects.ts';
import { passageKinds, type SearchPlace } from '../search/search-passages.ts';

/** A place among what is found as clients are given it. */
export function searchCursorOf({ from, to, last }: SearchPlace): string {
  const video = (at: SearchPlace['from']) => (at ? [at.isNamed, at.createdAt.getTime(), at.videoId] : null);
  const passage = last && [last.rank, last.createdAt.getTime(), last.videoId, last.kind, last.place];
  return Buffer.from(JSON.stringify([video(from), video(to), passage ?? null])).toString('base64url');
}

const milliseconds = z
  .int()
  .min(0)
  .max(99_999_999_999_999)
  .transform((time) => new Date(time));
const videoPlace = z
  .tuple([z.boolean(), milliseconds, z.string().regex(videoIdPattern)])
  .nullable()
  .transform((at) => (at ? { isNamed: at[0], createdAt: at[1], videoId: at[2] } : undefined));
const passagePlace = z
  .tuple([z.number(), milliseconds, z.string().regex(videoIdPattern), z.enum(passageKinds), z.int()])
  .nullable()
  .transform((at) => (at ? { rank: at[0], createdAt: at[1], videoId: at[2], kind: at[3], place: at[4] } : undefined));
const searchPlace = z
  .tuple([videoPlace, videoPlace, passagePlace])
  .transform(([from, to, last]): SearchPlace => ({ from, to, last }));

export const searchCursorSchema = z
  .string()
  .transform((cursor, context): SearchPlace => {
    const { data: place } = searchPlace.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()));
    if (place && searchCursorOf(place) === cursor) return place;
    context.addIssue('is no `next_cursor` of an answer before');
    return z.NEVER;
  })
  .describe('The `next_cursor` of the page before');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
