import { z } from 'zod';
import { limits } from './limits.ts';
import { outputLanguages } from './output-languages.ts';
import { type UnsupportedReason, unsupportedReasons } from './problems.ts';
import sample from './sample-result.json' with { type: 'json' };

/**
 * The objects of the interface specification, §2. They validate, answer and describe: nothing is written twice. Answers are
 * open to new fields (§9.2), bodies of requests are not.
 */

const dateTime = z.iso.datetime().nullable();

export const videoIdPattern = /^[A-Za-z0-9_-]{6,64}$/;
export const questionIdPattern = /^[A-Za-z0-9]{8,40}$/;

/** §2.2 */
const chapterSchema = z
  .looseObject({
    start_seconds: z.int().min(0).describe('Start offset in seconds'),
    timestamp: z.string().describe('`m:ss` below one hour, `h:mm:ss` from one hour on'),
    title: z.string(),
  })
  .meta({ id: 'Chapter' });

/** What `chapters.json` of a video holds: Podcasting 2.0 JSON chapters. */
export const podcastChaptersSchema = z
  .looseObject({
    version: z.string().describe('Of the format: `1.2.0`'),
    chapters: z
      .array(
        z.looseObject({
          startTime: z.int().min(0).describe('Seconds'),
          endTime: z.int().min(0).describe('Seconds'),
          title: z.string(),
        }),
      )
      .describe('In their order, each to the start of the next'),
  })
  .meta({ id: 'PodcastChapters' });

const errorSchema = z.looseObject({ code: z.string(), message: z.string() }).nullable();

/** What the built-in engine makes of a sample, written by `npm run generate`: what is shown is what comes. */
const { platform_id, title, duration_seconds, chapters, chapters_text } = sample;

export const exampleVideo = {
  object: 'video',
  id: 'EyBN2PlwW3HKBNUFFwpA',
  status: 'ready',
  platform_id,
  title,
  duration_seconds,
  minutes_charged: 9,
  chapters,
  chapters_text,
  error: null,
  app_url: 'https://cuemark.example/workspace/EyBN2PlwW3HKBNUFFwpA',
  created_at: '2026-11-21T09:30:00.000Z',
};

/** §2.1 */
export const videoSchema = z
  .looseObject({
    object: z.literal('video'),
    id: z.string().regex(videoIdPattern),
    status: z.enum(['processing', 'ready', 'failed']).describe('It never leaves `ready` or `failed`'),
    platform_id: z.string().nullable().describe("The video's id on YouTube"),
    title: z.string().describe('Its title on YouTube'),
    duration_seconds: z.int().min(0).describe('Its length'),
    minutes_charged: z.int().min(0).describe('0 when processing failed: the minutes were refunded'),
    chapters: z.array(chapterSchema).nullable().describe('null until ready'),
    chapters_text: z.string().nullable().describe('Lines `<timestamp> - <title>`; null until ready'),
    error: errorSchema.describe('When it failed, why'),
    app_url: z.url().describe('The video in the web app'),
    created_at: dateTime.describe('When it was added'),
  })
  .meta({ id: 'Video', examples: [exampleVideo] });
export type VideoObject = z.infer<typeof videoSchema>;

export const exampleQuestion = {
  object: 'question',
  id: '7Hq2LmXw0cVbN4tRzK9e',
  video_id: 'EyBN2PlwW3HKBNUFFwpA',
  status: 'answered',
  question: sample.question,
  answer: sample.answer,
  error: null,
  created_at: '2026-11-21T09:35:00.000Z',
};

/** §2.3 */
export const questionSchema = z
  .looseObject({
    object: z.literal('question'),
    id: z.string().regex(questionIdPattern),
    video_id: z.string().regex(videoIdPattern).describe('The video asked about'),
    status: z.enum(['pending', 'answered', 'failed']),
    question: z.string().describe('The text asked'),
    answer: z.string().nullable().describe('Markdown; moments are cited as `m:ss` or `h:mm:ss`; null until answered'),
    error: errorSchema.describe('When it failed, why'),
    created_at: dateTime.describe('When it was asked'),
  })
  .meta({ id: 'Question', examples: [exampleQuestion] });
export type QuestionObject = z.infer<typeof questionSchema>;

/** A page of a list: beyond the specification, as all lists are. */
export function listSchema(item: z.ZodType, id: string) {
  return z
    .looseObject({
      object: z.literal('list'),
      data: z.array(item),
      next_cursor: z.string().nullable().describe('The `cursor` of the next page; null: this is the last one'),
    })
    .meta({ id });
}

/** What is said in a video: `GET /videos/{video_id}/transcript`. */
export const transcriptSchema = z
  .looseObject({
    object: z.literal('transcript'),
    video_id: z.string().regex(videoIdPattern),
    language: z.string().nullable().describe('BCP 47 tag (`en`, `de-AT`), where it is known'),
    warnings: z.array(z.string()).describe('What was left out of the source or repaired, in sentences'),
    segments: z.array(
      z.looseObject({
        start_seconds: z.number().min(0),
        end_seconds: z.number().min(0),
        speaker: z.string().nullable().describe('Who speaks, where the source names them'),
        text: z.string().describe('As the source has it'),
      }),
    ),
  })
  .meta({ id: 'Transcript' });

