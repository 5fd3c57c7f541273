import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { accountQuery } from '../api/account-query.ts';
import { isNotSignedIn } from '../api/refusal.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { ServerUnreachable } from '../shell/server-unreachable.tsx';
import { SkeletonLine } from '../shell/skeleton-line.tsx';
import { StaleNote } from '../shell/stale-note.tsx';
import { minutesInWords } from '../usage/minutes-in-words.ts';
import { EmptyWorkspace } from './empty-workspace.tsx';
import { ListControls } from './list-controls.tsx';
import type { ListSearch } from './list-search.ts';
import { PasteBox } from './paste-box.tsx';
import { useNotedVideos } from './unread.ts';
import { NoMatch, VideoList } from './video-list.tsx';
import { videosQuery } from './videos-query.ts';

const route = getRouteApi('/workspace');

export function WorkspacePage() {
  usePageTitle('Workspace');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const videos = useInfiniteQuery(videosQuery(search));
  const onSearch = useCallback(
    (next: ListSearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  useNotedVideos(videos.data);
  const isNarrowed = search.q !== undefined || search.show !== undefined;
  const waiting = videos.isPending || (!videos.data && isNotSignedIn(videos.error));
  if (!videos.data && !waiting) {
    return (
      <ServerUnreachable error={videos.error} trying={videos.isFetching} onTryAgain={() => void videos.refetch()} />
    );
  }
  const isEmpty = videos.data?.length === 0;
  const onMore = () => void videos.fetchNextPage();
  return (
    <div className="mx-auto max-w-215 pt-4 sm:pt-8">
      {videos.data && videos.isError && <StaleNote since={videos.dataUpdatedAt} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-serif text-title tracking-[-0.01em]">Workspace</h1>
        <MinutesLeft />
      </div>
      <PasteBox />
      {waiting && <RowSkeletons />}
      {isEmpty && !isNarrowed && !videos.isPlaceholderData && <EmptyWorkspace />}
      {(isNarrowed || videos.isPlaceholderData || (videos.data && !isEmpty)) && (
        <ListControls search={search} onSearch={onSearch} />
      )}
      {videos.data && !isEmpty && (
        <VideoList
          videos={videos.data}
          onMore={videos.hasNextPage ? onMore : undefined}
          isLoadingMore={videos.isFetchingNextPage}
        />
      )}
      {isEmpty && isNarrowed && !videos.isPlaceholderData && <NoMatch search={search} onShowAll={() => onSearch({})} />}
    </div>
  );
}

/** The currency, where it is spent. */
function MinutesLeft() {
  const { data } = useQuery(accountQuery);
  return (
    <p className="min-h-6 text-small text-muted tabular-nums">
      {data && (
        <Link
          to="/usage"
          className="underline decoration-line underline-offset-4 hover:text-ink hover:decoration-accent"
        >
          {minutesInWords(data.minutes_left)} left
        </Link>
      )}
    </p>
  );
}

function RowSkeletons() {
  return (
    <div aria-busy="true" className="mt-8 animate-late border-t border-line">
      <p className="sr-only">Loading your videos</p>
      {['max-w-96', 'max-w-72', 'max-w-110', 'max-w-80'].map((width) => (
        <div key={width} className="flex h-19 items-center gap-5 border-b border-line">
          <SkeletonLine className="aspect-video w-22 shrink-0 sm:w-24" />
          <div className="grid flex-1 gap-2.5">
            <SkeletonLine className={`h-4 ${width}`} />
            <SkeletonLine className="h-3 max-w-52" />
          </div>
        </div>
      ))}
    </div>
  );
}
