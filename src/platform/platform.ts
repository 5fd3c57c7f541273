import type { Transcript } from '../transcripts/transcript.ts';

/** A video platform as the rest of the house sees it. Expected outcomes are values; nothing here throws for them. */
export interface Platform {
  /** Title, length and visibility of a video; for a preview where nothing depends on it. */
  lookUp(platformId: string, how?: { isPreview: boolean }): Promise<LookUp>;
  /**
   * What is said in a video, by its captions, in a language (a BCP 47 tag) where one is asked for; `unavailable` when `signal` aborts.
   */
  readCaptions(platformId: string, signal?: AbortSignal, language?: string): Promise<CaptionsRead>;
}

export type LookUp =
  | {
      kind: 'video';
      platformId: string;
      title: string;
      /** What its creator wrote below it, line breaks kept; empty where the platform does not say. */
      description: string;
      durationSeconds: number;
      /** `unknown` only for videos so long that it does not matter. */
      visibility: 'public' | 'unlisted' | 'unknown';
    }
  | Unsupported
  | Unavailable;

export type CaptionsRead =
  | { kind: 'captions'; transcript: Transcript }
  /** There are none; or none in the language that was asked for, only in these. */
  | { kind: 'none'; languages?: string[] }
  /** There are captions, and they are not handed out, or not in a form that can be read. */
  | { kind: 'unreadable'; cause: string }
  | Unsupported
  | Unavailable;

/** The platform says that nobody, or nobody without a login, can watch this. */
export interface Unsupported {
  kind: 'unsupported';
  reason: 'private' | 'live' | 'not_found';
  /** For people. */
  detail: string;
  /** What its creator can do about it. */
  remedy?: string;
}

/** The platform did not answer, or not to us: the same request may succeed later. */
export interface Unavailable {
  kind: 'unavailable';
  /** For the log. */
  cause: string;
  /** Absent: the platform answered, and the answer settles nothing. */
  trouble?: Trouble;
  /** When another try makes sense, where somebody said so. */
  retryAfterSeconds?: number;
}

/** The platform refuses us whatever the video (a bot check, a captcha, 429), or can not be reached at all. */
export const troubles = ['blocked', 'unreachable'] as const;
export type Trouble = (typeof troubles)[number];
