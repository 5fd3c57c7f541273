import type { ReactNode } from 'react';
import { Refusal, refusalText, whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { UsageLink } from '../usage/usage-link.tsx';

/** Why no chapters are made, and where to go on. */
export function refusedWords(error: unknown): ReactNode {
  if (!(error instanceof Refusal) || error.code !== 'not_enough_minutes') {
    return whyNot(error, t('links.notCostTwice'));
  }
  return (
    <>
      {refusalText(error)} <Sentence id="links.see" slots={{ link: <UsageLink /> }} />
    </>
  );
}
