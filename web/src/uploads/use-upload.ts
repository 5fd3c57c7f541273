import { useEffect, useRef, useState } from 'react';
import { isNotSignedIn, type Refusal, refusalText } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { holdPage } from '../shell/hold-page.ts';
import { type Sending, sendFile } from './send-file.ts';

export type UploadState =
  | { phase: 'sending' | 'paused' | 'broken'; name: string; bytes: number; sent: number }
  | { phase: 'refused'; name: string; message: string }
  | { phase: 'sent'; name: string; uploadId: string };

export interface UploadControl {
  /** Undefined where no file was chosen. */
  state: UploadState | undefined;
  /** The same file goes on where it stopped; the one before another waits on the server, for a day, to be chosen again. */
  choose(file: File): void;
  pause(): void;
  resume(): void;
  /** Forgets the file, however far it is. */
  cancel(): void;
}

/** The one file that is being sent from here. */
export function useUpload(): UploadControl {
  const [state, setState] = useState<UploadState>();
  const sending = useRef<{ file: File; control: Sending | undefined }>(undefined);

  // Who leaves the page finds the file where it stopped, by choosing it again.
  useEffect(() => () => sending.current?.control?.pause(), []);

  const isSending = state?.phase === 'sending';
  useEffect(() => (isSending ? holdPage() : undefined), [isSending]);

  const choose = (file: File) => {
    const before = sending.current;
    if (before && isSame(before.file, file) && state && 'sent' in state) return resume();
    before?.control?.pause();
    const own = { file, control: undefined as Sending | undefined };
    sending.current = own;
    const name = file.name;
    /** What a file says that has been let go is not heard any more. */
    const tell = (next: UploadState, words?: string) => {
      if (sending.current !== own) return;
      setState(next);
      if (words) announce(words);
    };
    tell({ phase: 'sending', name, bytes: file.size, sent: 0 }, t('upload.sendingNow', { name }));
    own.control = sendFile(file, {
      onProgress: (sent) =>
        setState((before) => (sending.current === own && before?.phase === 'sending' ? { ...before, sent } : before)),
      onSent: (uploadId) => tell({ phase: 'sent', name, uploadId }, t('upload.isThere', { name })),
      onBroken: () => {
        if (sending.current !== own) return;
        setState((before) => (before && 'sent' in before ? { ...before, phase: 'broken' } : before));
        announce(t('upload.connectionBroke'));
      },
      onRefused: (refusal) => tell({ phase: 'refused', name, message: wordsOf(refusal) }),
    });
  };
  const resume = () => {
    sending.current?.control?.resume();
    move('sending');
  };
  const move = (phase: 'sending' | 'paused') =>
    setState((before) => (before && 'sent' in before ? { ...before, phase } : before));

  return {
    state,
    choose,
    pause() {
      sending.current?.control?.pause();
      move('paused');
    },
    resume,
    cancel() {
      sending.current?.control?.cancel();
      sending.current = undefined;
      setState(undefined);
    },
  };
}

/** By what tells files apart that a browser shows nothing else of. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

function wordsOf(refusal: Refusal): string {
  return isNotSignedIn(refusal) ? t('upload.signedOut') : refusalText(refusal);
}
