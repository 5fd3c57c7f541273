import { useEffect, useRef } from 'react';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { CopyButton } from '../shell/copy-button.tsx';

/** The secret of a webhook, for the only time. */
export function NewSecret({ url, value, isTurned }: { url: string; value: string; isTurned: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each secret is shown this once, so it is looked at.
  useEffect(() => heading.current?.focus(), [value]);
  return (
    <section aria-labelledby="new-secret-heading" className="mt-6 border-y border-line py-6">
      <h3 ref={heading} id="new-secret-heading" tabIndex={-1} className="font-serif text-read font-medium">
        <Sentence
          id={isTurned ? 'webhooks.newSecretOf' : 'webhooks.secretOf'}
          slots={{ url: <bdi className="wrap-anywhere">{url}</bdi> }}
        />
      </h3>
      <p className="mt-1 font-serif text-read text-muted">
        {t('webhooks.secretAbout')} {isTurned && t('webhooks.secretBefore')}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <code ref={shown} className="min-w-0 font-mono text-body wrap-anywhere">
          {value}
        </code>
        <CopyButton text={value} shown={shown} label={t('webhooks.copySecret')} look="quiet" />
      </div>
    </section>
  );
}
