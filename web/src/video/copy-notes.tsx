import { useMutation } from '@tanstack/react-query';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { showError } from '../shell/error-banner.tsx';

/** Copies the notes of a video, which come from the server when they are asked for. */
export function CopyNotes({ video, className }: { video: WebVideo; className: string }) {
  const copy = useMutation({
    // The clipboard is open only while the click is answered: it is given what is still to come.
    mutationFn: () => {
      const notes = fetchNotes(video.id);
      return navigator.clipboard.write([new ClipboardItem({ 'text/plain': notes })]);
    },
    onSuccess: () => {
      announce(t('common.copiedNow'));
      setTimeout(copy.reset, 2500);
    },
    onError: () => showError(t('video.notesNotCopied')),
  });
  return (
    <button type="button" className={className} onClick={() => copy.mutate()} disabled={copy.isPending}>
      {t(copy.isSuccess ? 'video.notesCopied' : 'video.copyNotes')}
    </button>
  );
}

async function fetchNotes(videoId: string): Promise<Blob> {
  const response = await fetch(`/web-api/videos/${videoId}/notes.md`);
  if (!response.ok) throw new Error(`the notes came with ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
