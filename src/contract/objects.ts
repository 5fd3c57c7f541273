import { z } from 'zod';
import { limits } from './limits.ts';
import { unsupportedReasons } from './problems.ts';

/** The objects of the interface specification, §2. They validate, answer and describe: nothing is written twice. */

const dateTime = z.iso.datetime().nullable();

export const videoIdPattern = /^[A-Za-z0-9_-]{6,64}$/;

/** §2.2 */
const chapterSchema = z
  .object({
    start_seconds: z.int().min(0).describe('Start offset in seconds'),
    timestamp: z.string().describe('`m:ss` below one hour, `h:mm:ss` from one hour on'),
    title: z.string(),
  })
  .meta({ id: 'Chapter' });

const errorSchema = z.object({ code: z.string(), message: z.string() }).nullable();

/** §2.1 */
export const videoSchema = z
  .object({
    object: z.literal('video'),
    id: z.string().regex(videoIdPattern),
    status: z.enum(['processing', 'ready', 'failed']),
    platform_id: z.string().nullable().describe("The video's id on YouTube"),
    title: z.string(),
    duration_seconds: z.int().min(0),
    minutes_charged: z.int().min(0).describe('0 when processing failed: the minutes were refunded'),
    chapters: z.array(chapterSchema).nullable().describe('null until ready'),
    chapters_text: z.string().nullable().describe('Lines `<timestamp> - <title>`; null until ready'),
    error: errorSchema.describe('When failed'),
    app_url: z.url().describe('The video in the web app'),
    created_at: dateTime,
  })
  .meta({ id: 'Video' });
export type VideoObject = z.infer<typeof videoSchema>;

/** §2.4 */
export const accountSchema = z
  .object({
    object: z.literal('account'),
    plan: z.string(),
    minutes_limit: z.int().min(0),
    minutes_used: z.int().min(0),
    minutes_left: z.int().min(0),
    resets_at: dateTime,
  })
  .meta({ id: 'Account' });

/** §7.1 */
export const problemSchema = z
  .object({
    type: z.url(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    request_id: z.string(),
    reason: z.enum(unsupportedReasons).optional(),
    minutes_needed: z.int().optional(),
    minutes_left: z.int().optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemObject = z.infer<typeof problemSchema>;

/** The body of `POST /videos` (§4.2). */
export const submitVideoSchema = z
  .strictObject({ url: z.string().describe('A video link: watch, short-host, shorts, live or embed form') })
  .meta({ id: 'SubmitVideo' });

export const idempotencyKeySchema = z.string().min(1).max(limits.idempotencyKeyCharacters);
