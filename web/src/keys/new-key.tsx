import { useEffect, useRef } from 'react';
import { t } from '../i18n/messages.ts';
import { CopyButton } from '../shell/copy-button.tsx';

/** A key that was just made, for the only time, and a request that uses it. */
export function NewKey({ value, sample }: { value: string; sample: string | null | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLElement>(null);
  const block = useRef<HTMLPreElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key is shown this once, so it is looked at.
  useEffect(() => heading.current?.focus(), [value]);
  const command = `curl ${window.location.origin}/api/v1/videos \\
  -H "Authorization: Bearer ${value}" \\
  -H "Content-Type: application/json" \\
  -d '{"url": "${sample ?? 'https://www.youtube.com/watch?v=…'}"}'`;
  return (
    <section aria-labelledby="new-key-heading" className="mt-8 border-y border-line py-6">
      <h2 ref={heading} id="new-key-heading" tabIndex={-1} className="font-serif text-heading">
        {t('keys.new')}
      </h2>
      <p className="mt-1 font-serif text-read text-muted">{t('keys.newAbout')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <code ref={shown} className="min-w-0 font-mono text-body wrap-anywhere sm:text-read">
          {value}
        </code>
        <CopyButton text={value} shown={shown} label={t('keys.copy')} />
      </div>
      <p className="mt-6 text-small text-muted">{t('keys.request')}</p>
      <pre
        ref={block}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-md border border-line bg-surface p-4 font-mono text-[0.8125rem]/[1.6]"
      >
        {command}
      </pre>
      <div className="mt-3">
        <CopyButton text={command} shown={block} label={t('keys.copyCommand')} look="quiet" />
      </div>
    </section>
  );
}
