import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { accountQuery } from '../api/account-query.ts';
import { isNotSignedIn } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { ServerUnreachable } from '../shell/server-unreachable.tsx';
import { SkeletonLine } from '../shell/skeleton-line.tsx';
import { StaleNote } from '../shell/stale-note.tsx';
import { useAfterPaint } from '../shell/use-after-paint.ts';
import { useStable } from '../shell/use-stable.ts';
import { TagHeading } from '../tags/tag-heading.tsx';
import { EmptyWorkspace } from './empty-workspace.tsx';
import { ListControls } from './list-controls.tsx';
import { isNarrowed, type ListSearch } from './list-search.ts';
import { NoMatch } from './no-match.tsx';
import { PageLinks } from './page-links.tsx';
import { PasteBox } from './paste-box.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useNotedVideos } from './unread.ts';
import { useSelection } from './use-selection.ts';
import { VideoList } from './video-list.tsx';
import { type ListedVideo, videosQuery } from './videos-query.ts';

const route = getRouteApi('/workspace');

export function WorkspacePage() {
  usePageTitle(t('shell.workspace'));
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const videos = useQuery(videosQuery(search));
  // What stands above the list depends on the account, and would move it. Once it could not be read that stays so: what is shown then
  // asks for it too.
  const { isFetched: isAccountKnown } = useQuery(accountQuery);
  const page = isAccountKnown ? videos.data : undefined;
  const shown = page?.videos ?? noVideos;
  const onSearch = useCallback(
    (next: ListSearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  useNotedVideos(page?.videos);
  const { after, before, ...filter } = search;
  // What does not depend on what is selected is not drawn anew with it.
  const pasteBox = useMemo(() => <PasteBox />, []);
  const pageLinks = useMemo(() => page && <PageLinks page={page} search={search} />, [page, search]);
  const selection = useSelection(shown, JSON.stringify(filter));
  const [isPicking, setPicking] = useState(false);
  const leaveSelection = () => {
    setPicking(false);
    focusWhenShown(`#main [href="/workspace/${selection.videos.at(-1)?.id}"], #videos a`);
    selection.clear();
  };
  const { onSelecting } = useStable({
    onSelecting: (picks: boolean) => (picks ? setPicking(true) : leaveSelection()),
  });
  const hasBar = useAfterPaint(selection.videos.length > 0) && selection.videos.length > 0;
  const isSelecting = isPicking || selection.videos.length > 0;
  const isKnown = page !== undefined && !videos.isPlaceholderData;
  const isEmpty = page?.videos.length === 0;
  const isLeft = isEmpty && isKnown && after !== undefined;
  useEffect(() => {
    if (isLeft) onSearch({ ...search, after: undefined }); // all of this page have been deleted
  }, [isLeft, search, onSearch]);
  usePageFocus(after ?? before, isKnown);
  const waiting = videos.isPending || !isAccountKnown || (!page && isNotSignedIn(videos.error));
  if (!page && !waiting && videos.error) {
    return (
      <ServerUnreachable error={videos.error} trying={videos.isFetching} onTryAgain={() => void videos.refetch()} />
    );
  }
  const isAll = !isNarrowed(search) && after === undefined && before === undefined;
  return (
    <div
      aria-busy={!isAccountKnown}
      className={`mx-auto max-w-215 pt-4 sm:pt-8 ${selection.videos.length > 0 ? 'pb-20' : ''}`}
    >
      {page && <StaleNote query={videos} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-serif text-title tracking-[-0.01em]">{t('shell.workspace')}</h1>
        <MinutesLeft />
      </div>
      {pasteBox}
      {waiting && isAccountKnown && <RowSkeletons />}
      {isEmpty && isAll && isKnown && <EmptyWorkspace />}
      {(!isAll || videos.isPlaceholderData || (page && !isEmpty)) && (
        <ListControls search={search} onSearch={onSearch} isSelecting={isSelecting} onSelecting={onSelecting} />
      )}
      {search.tag !== undefined && <TagHeading name={search.tag} onName={(tag) => onSearch({ ...search, tag })} />}
      {page && !isEmpty && <VideoList videos={shown} selection={selection} isSelecting={isSelecting} />}
      {!isEmpty && pageLinks}
      {isEmpty && isNarrowed(search) && isKnown && !isLeft && (
        <NoMatch search={search} onShowAll={() => onSearch({ sort: search.sort })} />
      )}
      {hasBar && <SelectionBar selection={selection} onLeave={leaveSelection} />}
    </div>
  );
}

/** Who goes to another page of the list goes on at its first video. */
function usePageFocus(place: string | undefined, isKnown: boolean): void {
  const last = useRef(place);
  useEffect(() => {
    if (!isKnown || place === last.current) return;
    last.current = place;
    focusWhenShown('#videos a');
  }, [place, isKnown]);
}

const noVideos: readonly ListedVideo[] = [];

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
          {t('minutes.leftShort', { count: data.minutes_left })}
        </Link>
      )}
    </p>
  );
}

function RowSkeletons() {
  return (
    <div aria-busy="true" className="mt-8 animate-late border-t border-line">
      <p className="sr-only">{t('workspace.loading')}</p>
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