const titleEngines = ['builtin', 'local', 'llm', 'creator', 'edited'] as const;

/** Why a video's chapters begin where they do: `GET /videos/{video_id}/evidence`. */
export const evidenceSchema = z
  .looseObject({
    object: z.literal('evidence'),
    video_id: z.string().regex(videoIdPattern),
    engine: z.enum(['builtin', 'local', 'llm']).describe('What divided the video'),
    chapters: z.array(
      z.looseObject({
        start_seconds: z.int().min(0),
        opening: z.string().describe('The first words said there; empty where nothing is'),
        score: z
          .number()
          .min(0)
          .max(1)
          .nullable()
          .describe('How strongly the transcript speaks for a new chapter here; null where people set it'),
        reasons: z.array(z.string()).describe('What spoke for it, strongest first, in sentences'),
        title_engine: z.enum(titleEngines).describe('Whose title it is: `creator` and `edited` are people'),
      }),
    ),
  })
  .meta({ id: 'Evidence' });

/** What a language model wrote of a video: `GET /videos/{video_id}/summary`. */
export const summarySchema = z
  .looseObject({
    object: z.literal('summary'),
    video_id: z.string().regex(videoIdPattern),
    status: z
      .enum(['none', 'pending', 'ready', 'failed'])
      .describe('`none` until somebody asks for it, and again when the video is divided anew'),
    engine: z.literal('llm').nullable().describe('What wrote it; null until ready'),
    text: z
      .string()
      .nullable()
      .describe('One to four sentences in Markdown, each with the moments it rests on; null until ready'),
    chapters: z
      .array(
        z.looseObject({
          start_seconds: z.int().min(0),
          timestamp: z.string(),
          title: z.string(),
          text: z.string().nullable().describe('The same of the chapter; null too where too little is said there'),
        }),
      )
      .describe('The chapters of the video, as they are now'),
  })
  .meta({ id: 'Summary' });

/** What an answer rests on: `GET …/questions/{question_id}/citations`. */
export const citationsSchema = z
  .looseObject({
    object: z.literal('citations'),
    question_id: z.string().regex(questionIdPattern),
    engine: z.enum(['builtin', 'local', 'llm']).nullable().describe('What answered; null until answered'),
    citations: z
      .array(
        z.looseObject({
          start_seconds: z.int().min(0),
          timestamp: z.string().describe('As the answer cites it'),
          quote: z.string().describe('What is said there'),
        }),
      )
      .describe('In the order of the answer; none until answered, or where the video does not say it'),
  })
  .meta({ id: 'Citations' });

/** The words by which the example is found. */
export const searchedExample = sample.words;

export const examplePassage = {
  object: 'passage',
  video_id: exampleVideo.id,
  video_title: title,
  ...sample.passage,
};

/** A stretch of what is said, or a title, that says what was looked for: `GET /search`. */
export const passageSchema = z
  .looseObject({
    object: z.literal('passage'),
    video_id: z.string().regex(videoIdPattern),
    video_title: z.string(),
    start_seconds: z.int().min(0).describe('When what was looked for is said, or what a title names begins'),
    timestamp: z.string().describe('The same as `m:ss`, or `h:mm:ss`'),
    text: z.string().describe('A few sentences of what is said, or the title of a chapter or of the video'),
    matches: z.array(z.string()).describe('What of the text was looked for, as it is written there, in order'),
  })
  .meta({ id: 'Passage', examples: [examplePassage] });

/** The passages of `GET /search`. */
export const passageListSchema = listSchema(passageSchema, 'PassageList');

/** The videos of `GET /workspace`. */
export const videoListSchema = listSchema(videoSchema, 'VideoList');
/** The questions of `GET /workspace/{video_id}/questions`. */
export const questionListSchema = listSchema(questionSchema, 'QuestionList');

/** §2.4 */
export const accountSchema = z
  .looseObject({
    object: z.literal('account'),
    plan: z.string().describe('`free` or `pro`'),
    minutes_limit: z.int().min(0).describe('Minutes of the cycle'),
    minutes_used: z.int().min(0).describe('Minutes used of them'),
    minutes_left: z.int().min(0).describe('Minutes left; the web app shows the same'),
    resets_at: dateTime.describe('When the next cycle begins'),
  })
  .meta({
    id: 'Account',
    examples: [
      {
        object: 'account',
        plan: 'pro',
        minutes_limit: 1000,
        minutes_used: 88,
        minutes_left: 912,
        resets_at: '2026-12-21T00:00:00.000Z',
      },
    ],
  });

/** What an account has set for itself; beyond the specification. */
export const accountSettingsSchema = z
  .looseObject({
    object: z.literal('account_settings'),
    output_language: z
      .enum(outputLanguages)
      .nullable()
      .describe(
        'The language in which a language model writes titles, summaries and answers; null: that of each video, or question',
      ),
  })
  .meta({ id: 'AccountSettings', examples: [{ object: 'account_settings', output_language: 'de' }] });

