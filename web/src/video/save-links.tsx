import type { WebVideo } from '../api/client.ts';
import { type MessageKey, t } from '../i18n/messages.ts';
import { CopyNotes } from './copy-notes.tsx';
import { SaveMedia } from './save-media.tsx';

const forms: Record<'chapters' | 'transcript', Record<string, MessageKey>> = {
  chapters: {
    'chapters.txt': 'format.text',
    'chapters.vtt': 'format.webvtt',
    'chapters.json': 'format.podcastJson',
    'chapters.ffmetadata': 'format.ffmpeg',
    'chapters.csv': 'format.csv',
    'notes.md': 'format.notes',
  },
  transcript: {
    'transcript.vtt': 'format.webvtt',
    'transcript.srt': 'format.subrip',
    'transcript.txt': 'format.text',
    'transcript.md': 'format.markdown',
  },
};
const look =
  'inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-ink sm:pointer-fine:min-h-8';

/** What there is of a video as files to save. */
export function SaveLinks({ video, what }: { video: WebVideo; what: 'chapters' | 'transcript' }) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-4 border-t border-line pt-3 text-small text-muted print:hidden">
      <span id={`save-${what}`}>{t('video.saveAs')}</span>
      {Object.entries(forms[what]).map(([file, words]) => (
        <a
          key={file}
          id={`save-${file}`}
          aria-labelledby={`save-${what} save-${file}`}
          href={`/web-api/videos/${video.id}/${file}`}
          download
          className={look}
        >
          {t(words)}
        </a>
      ))}
      {what === 'chapters' && video.media !== null && <SaveMedia video={video} className={look} />}
      {what === 'chapters' && <CopyNotes video={video} className={look} />}
    </p>
  );
}
