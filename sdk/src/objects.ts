import type { components } from './api-types.ts';

/**
 * The objects of the API, under their names, with the fields that the description gives them. Within v1 new fields and
 * values may appear at any time: a status or an engine may be one that this package does not know.
 */
type Schemas = components['schemas'];
type Open<Known extends string> = Known | (string & {});
type WithOpenStatus<T extends { status: string }> = Omit<T, 'status'> & { status: Open<T['status']> };

export type Account = Schemas['Account'];
export type AccountSettings = Schemas['AccountSettings'];
export type Chapter = Schemas['Chapter'];
export type Video = WithOpenStatus<Schemas['Video']>;
export type VideoStatus = Video['status'];
export type Question = WithOpenStatus<Schemas['Question']>;
export type Transcript = Schemas['Transcript'];
export type Evidence = Schemas['Evidence'];
export type Summary = WithOpenStatus<Schemas['Summary']>;
export type Citations = Schemas['Citations'];
export type Passage = Schemas['Passage'];
/** What is made while one waits: its status says how far it is. */
export type Work = Video | Question | Summary;
export type Problem = Schemas['Problem'];

/** Where events are sent, and which. */
export type WebhookSettings = Schemas['CreateWebhook'];
export type Webhook = WithOpenStatus<Schemas['Webhook']>;
/** With the secret, which is shown once. */
export type NewWebhook = WithOpenStatus<Schemas['NewWebhook']>;
export type WebhookEventType = Schemas['Webhook']['events'][number];

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