/** The body of `PATCH /account/settings`. */
export const changeAccountSettingsSchema = z
  .strictObject({ output_language: accountSettingsSchema.shape.output_language })
  .meta({ id: 'ChangeAccountSettings', examples: [{ output_language: 'de' }] });

/** What a webhook can be told of. */
export const webhookEvents = ['video.ready', 'video.failed', 'question.answered', 'question.failed'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const exampleWebhook = {
  object: 'webhook',
  id: 'Rk3vTq9YbW2mZx7LdP5s',
  url: 'https://hooks.example.com/cuemark',
  events: ['video.ready', 'video.failed'],
  status: 'active',
  created_at: '2026-11-21T09:40:00.000Z',
};

/** An address that the account's events are sent to; beyond the specification. */
export const webhookSchema = z
  .looseObject({
    object: z.literal('webhook'),
    id: z.string().regex(questionIdPattern),
    url: z.string().describe('Where events are sent'),
    events: z.array(z.enum(webhookEvents)).describe('Those that are sent'),
    status: z
      .enum(['active', 'off'])
      .describe('`off` once its receiver took nothing for three days, or answered 410; the web app turns it on again'),
    created_at: dateTime.describe('When it was made'),
  })
  .meta({ id: 'Webhook', examples: [exampleWebhook] });
export type WebhookObject = z.infer<typeof webhookSchema>;

/** The answer to making one. */
export const newWebhookSchema = webhookSchema
  .extend({ secret: z.string().describe('`whsec_…`: what signs its messages. It is shown this once') })
  .meta({
    id: 'NewWebhook',
    examples: [{ ...exampleWebhook, secret: 'whsec_…' }],
  });

/** The webhooks of `GET /webhooks`. */
export const webhookListSchema = listSchema(webhookSchema, 'WebhookList');

/** The body of `POST /webhooks`. */
export const createWebhookSchema = z
  .strictObject({
    url: writtenText(limits.webhookUrlCharacters).describe('Where events are sent: https, a public address'),
    events: z
      .array(z.enum(webhookEvents))
      .min(1)
      .refine((events) => new Set(events).size === events.length, { error: 'names an event twice' })
      .describe('Which events are sent, one or more'),
  })
  .meta({ id: 'CreateWebhook', examples: [{ url: exampleWebhook.url, events: exampleWebhook.events }] });

const reasons = Object.keys(unsupportedReasons) as UnsupportedReason[];

/** §7.1 */
export const problemSchema = z
  .looseObject({
    type: z.url().describe('Where its code is documented'),
    title: z.string().describe('The code in words'),
    status: z.int().describe('The HTTP status'),
    detail: z.string().describe('For people'),
    code: z.string().describe('For programs'),
    request_id: z.string().describe('For support; in `X-Request-Id` too'),
    reason: z.enum(reasons).optional().describe('With `video_not_supported`: why'),
    minutes_needed: z.int().optional().describe('With `not_enough_minutes`: what the video needs'),
    minutes_left: z.int().optional().describe('With `not_enough_minutes`: what is left'),
  })
  .meta({ id: 'Problem' });
export type ProblemObject = z.infer<typeof problemSchema>;

/** The body of `POST /videos` (§4.2). */
export const submitVideoSchema = z
  .strictObject({ url: z.string().describe('A video link: watch, short-host, shorts, live or embed form') })
  .meta({ id: 'SubmitVideo', examples: [{ url: 'https://www.youtube.com/watch?v=sampleTalk1' }] });

/**
 * Text of people that is stored as it was sent: counted in Unicode code points, and not only white space. What is said of a
 * fault goes on after the field's name.
 */
function writtenText(characters: number) {
  return z
    .string()
    .refine((text) => text.trim() !== '', { error: 'is empty or only white space: write something' })
    .refine((text) => Array.from(text).length <= characters, { error: `must have at most ${characters} characters` })
    .refine((text) => text.isWellFormed() && !text.includes('\0'), { error: 'holds what is no character' })
    .meta({ minLength: 1, maxLength: characters });
}

/** The body of `POST /videos/{video_id}/questions` (§4.4). */
export const askQuestionSchema = z
  .strictObject({ question: writtenText(limits.questionCharacters).describe('At most 2000 characters') })
  .meta({ id: 'AskQuestion', examples: [{ question: exampleQuestion.question }] });

/** A name that people give a chat or a key. */
export const nameSchema = writtenText(limits.nameCharacters);

/** A name that people give to several of their videos. */
export const tagNameSchema = writtenText(limits.tagCharacters);

const { idempotencyKeyCharacters } = limits;

/** Characters of a header as a client wrote it: Node hands its bytes out one a character, and clients send UTF-8. */
function charactersSent(header: string): number {
  return Array.from(Buffer.from(header, 'latin1').toString('utf8')).length;
}

export const idempotencyKeySchema = z
  .string()
  .refine((key) => key.length >= 1 && charactersSent(key) <= idempotencyKeyCharacters, {
    error: `has 1 to ${idempotencyKeyCharacters} characters`,
  })
  .meta({ minLength: 1, maxLength: idempotencyKeyCharacters });
