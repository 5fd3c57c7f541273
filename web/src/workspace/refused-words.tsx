import type { ReactNode } from 'react';
import { Refusal, whyNot } from '../api/refusal.ts';
import { UsageLink } from '../usage/usage-link.tsx';

/** Why no chapters are made, and where to go on. */
export function refusedWords(error: unknown): ReactNode {
  if (!(error instanceof Refusal) || error.code !== 'not_enough_minutes') {
    return whyNot(error, 'Try again: it will not cost twice.');
  }
  return (
    <>
      {error.message} See <UsageLink />.
    </>
  );
}
