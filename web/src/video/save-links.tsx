import type { WebVideo } from '../api/client.ts';
import { CopyNotes } from './copy-notes.tsx';

const forms = {
  chapters: {
    'chapters.txt': 'Text',
    'chapters.vtt': 'WebVTT',
    'chapters.json': 'Podcast JSON',
    'chapters.ffmetadata': 'ffmpeg',
    'chapters.csv': 'CSV',
    'notes.md': 'Notes in Markdown',
  },
  transcript: {
    'transcript.vtt': 'WebVTT',
    'transcript.srt': 'SubRip',
    'transcript.txt': 'Text',
    'transcript.md': 'Markdown',
  },
};
const look =
  'inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-ink sm:pointer-fine:min-h-8';

/** What there is of a video as files to save. */
export function SaveLinks({ video, what }: { video: WebVideo; what: 'chapters' | 'transcript' }) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-4 border-t border-line pt-3 text-small text-muted print:hidden">
      <span id={`save-${what}`}>Save as</span>
      {Object.entries(forms[what]).map(([file, words]) => (
        <a
          key={file}
          id={`save-${file}`}
          aria-labelledby={`save-${what} save-${file}`}
          href={`/web-api/videos/${video.id}/${file}`}
          download
          className={look}
        >
          {words}
        </a>
      ))}
      {what === 'chapters' && <CopyNotes video={video} className={look} />}
    </p>
  );
}
