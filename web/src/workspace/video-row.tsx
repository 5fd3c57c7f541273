import { Link } from '@tanstack/react-router';
import { CircleX, Tag, Trash2 } from 'lucide-react';
import { Fragment, memo } from 'react';
import { useDeleteVideos } from '../deletions/use-delete-videos.ts';
import { formatPercent } from '../i18n/formats.ts';
import { t } from '../i18n/messages.ts';
import { Dot } from '../shell/dot.tsx';
import { ApiTag } from '../video/api-tag.tsx';
import { failureText } from '../video/failure-text.ts';
import { stageWords } from '../video/stage-words.ts';
import { TimeSince } from '../video/time-since.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useIsUnread } from './unread.ts';
import type { ListedVideo } from './videos-query.ts';

interface VideoRowProps {
  video: ListedVideo;
  isSelected: boolean;
  /** @param range whether those between it and the one before are meant, too */
  onSelect: (video: ListedVideo, range: boolean) => void;
}

/**
 * A video by its picture, its title and a line of facts; all of it leads to its page. While videos are being selected its list
 * has `data-selecting`.
 */
export const VideoRow = memo(function VideoRow({ video, isSelected, onSelect }: VideoRowProps) {
  return (
    <div className={`group relative flex items-center gap-2 ${isSelected ? 'bg-surface' : ''}`}>
      <Link
        to="/workspace/$videoId"
        params={{ videoId: video.id }}
        className="flex min-h-18 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-small text-muted sm:gap-x-5"
      >
        <Thumbnail video={video} />
        <span className="min-w-[min(8rem,100%)] flex-1">
          <span className="line-clamp-2 text-body font-medium text-ink decoration-1 underline-offset-4 group-hover:underline sm:line-clamp-1">
            <bdi>{video.title}</bdi>
          </span>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1 *:min-w-0">
            <Status video={video} />
            {video.created_at && <TimeSince date={video.created_at} />}
            {video.source === 'upload' && <span>{t('video.fromAFile')}</span>}
            {video.via === 'api' && <ApiTag />}
            {video.tags.length > 0 && <Tags tags={video.tags} />}
          </span>
        </span>
      </Link>
      <SelectBox video={video} isSelected={isSelected} onSelect={onSelect} />
      <DeleteButton video={video} />
    </div>
  );
});

function Tags({ tags }: { tags: ListedVideo['tags'] }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Tag aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{t('workspace.tagsLabel')} </span>
      <span className="line-clamp-1">
        {tags.map(({ id, name }, place) => (
          <Fragment key={id}>
            {place > 0 && ', '}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** In the corner of the picture; it shows where a pointer or the focus is, and while videos are being selected. */
function SelectBox({ video, isSelected, onSelect }: VideoRowProps) {
  return (
    <label
      className="absolute start-0 top-2.5 h-12.5 w-11 cursor-pointer p-1 select-none opacity-0 focus-within:opacity-100 group-hover:opacity-100 selecting:opacity-100 [@media(hover:none)]:hidden selecting:block"
      // With Shift a click would mark the words between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        type="checkbox"
        aria-label={t('workspace.selectOf', { name: video.title })}
        checked={isSelected}
        className="block size-5 accent-ink"
        onChange={({ nativeEvent }) => onSelect(video, (nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}

function Status({ video: { id, status, stage, progress, chapters_count, error } }: { video: ListedVideo }) {
  const isUnread = useIsUnread(id);
  if (status === 'processing') {
    return (
      <span className="inline-flex items-center gap-2 text-ink tabular-nums">
        <Dot breathing />
        <span>
          {t(stageWords[stage ?? 'waiting'])}
          {stage === 'recognising_speech' && progress !== null && ` · ${formatPercent(progress)}`}
        </span>
      </span>
    );
  }
  if (status === 'failed') {
    return (
      <span className="inline-flex items-baseline gap-1.5 text-ink">
        {isUnread ? <Dot className="mx-1" /> : <CircleX aria-hidden="true" className="size-4 shrink-0 self-center" />}
        <span>
          {isUnread && <span className="sr-only">{t('workspace.new')} </span>}
          <span className="font-medium">{t('workspace.noChapters')}</span> {firstSentence(failureText(error))}
        </span>
      </span>
    );
  }
  const words = t('video.chapterCount', { count: chapters_count ?? 0 });
  if (!isUnread) return <span>{words}</span>;
  return (
    <span className="text-ink">
      <Dot className="me-2 align-[0.0625rem]" />
      <span className="sr-only">{t('workspace.new')} </span>
      {words}
    </span>
  );
}

/** What went wrong; what to do about it stands on the video's page. */
function firstSentence(text: string): string {
  return /^.*?(?:[.!?](?=\s|$)|。)/u.exec(text)?.[0] ?? text;
}

/** The link of the row after that of a button, or before it. */
function neighbourOf(button: Element): string | undefined {
  const row = button.closest('li');
  const address = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('a')?.getAttribute('href');
  return address ? `#main li a[href="${address}"]` : undefined;
}

/** It shows where a pointer or the focus is; where nothing hovers, always. */
function DeleteButton({ video }: { video: ListedVideo }) {
  const { mutate, isPending } = useDeleteVideos();
  return (
    <button
      type="button"
      title={video.status === 'ready' ? `${t('common.delete')}. ${t('delete.noneBack')}` : t('common.delete')}
      aria-label={t('common.deleteOf', { name: video.title })}
      aria-disabled={isPending}
      className="grid size-11 shrink-0 place-items-center text-muted selecting:invisible hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 sm:pointer-fine:size-9 [@media(hover:hover)]:opacity-0"
      onClick={({ currentTarget }) => !isPending && mutate({ videos: [video], next: neighbourOf(currentTarget) })}
    >
      <Trash2 aria-hidden="true" className="size-4" />
    </button>
  );
}
