import type { PlanName } from '../contract/plans.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SystemContext } from './context.ts';

/** What sign-up, password reset and the demo need. */
export interface SignInContext extends SystemContext {
  mailer: Mailer;
  /** Where links lead; without a slash at its end. */
  publicUrl: string;
  signup: 'open' | 'closed';
  /** The plan of whoever signs up. */
  defaultPlan: PlanName;
}

/** Somebody who may be signed in. */
export interface Person {
  userId: string;
  email: string;
}
