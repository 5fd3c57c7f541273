import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { WebVideo } from '../api/client.ts';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { CopyButton } from '../shell/copy-button.tsx';
import { showError } from '../shell/error-banner.tsx';
import { lazyModule, useLazyModule } from '../shell/lazy-module.ts';
import { DescriptionDraft } from './description-draft.tsx';
import { makeSummary, type Summary, summaryAsText, summaryQuery } from './summary-query.ts';

/** It brings a reader of Markdown with it. */
const textPart = lazyModule('cited-text', () => import('../ask/cited-text.tsx'));

/** What a language model says of the video and of its chapters, and the button that has it made; nothing where no model does. */
export function SummarySection({ video }: { video: WebVideo }) {
  const { data: summary } = useQuery(summaryQuery(video.id));
  useAnnounced(summary?.status);
  if (!summary || (summary.status !== 'ready' && !summary.can_be_made)) return null;
  return (
    <section aria-labelledby="summary-heading" className="border-b border-line pt-4 pb-5">
      {summary.status === 'ready' ? (
        <Written video={video} summary={summary} />
      ) : (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:pointer-fine:min-h-8">
          <Heading />
          {summary.status === 'pending' ? <Progress summary={summary} /> : <Make video={video} summary={summary} />}
        </div>
      )}
    </section>
  );
}

function Heading() {
  return (
    <h2 id="summary-heading" className="text-small font-medium text-muted">
      {t('summary.title')}
    </h2>
  );
}

function Make({ video, summary }: { video: WebVideo; summary: Summary }) {
  const queryClient = useQueryClient();
  const making = useMutation({
    mutationFn: () => makeSummary(video.id),
    onSuccess: (asked) => {
      queryClient.setQueryData(summaryQuery(video.id).queryKey, asked);
      if (asked.status === 'pending') announce(t('summary.underway'));
    },
    onError: (error) => showError(whyNot(error, t('summary.failedTryAgain'))),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {summary.status === 'failed' && <p className="text-small">{t('summary.failed')}</p>}
      <button
        type="button"
        aria-disabled={making.isPending || undefined}
        className="min-h-11 px-1 text-small text-muted underline decoration-line underline-offset-4 hover:text-ink sm:pointer-fine:min-h-8"
        onClick={() => !making.isPending && making.mutate()}
      >
        {t(summary.status === 'failed' ? 'common.tryAgain' : 'summary.make')}
      </button>
    </div>
  );
}

/** How far it is: all chapters come before the whole. */
function Progress({ summary }: { summary: Summary }) {
  const count = summary.chapters.length;
  const done = Math.round((summary.progress ?? 0) * (count + 1));
  return (
    <p className="flex items-center gap-3 text-small text-muted">
      <span aria-hidden="true" className="size-2 rounded-full bg-accent motion-safe:animate-breathe" />
      {done < count ? t('summary.chapterOf', { place: done + 1, of: count }) : t('summary.whole')}
    </p>
  );
}

function Written({ video, summary }: { video: WebVideo; summary: Summary }) {
  const shown = useRef<HTMLDivElement>(null);
  const { data: part } = useLazyModule(textPart);
  const { citations } = summary;
  const told = summary.chapters.filter(({ text }) => text !== null);
  const textOf = (text: string | null) =>
    part ? (
      <part.CitedText markdown={text ?? ''} citations={citations} video={video} />
    ) : (
      <p dir="auto" className="max-w-[68ch] font-serif text-read">
        {text}
      </p>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading />
        <CopyButton
          text={summaryAsText(summary)}
          shown={shown}
          label={t('summary.copy')}
          look="quiet"
          className="min-h-11 px-3! text-small sm:pointer-fine:min-h-8 print:hidden"
        />
      </div>
      <div ref={shown} className="mt-3">
        {textOf(summary.text)}
        {told.length > 0 && (
          <details className="mt-3">
            <summary className="w-fit min-h-11 content-center text-small text-muted underline decoration-line underline-offset-4 hover:text-ink sm:pointer-fine:min-h-8">
              {t('summary.byChapter')}
            </summary>
            <ol className="grid gap-5 pt-2">
              {told.map(({ start_seconds, title, text }) => (
                <li key={start_seconds}>
                  <h3 dir="auto" className="mb-1 font-serif text-read font-medium">
                    {title}
                  </h3>
                  {textOf(text)}
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
      {summary.text && <DescriptionDraft video={video} summary={summary.text} />}
    </>
  );
}

/** Says once that what was being made is there, or is not. */
function useAnnounced(status: Summary['status'] | undefined): void {
  const last = useRef(status);
  useEffect(() => {
    if (last.current === 'pending' && status === 'ready') announce(t('summary.there'));
    if (last.current === 'pending' && status === 'failed') announce(t('summary.failed'));
    last.current = status;
  }, [status]);
}
