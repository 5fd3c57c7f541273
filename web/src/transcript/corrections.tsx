import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { isNotSignedIn, whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { showError } from '../shell/error-banner.tsx';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { videoQuery } from '../video/video-query.ts';
import { CorrectionPreview } from './correction-preview.tsx';
import {
  addCorrection,
  type CorrectedWords,
  correctionsQuery,
  previewQuery,
  removeCorrection,
} from './corrections-query.ts';

/** Milliseconds without a key press after which it is looked where the words stand. */
const patience = 300;
/** Characters of either, at most. */
const longest = 100;
// The search of the transcript stays above it, below the tabs.
const field =
  'scroll-mt-20 mt-1 block min-h-11 w-full rounded-md border border-line bg-surface px-3 text-body text-ink hover:border-muted sm:pointer-fine:min-h-9';

interface CorrectionsProps {
  video: WebVideo;
  /** What is being written. */
  words: CorrectedWords;
  onWords: (words: CorrectedWords) => void;
  onClose: () => void;
}

/** Words that were heard wrong: where they stand, what they become, and what was corrected before. */
export function Corrections({ video, words, onWords, onClose }: CorrectionsProps) {
  const queryClient = useQueryClient();
  const id = useId();
  const [withEdited, setWithEdited] = useState(true);
  const settled = useSettled(words);
  const preview = useQuery(previewQuery(video, settled));
  const isCurrent =
    settled !== undefined && settled.wrong === words.wrong.trim() && settled.right === words.right.trim();
  const shown = isCurrent ? preview.data : undefined;
  const changes = shown ? shown.count + shown.titles.filter(({ is_edited }) => withEdited || !is_edited).length : 0;
  const { queryKey } = videoQuery(video.id);
  const onError = (error: unknown) => {
    // Asking for the video leads to the sign-in, and from there back to this page.
    if (isNotSignedIn(error)) void queryClient.invalidateQueries({ queryKey });
  };
  const add = useMutation({
    mutationFn: (sent: CorrectedWords) => addCorrection(video.id, sent, withEdited),
    onError,
    onSuccess(changed) {
      queryClient.setQueryData(queryKey, changed);
      onWords({ wrong: '', right: '' });
      announce(t('corrections.done', { count: changes }));
      focusWhenShown(`[id="${id}-wrong"]`);
    },
  });
  const remove = useMutation({
    mutationFn: (correctionId: string) => removeCorrection(video.id, correctionId),
    onError(error) {
      onError(error);
      showError(whyNot(error, t('corrections.notTakenBack')));
    },
    onSuccess(changed) {
      queryClient.setQueryData(queryKey, changed);
      announce(t('corrections.takenBack'));
      focusWhenShown(`[id="${id}-wrong"]`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (settled && isCurrent && changes > 0 && !add.isPending) add.mutate(settled);
  };
  const change = (changed: Partial<CorrectedWords>) => {
    if (add.isError) add.reset();
    onWords({ ...words, ...changed });
  };
  return (
    <section
      id="corrections"
      aria-label={t('corrections.title')}
      className="mt-2 border-y border-line py-3 text-small print:hidden"
    >
      <form onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        <p className="max-w-[60ch] text-muted">{t('corrections.about')}</p>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          <label className="text-muted">
            {t('corrections.wrong')}
            <input
              id={`${id}-wrong`}
              dir="auto"
              // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it.
              autoFocus
              autoComplete="off"
              maxLength={longest}
              className={field}
              value={words.wrong}
              onChange={({ target }) => change({ wrong: target.value })}
            />
          </label>
          <label className="text-muted">
            {t('corrections.right')}
            <input
              dir="auto"
              autoComplete="off"
              maxLength={longest}
              className={field}
              value={words.right}
              onChange={({ target }) => change({ right: target.value })}
            />
          </label>
        </div>
        {shown && (
          <CorrectionPreview video={video} preview={shown} withEdited={withEdited} onWithEdited={setWithEdited} />
        )}
        <p role="alert" className="mt-2 empty:hidden">
          {add.error
            ? whyNot(add.error, t('corrections.notDone'))
            : isCurrent && preview.error && whyNot(preview.error, t('corrections.notShown'))}
        </p>
        <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
          <Button type="submit" look="quiet" disabled={changes === 0 || add.isPending}>
            {changes > 0 ? t('corrections.correct', { count: changes }) : t('corrections.correctNothing')}
          </Button>
          <button
            type="button"
            className="min-h-11 px-1 text-muted hover:text-ink sm:pointer-fine:min-h-10"
            onClick={onClose}
          >
            {t('common.close')}
          </button>
        </div>
      </form>
      <Corrected
        video={video}
        isPending={remove.isPending}
        onTakeBack={(correctionId) => remove.mutate(correctionId)}
      />
    </section>
  );
}

interface CorrectedProps {
  video: WebVideo;
  isPending: boolean;
  onTakeBack: (correctionId: string) => void;
}

/** What was corrected so far, each to be taken back. */
function Corrected({ video, isPending, onTakeBack }: CorrectedProps) {
  const { data = [] } = useQuery({ ...correctionsQuery(video), placeholderData: keepPreviousData });
  if (data.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-medium">{t('corrections.list')}</h3>
      <ul>
        {data.map((correction) => (
          <li key={correction.id} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 wrap-anywhere">
              <bdi>{correction.wrong}</bdi> <span aria-hidden="true">→</span>
              <span className="sr-only">{t('corrections.becomes')}</span> <bdi>{correction.right}</bdi>
            </span>
            <button
              type="button"
              aria-disabled={isPending || undefined}
              aria-label={t('corrections.takeBackOf', { words: correction.right })}
              className="min-h-11 text-muted underline decoration-line underline-offset-4 hover:text-ink sm:pointer-fine:min-h-8"
              onClick={() => !isPending && onTakeBack(correction.id)}
            >
              {t('corrections.takeBack')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The words once nobody has typed for a moment; undefined while one of the two is missing. */
function useSettled({ wrong, right }: CorrectedWords): CorrectedWords | undefined {
  const [settled, setSettled] = useState<CorrectedWords>();
  useEffect(() => {
    const [one, other] = [wrong.trim(), right.trim()];
    const timer = setTimeout(
      () => setSettled(one === '' || other === '' ? undefined : { wrong: one, right: other }),
      patience,
    );
    return () => clearTimeout(timer);
  }, [wrong, right]);
  return settled;
}
