import type { Transcript } from '../transcripts/transcript.ts';
import type { ListLink } from './playlist-link.ts';

/** A video platform as the rest of the house sees it. Expected outcomes are values; nothing here throws for them. */
export interface Platform {
  /** Title, length and visibility of a video; for a preview where nothing depends on it. */
  lookUp(platformId: string, how?: { isPreview: boolean }): Promise<LookUp>;
  /** What is said in a video, by its captions: the wanted ones, or those of what is said; `unavailable` when `signal` aborts. */
  readCaptions(platformId: string, signal?: AbortSignal, wanted?: WantedCaptions): Promise<CaptionsRead>;
  /** Which captions a video has; for whoever chooses among them. */
  listCaptions(platformId: string): Promise<CaptionsListed>;
  /** The videos of a playlist or channel; for whoever chooses among them. */
  readPlaylist(link: ListLink): Promise<PlaylistRead>;
}

/** Captions in a language (a BCP 47 tag), or one track by the platform's own name of it. */
export type WantedCaptions = { language: string } | { trackId: string };

/** A caption track that may be chosen. */
export interface ListedCaptions {
  /** The platform's own name of it, such as `a.en`. */
  trackId: string;
  /** For people, such as `English (auto-generated)`; empty where it gives none. */
  name: string;
  /** BCP 47; null where nobody says it. */
  language: string | null;
  isAutomatic: boolean;
}

export type CaptionsListed =
  | { kind: 'listed'; tracks: ListedCaptions[] /** Those closest to what is said first. */ }
  | Unsupported
  | Unavailable;

/** A video as its playlist lists it. */
export interface ListedVideo {
  platformId: string;
  title: string;
  /** Null where the list does not say it: a stream that is live or to come, or a video that is private. */
  durationSeconds: number | null;
}

export type PlaylistRead =
  | { kind: 'playlist'; title: string; videos: ListedVideo[] /** There are more than are listed. */; hasMore: boolean }
  /** It is private, or there is none. */
  | { kind: 'none' }
  | Unavailable;

export type LookUp =
  | {
      kind: 'video';
      platformId: string;
      title: string;
      /** What its creator wrote below it, line breaks kept; empty where the platform does not say. */
      description: string;
      /** What its channel is called; left out or empty where the platform does not say. */
      channelName?: string;
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
