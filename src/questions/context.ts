import type { Context, SystemContext } from '../accounts/context.ts';
import type { Engines } from '../engines/engines.ts';

/** What the composition root gives the verbs of questions. */
export interface QuestionServices {
  engines: Engines;
  /** Seconds from `created_at` after which a question without an answer fails. */
  questionDeadlineSeconds: number;
}

export type QuestionContext = Context & QuestionServices;
export type QuestionSystemContext = SystemContext & QuestionServices;
