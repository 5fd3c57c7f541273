import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Moment } from '../player/moment.tsx';
import { clockTime } from '../video/clock-time.ts';
import type { Preview } from './corrections-query.ts';

interface CorrectionPreviewProps {
  video: WebVideo;
  preview: Preview;
  /** Whether titles that somebody wrote are corrected too. */
  withEdited: boolean;
  onWithEdited: (withEdited: boolean) => void;
}

const time = 'times w-[6ch] shrink-0 text-end text-muted hover:text-accent pointer-coarse:-my-3 pointer-coarse:py-3';

/** Where a correction changes something, and what it becomes there. */
export function CorrectionPreview({ video, preview, withEdited, onWithEdited }: CorrectionPreviewProps) {
  const { count, places, titles } = preview;
  const isEdited = titles.some(({ is_edited }) => is_edited);
  return (
    <>
      <p role="status" className="mt-3">
        {count === 0 && titles.length === 0 ? t('corrections.nowhere') : t('corrections.places', { count })}
        {count > places.length && ` ${t('corrections.firstShown', { count: places.length })}`}
      </p>
      {places.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        <ul tabIndex={0} aria-label={t('corrections.inTranscript')} className="mt-1 max-h-64 overflow-y-auto">
          {places.map((place) => (
            <li key={`${place.start_seconds} ${place.before}`} className="flex items-baseline gap-3 py-1">
              <Moment video={video} seconds={place.start_seconds} className={time}>
                {clockTime(place.start_seconds)}
              </Moment>
              <span dir="auto" className="min-w-0 font-serif text-body wrap-anywhere">
                {place.before}
                <Change from={place.found} to={place.right} />
                {place.after}
              </span>
            </li>
          ))}
        </ul>
      )}
      {titles.length > 0 && (
        <>
          <p className="mt-2">{t('corrections.inTitles', { count: titles.length })}</p>
          <ul aria-label={t('corrections.titles')}>
            {titles.map((one) => (
              <li key={one.start_seconds} className="flex items-baseline gap-3 py-1">
                <Moment video={video} seconds={one.start_seconds} className={time}>
                  {clockTime(one.start_seconds)}
                </Moment>
                <span dir="auto" className="min-w-0 font-serif text-body wrap-anywhere">
                  {one.is_edited && !withEdited ? one.title : <Change from={one.title} to={one.corrected} />}
                  {one.is_edited && (
                    <span className="ms-2 font-sans text-small text-muted">{t('corrections.yours')}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isEdited && (
        <label className="mt-1 flex min-h-11 items-center gap-2 sm:pointer-fine:min-h-8">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={withEdited}
            onChange={({ target }) => onWithEdited(target.checked)}
          />
          {t('corrections.withYours')}
        </label>
      )}
    </>
  );
}

/** What stands there, and what will. */
function Change({ from, to }: { from: string; to: string }) {
  return (
    <>
      <del className="text-muted">{from}</del> <ins className="bg-accent/15 no-underline">{to}</ins>
    </>
  );
}
