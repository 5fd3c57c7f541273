import { useRef } from 'react';
import { CopyButton } from '../shell/copy-button.tsx';
import { descriptionSize } from './description-size.ts';

/** The chapters as they go into the video's description, and the page's main button. */
export function DescriptionBlock({ text }: { text: string }) {
  const block = useRef<HTMLPreElement>(null);
  const size = descriptionSize(text);
  return (
    <section aria-labelledby="description-heading" className="min-w-0 lg:sticky lg:top-8 lg:self-start">
      <div className="flex min-h-10 items-end justify-between gap-4">
        <div>
          <h2 id="description-heading" className="text-small font-medium">
            For the description
          </h2>
          <p className="text-small text-muted tabular-nums">{size.words}</p>
        </div>
        <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:bg-paper max-lg:px-5 max-lg:py-3 sm:max-lg:px-8">
          <CopyButton text={text} shown={block} label="Copy chapters" className="max-lg:w-full" />
        </div>
      </div>
      {!size.fits && (
        <p className="mt-2 text-small">
          Longer than a YouTube description may be. Leave out some chapters when you paste it.
        </p>
      )}
      <pre
        ref={block}
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
        className="mt-4 max-h-[60svh] overflow-y-auto rounded-md border border-line bg-surface p-4 font-mono text-[0.8125rem]/[1.6] whitespace-pre-wrap lg:max-h-[calc(100vh-9.5rem)]"
      >
        {text.split('\n').map((line) => (
          // What does not fit in a line goes on below the title, not below the time.
          <span key={line} className="block ps-[3ch] -indent-[3ch]">
            {line}
          </span>
        ))}
      </pre>
    </section>
  );
}
