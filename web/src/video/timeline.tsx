import type { Chapter, WebVideo } from '../api/client.ts';
import { Moment } from '../player/moment.tsx';
import { clockTime } from './clock-time.ts';

interface TimelineProps {
  video: WebVideo;
  active?: number | null;
  onActive?: (index: number | null) => void;
  /** The second that is shown. */
  second?: number | undefined;
}

/** The video as a line with a cue mark where each chapter begins. A picture of the list below it, for pointers only. */
export function Timeline({ video, active = null, onActive, second }: TimelineProps) {
  const { duration_seconds: length } = video;
  const chapters = video.chapters ?? [];
  const pointedAt = active === null ? undefined : chapters[active];
  return (
    <div aria-hidden="true" className="mt-5 select-none print:hidden">
      <div className="relative mx-1 h-9" onPointerLeave={() => onActive?.(null)}>
        <div className="absolute inset-x-0 top-1/2 h-px bg-muted/55" />
        {chapters.map((chapter, index) => (
          <Moment
            key={chapter.start_seconds}
            video={video}
            seconds={chapter.start_seconds}
            tabIndex={-1}
            className="absolute inset-y-0"
            style={spanOf(chapter, chapters[index + 1], length)}
            onPointerEnter={() => onActive?.(index)}
          >
            {index === active && <span className="absolute inset-x-0 top-1/2 -mt-px h-0.5 bg-accent" />}
            <span
              className={`absolute start-0 top-1/2 size-1.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent transition-[scale] max-sm:size-1 rtl:translate-x-1/2 ${index === active ? 'scale-[2]' : ''}`}
            />
          </Moment>
        ))}
        {second !== undefined && (
          <span
            className="pointer-events-none absolute inset-y-1.5 w-px bg-ink"
            style={{ insetInlineStart: `${partOf(second, length)}%` }}
          />
        )}
      </div>
      <div className="flex justify-between gap-4 text-small text-muted tabular-nums">
        <span className="min-w-0 truncate">
          <span className="me-3">{pointedAt?.timestamp ?? clockTime(second ?? 0)}</span>
          {pointedAt && <bdi className="text-ink">{pointedAt.title}</bdi>}
        </span>
        <span>{clockTime(length)}</span>
      </div>
    </div>
  );
}

function spanOf(chapter: Chapter, next: Chapter | undefined, length: number) {
  const start = partOf(chapter.start_seconds, length);
  return { insetInlineStart: `${start}%`, width: `${partOf(next?.start_seconds ?? length, length) - start}%` };
}

/** In percent. */
function partOf(seconds: number, length: number): number {
  return length > 0 ? Math.min(100, (seconds / length) * 100) : 0;
}
