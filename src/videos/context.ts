import type { Context, SystemContext } from '../accounts/context.ts';
import type { Engines } from '../engines/engines.ts';
import type { MediaTools } from '../media/media-tools.ts';
import type { AudioSource } from '../platform/audio-source.ts';
import type { Platform } from '../platform/platform.ts';
import type { RememberedLookUps } from '../platform/remembered-look-ups.ts';
import type { Recogniser } from '../speech/recogniser.ts';

/** What makes a transcript of a video that has no captions. */
export interface Listening {
  tools: MediaTools;
  /** Undefined: there is none. */
  recogniser: Recogniser | undefined;
  /** Where a video's sound comes from: the real platform, or the samples' stand-in. */
  audioOf: (platformId: string) => AudioSource;
  /** What the operator has to do before speech can be recognised; undefined: nothing. */
  remedy: string | undefined;
  /** Videos that this process listens to now, and may at once: others do not wait for their places. */
  turns: { taken: number; most: number };
  /** A folder for files that are needed for minutes; it need not exist. */
  scratch: string;
}

/** What the composition root gives the verbs of videos. */
export interface VideoServices {
  /** The platform that has this video: the real one, or the samples' stand-in. */
  platformOf: (platformId: string) => Platform;
  /** What the platform says to whoever only looks. */
  previews: RememberedLookUps;
  readPlaylist: Platform['readPlaylist'];
  engines: Engines;
  listening: Listening;
  /** Whether every video is summed up as soon as it has chapters, or new ones; otherwise those for which somebody asks. */
  summarizesAlways: boolean;
  /** The video or audio file that a video was made of, until it is disposed of; undefined where this process reaches none. */
  mediaFileOf: (video: {
    accountId: string;
    videoId: string;
  }) => Promise<(AsyncDisposable & { path: string }) | undefined>;
  /** Seconds from `created_at` after which unfinished work fails. */
  deadlineSeconds: number;
}

export type VideoContext = Context & VideoServices;
export type VideoSystemContext = SystemContext & VideoServices;
