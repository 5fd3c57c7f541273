import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { AskOnceMore } from '../shell/ask-once-more.tsx';
import { Dot } from '../shell/dot.tsx';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { useChangeChapters } from '../video/use-change-chapters.ts';
import { type Captions, captionsName, captionsQuery, changeCaptions } from './captions-query.ts';
import { sourceWords } from './source-words.ts';
import type { Transcript } from './transcript-query.ts';

interface CaptionsChoiceProps {
  video: WebVideo;
  transcript: Transcript;
}

/** Says where the words come from. Of a video of the platform other captions may be chosen, from which its chapters are made anew. */
export function CaptionsChoice({ video, transcript }: CaptionsChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  /** Captions that would replace what can not be brought back, until somebody has said so. */
  const [asked, setAsked] = useState<Captions>();
  const [isDone, setDone] = useState(false);
  const change = useChangeChapters(video, (captions: Captions) => changeCaptions(video, captions), {
    onSuccess(_changed, captions) {
      setOpen(false);
      setDone(true);
      announce(t('captions.madeAnew', { name: captionsName(captions) }));
      focusWhenShown('#choose-captions');
    },
  });
  const words = sourceWords(transcript);
  const lost = lostWords(video, transcript);
  const make = (captions: Captions) => {
    setAsked(undefined);
    change.mutate(captions);
  };
  const choose = (captions: Captions) => {
    if (change.isPending) return;
    change.reset();
    if (lost === '') make(captions);
    else setAsked(captions);
  };
  const toggle = () => {
    if (change.isPending) return;
    change.reset();
    setAsked(undefined);
    setDone(false);
    setOpen(!isOpen);
  };
  const canChoose = video.source === 'platform' && video.status === 'ready';
  if (words === null && !canChoose) return null;
  return (
    <div className="mt-2 text-small text-muted">
      <p className="wrap-anywhere">
        {words} {isDone && t('captions.madeFromThem')}{' '}
        {canChoose && (
          <button
            id="choose-captions"
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? 'captions' : undefined}
            className="min-h-6 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-accent pointer-coarse:-my-3 pointer-coarse:min-h-11"
            onClick={toggle}
          >
            {t(isOpen ? 'captions.keepThese' : 'captions.choose')}
          </button>
        )}
      </p>
      {isOpen && (
        <div id="captions" className="mt-2 border-y border-line py-2">
          <CaptionsList
            video={video}
            pending={change.isPending ? change.variables : undefined}
            asked={asked}
            onChoose={choose}
          />
          {asked && (
            <div className="py-2 text-ink">
              <AskOnceMore
                yes={t('common.replace')}
                no={t('common.keep')}
                onYes={() => make(asked)}
                onNo={() => setAsked(undefined)}
                next="#captions button, #choose-captions"
              >
                {lost}
              </AskOnceMore>
            </div>
          )}
          <p role="alert" className="text-ink empty:hidden">
            {change.error && whyNot(change.error, t('common.nothingChanged'))}
          </p>
        </div>
      )}
    </div>
  );
}

interface CaptionsListProps {
  video: WebVideo;
  /** Those that are being read. */
  pending: Captions | undefined;
  asked: Captions | undefined;
  onChoose: (captions: Captions) => void;
}

function CaptionsList({ video, pending, asked, onChoose }: CaptionsListProps) {
  const { data, error, isFetching, refetch } = useQuery(captionsQuery(video));
  if (!data && isFetching) {
    return (
      <p aria-busy="true" className="animate-late py-2">
        {t('captions.asking')}
      </p>
    );
  }
  if (!data) {
    return (
      <p role="alert" className="py-2 text-ink">
        {whyNot(error, t('captions.notKnown'))}{' '}
        <button type="button" className="text-link min-h-6" onClick={() => void refetch()}>
          {t('captions.askAgain')}
        </button>
      </p>
    );
  }
  const others = data.filter(({ is_used }) => !is_used);
  if (others.length === 0) return <p className="py-2">{t(data.length > 0 ? 'captions.noOthers' : 'captions.none')}</p>;
  return (
    <>
      <p className="py-1">{t('captions.others')}</p>
      <ul aria-label={t('captions.list')} aria-busy={pending !== undefined}>
        {data.map((captions) => {
          const isPending = captions.track_id === pending?.track_id;
          const name = (
            <span className="flex min-w-0 items-center gap-3">
              <Dot breathing={isPending} className={captions.is_used || isPending ? '' : 'invisible'} />
              <bdi className="min-w-0 wrap-anywhere">{captionsName(captions)}</bdi>
              {captions.is_used && <span className="text-muted">{t('captions.inUse')}</span>}
              {isPending && <span className="text-muted">{t('captions.making')}</span>}
            </span>
          );
          return (
            <li key={captions.track_id} aria-current={captions.is_used ? 'true' : undefined}>
              {captions.is_used ? (
                <div className="flex min-h-11 items-center text-ink sm:pointer-fine:min-h-9">{name}</div>
              ) : (
                <button
                  type="button"
                  aria-pressed={captions === asked}
                  aria-disabled={pending !== undefined}
                  className="min-h-11 w-full text-start hover:text-ink aria-disabled:cursor-default aria-pressed:text-ink sm:pointer-fine:min-h-9"
                  onClick={() => onChoose(captions)}
                >
                  {name}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What other captions take the place of for good; empty where nothing is lost. */
function lostWords({ is_edited }: WebVideo, { kind }: Transcript): string {
  const words = {
    file: t('captions.fileLost'),
    recognised: t('captions.heardLost'),
  };
  return [is_edited ? t('video.editsReplaced') : '', kind === 'file' || kind === 'recognised' ? words[kind] : '']
    .filter(Boolean)
    .join(' ');
}
