import { memo, type ReactNode } from 'react';
import type { Chapter, WebVideo } from '../api/client.ts';
import { Moment } from '../player/moment.tsx';
import { useNow } from '../player/playback.tsx';
import { clockTime } from './clock-time.ts';

interface TimelineProps {
  video: WebVideo;
  chapters: readonly Chapter[];
  active: number | null;
  onActive: (index: number | null) => void;
}

/** The video as a line with a cue mark where each chapter begins. A picture of the list below it, for pointers only. */
export function Timeline({ video, chapters, active, onActive }: TimelineProps) {
  const { duration_seconds: length } = video;
  const pointedAt = active === null ? undefined : chapters[active];
  return (
    <Line length={length} onPointerLeave={() => onActive(null)} words={<Words pointedAt={pointedAt} />}>
      {chapters.map((chapter, index) => (
        <Tick
          // biome-ignore lint/suspicious/noArrayIndexKey: while they are edited two may begin at one second.
          key={index}
          video={video}
          chapter={chapter}
          next={chapters[index + 1]}
          index={index}
          isActive={index === active}
          onActive={onActive}
        />
      ))}
      <Playhead length={length} />
    </Line>
  );
}

interface TickProps extends Pick<TimelineProps, 'video' | 'onActive'> {
  chapter: Chapter;
  next: Chapter | undefined;
  index: number;
  isActive: boolean;
}

const Tick = memo(function Tick({ video, chapter, next, index, isActive, onActive }: TickProps) {
  return (
    <Moment
      video={video}
      seconds={chapter.start_seconds}
      tabIndex={-1}
      className="absolute inset-y-0"
      style={spanOf(chapter, next, video.duration_seconds)}
      onPointerEnter={() => onActive(index)}
    >
      {isActive && <span className="absolute inset-x-0 top-1/2 -mt-px h-0.5 bg-accent" />}
      <span
        className={`absolute start-0 top-1/2 size-1.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent transition-[scale] max-sm:size-1 rtl:translate-x-1/2 ${isActive ? 'scale-[2]' : ''}`}
      />
    </Moment>
  );
});

interface LineProps {
  length: number;
  /** What stands below its beginning. */
  words?: ReactNode;
  onPointerLeave?: () => void;
  children?: ReactNode;
}

/** A video from its beginning to its end, without anything on it. */
export function Line({ length, words = clockTime(0), onPointerLeave, children }: LineProps) {
  return (
    <div aria-hidden="true" className="mt-5 select-none print:hidden">
      <div className="relative mx-1 h-9" onPointerLeave={onPointerLeave}>
        <div className="absolute inset-x-0 top-1/2 h-px bg-muted/55" />
        {children}
      </div>
      <div className="flex justify-between gap-4 text-small text-muted tabular-nums">
        <span className="min-w-0 truncate">{words}</span>
        <span>{clockTime(length)}</span>
      </div>
    </div>
  );
}

/** The chapter that is pointed at or played, else the second that is shown. */
function Words({ pointedAt }: { pointedAt: Chapter | undefined }) {
  const second = useNow((now) => Math.floor(now.second ?? 0));
  return (
    <>
      <span className="me-3">{pointedAt?.timestamp ?? clockTime(second)}</span>
      {pointedAt && <bdi className="text-ink">{pointedAt.title}</bdi>}
    </>
  );
}

/** Where the player is. */
function Playhead({ length }: { length: number }) {
  const second = useNow((now) => now.second);
  if (second === undefined) return null;
  return (
    <span
      className="pointer-events-none absolute inset-y-1.5 w-px bg-ink"
      style={{ insetInlineStart: `${partOf(second, length)}%` }}
    />
  );
}

function spanOf(chapter: Chapter, next: Chapter | undefined, length: number) {
  const start = partOf(chapter.start_seconds, length);
  const end = Math.max(start, partOf(next?.start_seconds ?? length, length));
  return { insetInlineStart: `${start}%`, width: `${end - start}%` };
}

/** In percent. */
function partOf(seconds: number, length: number): number {
  return length > 0 ? Math.min(100, (seconds / length) * 100) : 0;
}
