import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { isNotFound, isNotSignedIn } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { buttonLook } from '../shell/button.tsx';
import { Notice } from '../shell/notice.tsx';
import { ServerUnreachable } from '../shell/server-unreachable.tsx';
import { StaleNote } from '../shell/stale-note.tsx';
import { Video } from './video.tsx';
import { videoQuery } from './video-query.ts';
import { VideoSkeleton } from './video-skeleton.tsx';

const route = getRouteApi('/workspace/$videoId');

export function VideoPage() {
  const { videoId } = route.useParams();
  const video = useQuery(videoQuery(videoId));
  // What was deleted in another tab is no longer there, whatever this one knew of it.
  if (isNotFound(video.error)) return <NoSuchVideo />;
  if (video.data) {
    return (
      <>
        <StaleNote query={video} />
        <Video key={videoId} video={video.data} />
      </>
    );
  }
  if (video.isPending || isNotSignedIn(video.error)) return <VideoSkeleton />;
  return <ServerUnreachable error={video.error} trying={video.isFetching} onTryAgain={() => void video.refetch()} />;
}

function NoSuchVideo() {
  return (
    <Notice
      title={t('video.notThere')}
      action={
        <Link to="/workspace" className={buttonLook('main')}>
          {t('home.toWorkspace')}
        </Link>
      }
    >
      <p>{t('video.notThereText')}</p>
    </Notice>
  );
}
