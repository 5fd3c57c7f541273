import { z } from 'zod';
import type { ListPlace } from '../accounts/list-page.ts';
import { limits } from '../contract/limits.ts';
import { videoIdPattern } from '../contract/objects.ts';
import type { OrderedPlace } from '../videos/list-videos.ts';

/** The parameters of a request that has none: any is one too many. */
export const noQuery = z.strictObject({});

const { usual, most } = limits.pageEntries;

/** How many entries a page has. */
export const limitSchema = z
  .preprocess(
    (sent) => (typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent),
    z.int().min(1).max(most),
  )
  .default(usual)
  .describe(`Entries of a page: ${usual} where it is not said`);

/** Whether the database takes it. */
const isText = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Words that are searched for. */
export function searchedWords() {
  return z
    .string()
    .refine((text) => Array.from(text).length <= limits.searchCharacters, {
      error: `must have at most ${limits.searchCharacters} characters`,
    })
    .refine(isText, { error: 'holds what is no character' })
    .meta({ maxLength: limits.searchCharacters });
}

/** Words that are looked for in what is said. */
export const passageWordsSchema = searchedWords()
  .min(1)
  .describe(
    'Words, which begin so; in quotation marks, words as they are, one after the other. Case and accents do not matter',
  );

export const titleWordsSchema = searchedWords().describe(
  'Words, all of which occur in the title, whatever their case and accents',
);

const placePattern = /^(\d{1,14})\.([A-Za-z0-9_-]{1,64})$/;

/** A place of a list that goes by time as clients are given it: a text that says nothing to them. */
export function cursorOf({ createdAt, id }: ListPlace): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

export const cursorSchema = z
  .string()
  .transform((cursor, context): ListPlace => {
    const [, milliseconds, id = ''] = placePattern.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
    const place = { createdAt: new Date(Number(milliseconds ?? 0)), id };
    if (cursorOf(place) !== cursor) context.addIssue('is no `next_cursor` of an answer before');
    return place;
  })
  .describe('The `next_cursor` of the page before');

const orderedPlaceSchema = z.tuple([
  z.union([z.int().min(0).max(8.64e15), z.string().max(200).refine(isText)]),
  z.string().regex(videoIdPattern),
]);

/** The same of a list that is sorted by something else. */
export const orderedCursorOf = (place: OrderedPlace): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

export const orderedCursorSchema = z
  .string()
  .max(2000)
  .transform((cursor, context): OrderedPlace => {
    const place = orderedPlaceSchema.safeParse(jsonIn(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (place.success) return place.data;
    context.addIssue('is no cursor of an answer before');
    return z.NEVER;
  })
  .describe('A cursor of another page');

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
