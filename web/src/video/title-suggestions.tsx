import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect } from 'react';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { type EditedChapter, suggestionsQuery } from './edit-chapters.ts';

interface TitleSuggestionsProps {
  id: string;
  videoId: string;
  /** The chapters as they were when the suggestions were asked for. */
  chapters: EditedChapter[];
  /** Place of the chapter that is to be called something, from 0. */
  index: number;
  onChoose: (title: string) => void;
  onClose: () => void;
}

/** Other titles for a chapter, each a button. */
export function TitleSuggestions({ id, videoId, chapters, index, onChoose, onClose }: TitleSuggestionsProps) {
  const { data, error, refetch } = useQuery(suggestionsQuery(videoId, chapters, index));
  const count = data?.length;
  useEffect(() => {
    if (count !== undefined) announce(count === 0 ? t('edit.noSuggestions') : t('edit.suggestionsAre', { count }));
  }, [count]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation(); // the editor stays
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the buttons in it.
    <div id={id} className="mt-1.5 text-small sm:ms-[calc(8ch+0.5rem)]" onKeyDown={press}>
      {!data && !error && (
        <p aria-busy="true" className="animate-late py-1.5 text-muted">
          {t('edit.suggesting')}
        </p>
      )}
      {error && (
        <p role="alert">
          {whyNot(error, t('edit.notSuggested'))}{' '}
          <button type="button" className="text-link min-h-6" onClick={() => void refetch()}>
            {t('common.tryAgain')}
          </button>
        </p>
      )}
      {count === 0 && <p className="py-1.5 text-muted">{t('edit.noSuggestions')}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t('edit.suggestionsFor', { place: index + 1 })} className="flex flex-wrap gap-1.5">
          {data.map((title) => (
            <li key={title} className="min-w-0">
              <button
                type="button"
                dir="auto"
                className="min-h-11 max-w-full rounded-md border border-line px-2.5 font-serif text-body text-start wrap-anywhere hover:border-ink sm:pointer-fine:min-h-8"
                onClick={() => onChoose(title)}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
