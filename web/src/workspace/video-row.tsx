import { Link } from '@tanstack/react-router';
import type { WebVideo } from '../api/client.ts';
import { Dot } from '../shell/dot.tsx';
import { age } from '../video/age.ts';
import { ApiTag } from '../video/api-tag.tsx';
import { chapterCount } from '../video/chapter-count.ts';
import { clockTime } from '../video/clock-time.ts';
import { stageWords } from '../video/stage-words.ts';

/** A video in one line of title and one of facts; the whole row leads to its page. */
export function VideoRow({ video }: { video: WebVideo }) {
  return (
    <Link
      to="/workspace/$videoId"
      params={{ videoId: video.id }}
      className="group flex min-h-18 items-center gap-6 py-3 text-small text-muted"
    >
      <span className="min-w-0 flex-1">
        <span
          dir="auto"
          className="line-clamp-2 text-body font-medium text-ink decoration-1 sm:line-clamp-1 underline-offset-4 group-hover:underline"
        >
          {video.title}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Status video={video} />
          {video.created_at && <time dateTime={video.created_at}>{age(Date.parse(video.created_at), Date.now())}</time>}
          {video.source === 'upload' && <span>From a file</span>}
          {video.via === 'api' && <ApiTag />}
        </span>
      </span>
      <span className="times">
        <span className="sr-only">Length </span>
        {clockTime(video.duration_seconds)}
      </span>
    </Link>
  );
}

function Status({ video: { status, stage, progress, chapters, error } }: { video: WebVideo }) {
  if (status === 'processing') {
    return (
      <span className="inline-flex items-center gap-2 text-ink tabular-nums">
        <Dot breathing />
        <span>
          {stageWords[stage ?? 'waiting']}
          {stage === 'recognising_speech' && progress !== null && ` · ${Math.round(progress * 100)} %`}
        </span>
      </span>
    );
  }
  if (status === 'failed') return <span>No chapters. {error?.message}</span>;
  return <span>{chapterCount(chapters)}</span>;
}
