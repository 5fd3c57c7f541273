import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { clockTime } from './clock-time.ts';
import { descriptionSize } from './description-size.ts';
import { checkQuery, type EditedChapter } from './edit-chapters.ts';

interface DescriptionBlockProps {
  video: WebVideo;
  /** The chapters as they are being written anew, to be copied once they are saved; null while they are not. */
  draft: readonly EditedChapter[] | null;
}

/** The chapters as they go into the video's description, and the page's main button. */
export function DescriptionBlock({ video, draft }: DescriptionBlockProps) {
  const saved = video.chapters_text ?? '';
  const text = draft ? draft.map(lineOf).join('\n') : saved;
  const block = useRef<HTMLPreElement>(null);
  const size = descriptionSize(text);
  return (
    <section aria-labelledby="description-heading" className="flex min-h-0 min-w-0 flex-col print:hidden max-lg:mt-10">
      <div className="flex min-h-10 items-end justify-between gap-4 lg:mt-5">
        <div>
          <h2 id="description-heading" className="text-small font-medium">
            {t('video.forDescription')}
          </h2>
          <p className="text-small text-muted tabular-nums">
            {t(draft ? 'video.bytesUnsaved' : 'video.bytes', { bytes: size.bytes, limit: size.limit })}
          </p>
        </div>
        {!draft && (
          <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:bg-paper max-lg:px-5 max-lg:py-3 sm:max-lg:px-8">
            <CopyButton
              id="copy-chapters"
              text={text}
              shown={block}
              label={t('video.copyChapters')}
              className="max-lg:w-full"
            />
          </div>
        )}
      </div>
      <Rules video={video} draft={draft} />
      <pre
        ref={block}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
        className="mt-3 max-h-[60svh] min-h-24 overflow-y-auto rounded-md border border-line bg-surface p-4 font-mono text-[0.8125rem]/[1.6] whitespace-pre-wrap lg:max-h-none"
      >
        {text.split('\n').map((line, place) => (
          // What does not fit in a line goes on below the title, not below the time.
          // biome-ignore lint/suspicious/noArrayIndexKey: edited titles may repeat, and so may their lines.
          <span key={place} dir="auto" className="block ps-[3ch] -indent-[3ch]">
            <IsolatedLine line={line} />
          </span>
        ))}
      </pre>
    </section>
  );
}

const lineOf = ({ start_seconds, title }: EditedChapter) => `${clockTime(start_seconds)} - ${title}`;

/** A title that is written from right to left turns neither its own time nor the lines beside it. */
function IsolatedLine({ line }: { line: string }) {
  const [, time = '', title = line] = /^([\d:]+ - )(.*)$/s.exec(line) ?? [];
  return (
    <>
      {time}
      <bdi>{title}</bdi>
    </>
  );
}

/** What YouTube asks of the block, and whether it is so, as the service judges it. */
function Rules({ video, draft }: DescriptionBlockProps) {
  const chapters = useMemo(
    () => (draft ?? video.chapters ?? []).map(({ start_seconds, title }) => ({ start_seconds, title })),
    [draft, video.chapters],
  );
  // Those of the chapters before stand there until the new ones are judged.
  const { data } = useQuery({ ...checkQuery(video.id, chapters), placeholderData: keepPreviousData });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data); // nor do they go where the service can not be asked
  return (
    <ul
      aria-label={t('video.rules')}
      className="mt-2 flex min-h-5 shrink-0 flex-wrap gap-x-3.5 gap-y-0.5 text-small text-muted"
    >
      {last?.rules.map(({ words, is_kept }) => {
        const Icon = is_kept ? Check : X;
        return (
          <li key={words} className={`flex items-center gap-1.5 ${is_kept ? '' : 'text-ink'}`}>
            <Icon role="img" aria-label={t(is_kept ? 'video.kept' : 'video.broken')} className="size-3.5 shrink-0" />
            {words}
          </li>
        );
      })}
    </ul>
  );
}
