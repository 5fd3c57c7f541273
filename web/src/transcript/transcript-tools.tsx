import { useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { keepText, keptText } from '../shell/kept-texts.ts';
import { Corrections } from './corrections.tsx';
import type { CorrectedWords } from './corrections-query.ts';

const look =
  'min-h-6 underline decoration-line underline-offset-4 hover:text-ink aria-pressed:text-ink aria-pressed:decoration-accent aria-pressed:decoration-2 aria-expanded:text-ink pointer-coarse:-my-3 pointer-coarse:min-h-11';

interface TranscriptToolsProps {
  video: WebVideo;
  /** Whether a sentence is being chosen with which a chapter is to begin. */
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
}

/** What can be done with what is said: words corrected, a chapter begun at a sentence. */
export function TranscriptTools({ video, isChoosing, onChoosing }: TranscriptToolsProps) {
  const [words, setWords] = useState(() => keptWords(video.id));
  const [isOpen, setOpen] = useState(false);
  /** What was selected as the button was pressed, which may end the selection. */
  const selected = useRef('');
  const write = (next: typeof words) => {
    setWords(next);
    keepText('correction', video.id, next.wrong + next.right === '' ? undefined : JSON.stringify(next));
  };
  const open = () => {
    const wrong = selected.current || selectedWords();
    if (wrong !== '') write({ wrong, right: wrong === words.wrong ? words.right : '' });
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    focusWhenShown('#correct-words');
  };
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted print:hidden">
        <button
          id="correct-words"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'corrections' : undefined}
          className={look}
          onPointerDown={() => {
            selected.current = selectedWords();
          }}
          onClick={isOpen ? close : open}
        >
          {t('corrections.title')}
        </button>
        <button
          type="button"
          aria-pressed={isChoosing}
          className={look}
          onClick={() => {
            if (!isChoosing) announce(t('transcript.chooseSentence'));
            onChoosing(!isChoosing);
          }}
        >
          {t('transcript.splitAtSentence')}
        </button>
      </p>
      {isChoosing && <p className="mt-1 text-small">{t('transcript.chooseSentence')}</p>}
      {isOpen && <Corrections video={video} words={words} onWords={write} onClose={close} />}
    </>
  );
}

/** What was being written, in whichever tab. */
function keptWords(videoId: string): CorrectedWords {
  const none = { wrong: '', right: '' };
  try {
    return { ...none, ...(JSON.parse(keptText('correction', videoId) ?? '{}') as Partial<CorrectedWords>) };
  } catch {
    return none;
  }
}

/** What is selected on the page, where it may be a word or phrase of the transcript: without marks around it. */
function selectedWords(): string {
  const selection = window.getSelection();
  const isOfTranscript = selection?.anchorNode?.parentElement?.closest('#view-transcript') != null;
  const words = selection?.toString().replace(/\s+/g, ' ').trim() ?? '';
  return isOfTranscript && words.length <= 100 ? words.replace(/^[.,;:!?…"“”„«»()]+|[.,;:!?…"“”„«»()]+$/g, '') : '';
}
