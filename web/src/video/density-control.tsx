import { useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { AskOnceMore } from '../shell/ask-once-more.tsx';
import { showError } from '../shell/error-banner.tsx';
import { type Density, divideChapters } from './edit-chapters.ts';
import { useChangeChapters } from './use-change-chapters.ts';

const densities = { fewer: 'video.fewer', normal: 'video.usual', more: 'video.more' } as const;

/** Divides the video more or less finely, without a charge. */
export function DensityControl({ video }: { video: WebVideo }) {
  /** The one that was clicked last, while chapters are changed. */
  const last = useRef<Density>(video.density);
  const [wanted, setWanted] = useState<Density>(video.density);
  /** What would replace somebody's edits, once it is confirmed. */
  const [asked, setAsked] = useState<Density | null>(null);
  const divide = async () => {
    let changed = video;
    for (let made: Density | undefined; made !== last.current; ) {
      made = last.current;
      changed = await divideChapters(changed, made);
    }
    return changed;
  };
  const division = useChangeChapters(video, divide, {
    onSuccess: ({ chapters }) => announce(t('video.chaptersNow', { count: chapters?.length ?? 0 })),
    onError: (error) => showError(whyNot(error, t('video.chaptersNotChanged'))),
  });
  const shown = division.isPending ? wanted : video.density;
  const change = (density: Density) => {
    last.current = density;
    setWanted(density);
    setAsked(null);
    if (division.isPending) return; // what is under way goes on with it
    division.mutate(undefined);
  };
  const choose = (density: Density) => {
    if (division.isPending) return change(density);
    if (density === video.density && !video.is_edited) return;
    if (video.is_edited) setAsked(density);
    else change(density);
  };
  if (asked) {
    return (
      <AskOnceMore
        yes={t('common.replace')}
        no={t('common.keep')}
        onYes={() => change(asked)}
        onNo={() => setAsked(null)}
        next="#density"
      >
        {t('video.editsReplaced')}
      </AskOnceMore>
    );
  }
  return (
    <fieldset
      className="flex min-w-0 flex-wrap rounded-md border border-line text-small"
      aria-busy={division.isPending}
    >
      <legend className="sr-only">{t('video.howMany')}</legend>
      {Object.entries(densities).map(([density, words]) => (
        <button
          key={density}
          id={density === shown ? 'density' : undefined}
          type="button"
          aria-pressed={density === shown}
          className="min-h-11 border-s border-line px-3 text-muted first-of-type:border-s-0 hover:text-ink aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-accent aria-pressed:decoration-2 aria-pressed:underline-offset-4 sm:pointer-fine:min-h-8"
          onClick={() => choose(density as Density)}
        >
          {t(words)}
        </button>
      ))}
    </fieldset>
  );
}
