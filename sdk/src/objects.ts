import type { components } from './api-types.ts';

/**
 * The objects of the API, under their names, with the fields that the description gives them. Within v1 new fields and
 * values may appear at any time: a status or an engine may be one that this package does not know.
 */
type Schemas = components['schemas'];
type Open<Known extends string> = Known | (string & {});
type WithOpenStatus<T extends { status: string }> = Omit<T, 'status'> & { status: Open<T['status']> };

export type Account = Schemas['Account'];
export type Chapter = Schemas['Chapter'];
export type Video = WithOpenStatus<Schemas['Video']>;
export type VideoStatus = Video['status'];
export type Question = WithOpenStatus<Schemas['Question']>;
export type Problem = Schemas['Problem'];

export interface Transcript {
  object: 'transcript';
  video_id: string;
  /** A language tag, where it is known. */
  language: string | null;
  /** What was left out of its source, or repaired. */
  warnings: string[];
  segments: TranscriptSegment[];
}

export interface TranscriptSegment {
  start_seconds: number;
  end_seconds: number;
  speaker: string | null;
  text: string;
}

export interface Summary {
  object: 'summary';
  video_id: string;
  status: Open<'none' | 'pending' | 'ready' | 'failed'>;
  engine: string | null;
  /** Markdown with `m:ss` moments. */
  text: string | null;
  chapters: (Chapter & { text: string | null })[];
}

export interface Evidence {
  object: 'evidence';
  video_id: string;
  engine: string;
  chapters: { start_seconds: number; opening: string; score: number; reasons: string[]; title_engine: string }[];
}

export interface Citations {
  object: 'citations';
  question_id: string;
  engine: string;
  citations: { start_seconds: number; timestamp: string; quote: string }[];
}

export interface Passage {
  object: 'passage';
  video_id: string;
  video_title: string;
  start_seconds: number;
  timestamp: string;
  text: string;
  /** The words of the text that matched. */
  matches: string[];
}

export interface Webhook {
  object: 'webhook';
  id: string;
  url: string;
  events: Open<WebhookEventType>[];
  status: Open<'active' | 'off'>;
  created_at: string | null;
}

export type WebhookEventType = 'video.ready' | 'video.failed' | 'question.answered' | 'question.failed';

/** What a webhook delivers. */
export interface WebhookEvent {
  type: Open<WebhookEventType | 'webhook.test'>;
  timestamp: string;
  data: {
    video_id?: string;
    question_id?: string;
    status?: string;
    /** The object's address in the API. */
    url?: string;
  };
}
