import { useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { AskOnceMore } from '../shell/ask-once-more.tsx';
import { CopyButton } from '../shell/copy-button.tsx';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { keepText, keptText } from '../shell/kept-texts.ts';
import { descriptionSize } from '../video/description-size.ts';
import { draftDescription } from './draft-description.ts';

const quiet =
  'w-fit min-h-11 px-1 text-small text-muted underline decoration-line underline-offset-4 hover:text-ink sm:pointer-fine:min-h-8';

/** A description of the video to go on from: the summary's first sentences and the chapters. What is written stays in this browser. */
export function DescriptionDraft({ video, summary }: { video: WebVideo; summary: string }) {
  const [written, setWritten] = useState(() => keptText('description', video.id));
  const [isOpen, setOpen] = useState(written !== undefined);
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const fresh = draftDescription(summary, video.chapters_text ?? '');
  const text = written ?? fresh;
  const size = descriptionSize(text);
  const write = (next: string | undefined) => {
    setWritten(next);
    keepText('description', video.id, next);
  };
  const startOver = () => {
    setAsking(false);
    write(undefined);
    announce(t('describe.startedOver'));
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) focusWhenShown('#description-draft');
  };
  return (
    <div className="mt-1 print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'description-drafting' : undefined}
        className={quiet}
        onClick={toggle}
      >
        {t('describe.open')}
      </button>
      {isOpen && (
        <div id="description-drafting" className="mt-2">
          <label htmlFor="description-draft" className="sr-only">
            {t('describe.label')}
          </label>
          <textarea
            id="description-draft"
            ref={field}
            dir="auto"
            rows={Math.min(18, text.split('\n').length + 4)}
            className="block w-full rounded-md border border-line bg-surface p-3 font-mono text-[0.8125rem]/[1.6] hover:border-muted"
            value={text}
            onChange={({ target }) => write(target.value === fresh ? undefined : target.value)}
          />
          <p className={`mt-1 text-small tabular-nums ${size.fits ? 'text-muted' : ''}`}>
            {t('video.bytes', { bytes: size.bytes, limit: size.limit })}
            {!size.fits && ` ${t('describe.tooLong')}`}
            {written !== undefined && ` ${t('describe.kept')}`}
            {!text.includes(video.chapters_text ?? '') && ` ${t('describe.otherChapters')}`}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <CopyButton
              text={text}
              shown={field}
              label={t('describe.copy')}
              look="quiet"
              className="min-h-11 px-3! text-small sm:pointer-fine:min-h-8"
            />
            {written !== undefined &&
              (isAsking ? (
                <AskOnceMore
                  yes={t('describe.startOver')}
                  no={t('describe.keep')}
                  onYes={startOver}
                  onNo={() => setAsking(false)}
                  next="#start-over, #description-draft"
                >
                  {t('describe.isLost')}
                </AskOnceMore>
              ) : (
                <button id="start-over" type="button" className={quiet} onClick={() => setAsking(true)}>
                  {t('describe.startOver')}
                </button>
              ))}
          </div>
        </div>
      )}
    </div>
  );
}
