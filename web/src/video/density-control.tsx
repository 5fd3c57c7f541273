import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { whyNot } from '../api/refusal.ts';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { showError } from '../shell/error-banner.tsx';
import { chapterCount } from './chapter-count.ts';
import { type Density, divideChapters, newerVideo } from './edit-chapters.ts';
import { videoQuery } from './video-query.ts';

const densities: Record<Density, string> = { fewer: 'Fewer', normal: 'Usual', more: 'More' };

/** Divides the video more or less finely, without a charge. */
export function DensityControl({ video }: { video: WebVideo }) {
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<Density | null>(null);
  /** The one that was clicked last, while chapters are changed. */
  const last = useRef<Density | null>(null);
  /** What would replace somebody's edits, once it is confirmed. */
  const [asked, setAsked] = useState<Density | null>(null);
  const change = async (density: Density) => {
    const isChanging = last.current !== null;
    if (!isChanging && density === video.density && !video.is_edited) return;
    if (!isChanging && video.is_edited && asked !== density) return setAsked(density);
    setAsked(null);
    setWanted(density);
    last.current = density;
    if (isChanging) return; // what is under way goes on with it
    try {
      let changed = video;
      for (let made: Density | undefined; made !== last.current; ) {
        made = last.current;
        changed = await divideChapters(changed, made);
      }
      queryClient.setQueryData(videoQuery(video.id).queryKey, changed);
      announce(`${chapterCount(changed.chapters)}.`);
    } catch (error) {
      const newer = newerVideo(error);
      if (newer) queryClient.setQueryData(videoQuery(video.id).queryKey, newer);
      showError(whyNot(error, 'The chapters could not be changed. Try again.'));
    }
    last.current = null;
    setWanted(null);
  };
  if (asked) {
    return (
      <div data-focus-next="density" className="flex flex-wrap items-center gap-3 text-small">
        <p>Your edits are replaced.</p>
        <Button look="quiet" onClick={() => void change(asked)}>
          Replace
        </Button>
        <Button look="quiet" onClick={() => setAsked(null)}>
          Keep
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="flex min-w-0 flex-wrap rounded-md border border-line text-small" aria-busy={wanted !== null}>
      <legend className="sr-only">How many chapters</legend>
      {Object.entries(densities).map(([density, words]) => (
        <button
          key={density}
          id={density === (wanted ?? video.density) ? 'density' : undefined}
          type="button"
          aria-pressed={density === (wanted ?? video.density)}
          className="min-h-11 border-s border-line px-3 text-muted first-of-type:border-s-0 hover:text-ink aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-accent aria-pressed:decoration-2 aria-pressed:underline-offset-4 sm:pointer-fine:min-h-8"
          onClick={() => void change(density as Density)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
