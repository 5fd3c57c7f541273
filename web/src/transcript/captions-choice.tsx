import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { whyNot } from '../api/refusal.ts';
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
  const change = useChangeChapters(video, (captions: Captions) => changeCaptions(video, captions));
  const words = sourceWords(transcript);
  const lost = lostWords(video, transcript);
  const make = (captions: Captions) => {
    setAsked(undefined);
    change.mutate(captions, {
      onSuccess() {
        setOpen(false);
        setDone(true);
        announce(`The chapters are made anew from the captions: ${captionsName(captions)}.`);
        focusWhenShown('#choose-captions');
      },
    });
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
        {words} {isDone && 'The chapters are made anew from them. '}
        {canChoose && (
          <button
            id="choose-captions"
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? 'captions' : undefined}
            className="min-h-6 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-accent pointer-coarse:-my-3 pointer-coarse:min-h-11"
            onClick={toggle}
          >
            {isOpen ? 'Keep these captions' : 'Choose captions'}
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
                yes="Replace"
                no="Keep"
                onYes={() => make(asked)}
                onNo={() => setAsked(undefined)}
                next="#captions button, #choose-captions"
              >
                {lost}
              </AskOnceMore>
            </div>
          )}
          <p role="alert" className="text-ink empty:hidden">
            {change.error && whyNot(change.error, 'Nothing was changed: try again.')}
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
        Asking YouTube which captions the video has…
      </p>
    );
  }
  if (!data) {
    return (
      <p role="alert" className="py-2 text-ink">
        {whyNot(error, 'The captions are not known.')}{' '}
        <button type="button" className="text-link min-h-6" onClick={() => void refetch()}>
          Ask again
        </button>
      </p>
    );
  }
  const others = data.filter(({ is_used }) => !is_used);
  if (others.length === 0)
    return <p className="py-2">The video has no {data.length > 0 && 'other '}captions on YouTube.</p>;
  return (
    <>
      <p className="py-1">Other captions make the chapters anew. No minutes are used; questions and answers stay.</p>
      <ul aria-label="Captions of the video" aria-busy={pending !== undefined}>
        {data.map((captions) => {
          const isPending = captions.track_id === pending?.track_id;
          const name = (
            <span className="flex min-w-0 items-center gap-3">
              <Dot breathing={isPending} className={captions.is_used || isPending ? '' : 'invisible'} />
              <bdi className="min-w-0 wrap-anywhere">{captionsName(captions)}</bdi>
              {captions.is_used && <span className="text-muted">in use</span>}
              {isPending && <span className="text-muted">Making the chapters anew…</span>}
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
    file: 'The words of your file are replaced, and can not be brought back here.',
    recognised: 'What was heard in the video is replaced, and can not be brought back.',
  };
  return [is_edited ? 'Your edits are replaced.' : '', kind === 'file' || kind === 'recognised' ? words[kind] : '']
    .filter(Boolean)
    .join(' ');
}
