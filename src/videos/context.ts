import type { Context, SystemContext } from '../accounts/context.ts';
import type { ChapteringEngine } from '../chaptering/engine.ts';
import type { Platform } from '../platform/platform.ts';

/** What the composition root gives the verbs of videos. */
export interface VideoServices {
  /** The platform that has this video: the real one, or the samples' stand-in. */
  platformOf: (platformId: string) => Platform;
  engine: ChapteringEngine;
  /** Seconds from `created_at` after which unfinished work fails. */
  deadlineSeconds: number;
}

export type VideoContext = Context & VideoServices;
export type VideoSystemContext = SystemContext & VideoServices;
