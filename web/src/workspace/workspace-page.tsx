import { useQuery } from '@tanstack/react-query';
import { isNotSignedIn } from '../api/refusal.ts';
import { Bar } from '../shell/bar.tsx';
import { OutOfReach } from '../shell/out-of-reach.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { StaleNote } from '../shell/stale-note.tsx';
import { EmptyWorkspace } from './empty-workspace.tsx';
import { PasteBox } from './paste-box.tsx';
import { VideoRow } from './video-row.tsx';
import { videosQuery } from './videos-query.ts';

export function WorkspacePage() {
  usePageTitle('Workspace');
  const videos = useQuery(videosQuery);
  const waiting = videos.isPending || (!videos.data && isNotSignedIn(videos.error));
  if (!videos.data && !waiting) {
    return <OutOfReach error={videos.error} trying={videos.isFetching} onTryAgain={() => void videos.refetch()} />;
  }
  return (
    <div className="mx-auto max-w-215 pt-4 sm:pt-8">
      {videos.data && videos.isError && <StaleNote since={videos.dataUpdatedAt} />}
      <h1 className="font-serif text-title tracking-[-0.01em]">Workspace</h1>
      <PasteBox />
      {waiting && <RowSkeletons />}
      {videos.data?.length === 0 && <EmptyWorkspace />}
      {videos.data && videos.data.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {videos.data.map((video) => (
            <li key={video.id} className="border-b border-line">
              <VideoRow video={video} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RowSkeletons() {
  return (
    <div aria-busy="true" className="mt-6 animate-late border-t border-line">
      <p className="sr-only">Loading your videos</p>
      {['max-w-96', 'max-w-72', 'max-w-110', 'max-w-80'].map((width) => (
        <div key={width} className="grid h-18 content-center gap-2.5 border-b border-line">
          <Bar className={`h-4 ${width}`} />
          <Bar className="h-3 max-w-52" />
        </div>
      ))}
    </div>
  );
}
