import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { t } from '../i18n/messages.ts';

interface TranscriptSearchProps {
  sought: string;
  /** What the places were found for. */
  wanted: string;
  /** How many there are. */
  places: number;
  /** Which of them is shown, from 0. */
  place: number;
  onSeek: (words: string) => void;
  onPlace: (place: number) => void;
}

const step =
  'grid size-11 place-items-center rounded-md border border-line hover:border-ink disabled:opacity-40 disabled:hover:border-line sm:pointer-fine:size-9';

/** Words to look for, how often they are said, and the ways to the next and the last place. */
export function TranscriptSearch({ sought, wanted, places, place, onSeek, onPlace }: TranscriptSearchProps) {
  const field = useId();
  const go = (by: number) => places > 0 && onPlace((place + by + places) % places);
  return (
    <form
      className="near-player sticky top-[calc(var(--head)+3rem)] z-10 flex flex-wrap items-center gap-x-2 gap-y-2 bg-paper py-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        go(1);
      }}
    >
      <label htmlFor={field} className="sr-only">
        {t('transcript.search')}
      </label>
      <input
        id={field}
        type="search"
        dir="auto"
        data-search=""
        placeholder={t('transcript.searchPlaceholder')}
        className="min-h-11 w-0 min-w-32 grow rounded-md border border-line bg-surface px-3 hover:border-muted sm:pointer-fine:min-h-9"
        value={sought}
        onChange={(event) => onSeek(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSeek('');
          if (event.key !== 'Enter' || !event.shiftKey) return;
          event.preventDefault();
          go(-1);
        }}
      />
      {wanted !== '' && (
        <>
          <button
            type="button"
            className={step}
            aria-label={t('transcript.previousPlace')}
            disabled={places < 2}
            onClick={() => go(-1)}
          >
            <ChevronUp aria-hidden="true" className="size-4" />
          </button>
          <button type="submit" className={step} aria-label={t('transcript.nextPlace')} disabled={places < 2}>
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
          <p role="status" className="basis-full text-small text-muted tabular-nums">
            {placesInWords(places, place)}
          </p>
        </>
      )}
    </form>
  );
}

function placesInWords(places: number, place: number): string {
  if (places === 0) return t('transcript.nothingSaid');
  if (places === 1) return t('transcript.saidOnce');
  return t('transcript.said', { count: places, place: place + 1 });
}
