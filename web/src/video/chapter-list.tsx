import { type ComponentProps, useState } from 'react';
import type { Chapter, WebVideo } from '../api/client.ts';
import { usePlayAt } from '../player/playback.tsx';
import { chapterCount } from './chapter-count.ts';
import { ChapterEditor } from './chapter-editor.tsx';
import { DensityControl } from './density-control.tsx';
import { momentLink } from './moment-link.ts';
import { ResetChapters } from './reset-chapters.tsx';

interface ChapterListProps {
  video: WebVideo;
  active: number | null;
  onActive: (index: number | null) => void;
}

/** The chapters along their spine: times on its one side, titles on the other. */
export function ChapterList({ video, active, onActive }: ChapterListProps) {
  const [editing, setEditing] = useState(false);
  const playAt = usePlayAt();
  const chapters = video.chapters ?? [];
  const widest = Math.max(...chapters.map((chapter) => chapter.timestamp.length), 4);
  return (
    <section aria-labelledby="chapters-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="chapters-heading" className="text-small font-medium text-muted">
          {chapterCount(chapters)}
          {video.platform_id && <span className="sr-only">. Each opens YouTube at its moment, in a new tab.</span>}
        </h2>
        {!editing && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <button
              type="button"
              className="min-h-11 px-1 text-small text-muted underline decoration-line underline-offset-4 hover:text-ink sm:min-h-8"
              onClick={() => setEditing(true)}
            >
              Edit
            </button>
            <DensityControl video={video} />
          </div>
        )}
      </div>
      {video.is_edited && !editing && <ResetChapters video={video} />}
      {editing && <ChapterEditor video={video} onDone={() => setEditing(false)} />}
      <ol className="mt-3" hidden={editing} onPointerLeave={() => onActive(null)}>
        {chapters.map((chapter, index) => (
          <li key={chapter.start_seconds} onPointerEnter={() => onActive(index)}>
            <ToMoment
              href={momentLink(video, chapter.start_seconds)}
              onClick={playAt(chapter.start_seconds)}
              onFocus={() => onActive(index)}
              onBlur={() => onActive(null)}
            >
              <ChapterRow chapter={chapter} active={index === active} timeWidth={`${widest}ch`} />
            </ToMoment>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Leads to the moment where the platform plays it; a video that is nowhere to be played leads nowhere. */
function ToMoment({ href, children, ...rest }: ComponentProps<'a'>) {
  if (href === undefined) return <div className="flex items-baseline">{children}</div>;
  return (
    <a href={href} target="_blank" rel="noopener" className="group flex items-baseline" {...rest}>
      {children}
    </a>
  );
}

function ChapterRow({ chapter, active, timeWidth }: { chapter: Chapter; active: boolean; timeWidth: string }) {
  return (
    <>
      <span className="times text-small text-muted group-hover:text-accent" style={{ minWidth: timeWidth }}>
        {chapter.timestamp}
      </span>
      <span aria-hidden="true" className="relative mx-4 w-px shrink-0 self-stretch bg-line sm:mx-5">
        <span
          className={`absolute -start-1 top-[1.0625rem] size-[9px] rounded-full bg-accent transition-[scale] ${active ? 'scale-100' : 'scale-0'}`}
        />
      </span>
      <span dir="auto" className="min-w-0 flex-1 py-2 font-serif text-read text-start">
        {chapter.title}
      </span>
    </>
  );
}
