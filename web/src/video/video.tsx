import { useEffect, useRef } from 'react';
import type { WebVideo } from '../api/client.ts';
import { DeleteThisVideo } from '../deletions/delete-this-video.tsx';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { VideoTags } from '../tags/video-tags.tsx';
import { useReadVideo } from '../workspace/unread.ts';
import { FailedVideo } from './failed-video.tsx';
import { failureText } from './failure-text.ts';
import { ReadyVideo } from './ready-video.tsx';
import { VideoFacts } from './video-facts.tsx';
import { WorkingVideo } from './working-video.tsx';

/** A video in whatever state it is: its title and facts, and below them what there is to see. */
export function Video({ video }: { video: WebVideo }) {
  usePageTitle(video.title);
  useAnnouncedResult(video);
  useReadVideo(video);
  return (
    <article>
      <header className="pt-2 sm:pt-4">
        <h1 dir="auto" className="max-w-[60ch] font-serif text-heading tracking-[-0.01em] sm:text-[2rem]/[1.15]">
          {video.title}
        </h1>
        <VideoFacts video={video} />
        <VideoTags videoId={video.id} />
      </header>
      {video.status === 'processing' && <WorkingVideo video={video} />}
      {video.status === 'ready' && <ReadyVideo video={video} />}
      {video.status === 'failed' && <FailedVideo video={video} />}
      <DeleteThisVideo video={video} />
    </article>
  );
}

/** Says the result once, and only to those who saw the work. */
function useAnnouncedResult({ status, chapters, error }: WebVideo) {
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current === 'processing' && status === 'ready')
      announce(t('video.ready', { count: chapters?.length ?? 0 }));
    if (seen.current === 'processing' && status === 'failed')
      announce(t('video.noChapters', { why: failureText(error) }));
    seen.current = status;
  }, [status, chapters, error]);
}
