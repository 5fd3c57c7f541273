import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { noneBack } from '../deletions/deleted-videos.ts';
import { announce } from '../shell/announcer.tsx';
import { Button, buttonLook } from '../shell/button.tsx';
import { focusWhenShown, handsFocusTo } from '../shell/focus-when-shown.ts';
import { ShowMore } from '../shell/show-more.tsx';
import type { ListSearch } from './list-search.ts';
import { VideoRow } from './video-row.tsx';
import type { ListedVideo } from './videos-query.ts';

interface VideoListProps {
  videos: readonly ListedVideo[];
  /** Undefined where these are all. */
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** The link of the first video that came when more were asked for. */
const firstOfMore = 'first-of-more';
const toSearch = handsFocusTo('#search-titles');

/** Videos, newest first, and the way to older ones. */
export function VideoList({ videos, onMore, isLoadingMore }: VideoListProps) {
  /** How many there were when more were asked for. */
  const [before, setBefore] = useState(0);
  return (
    <>
      <ul aria-label="Videos">
        {videos.map((video, place) => (
          // A row far away is not drawn before it is scrolled to.
          <li
            key={video.id}
            className="border-b border-line [contain-intrinsic-size:auto_4.75rem] [content-visibility:auto]"
          >
            <VideoRow video={video} linkId={place === before ? firstOfMore : undefined} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">{noneBack} Deleting can be undone for ten seconds.</p>
      {onMore && (
        <ShowMore
          isLoading={isLoadingMore}
          onMore={() => {
            setBefore(videos.length);
            focusWhenShown(`#${firstOfMore}`);
            onMore();
          }}
        />
      )}
    </>
  );
}

const states = { 'in-work': 'in work', ready: 'ready', failed: 'failed' } as const;

/** There are videos, but none like this. */
export function NoMatch({ search: { q, show }, onShowAll }: { search: ListSearch; onShowAll: () => void }) {
  const kind =
    show === undefined
      ? 'No video'
      : `No video ${show === 'in-work' ? 'is' : show === 'ready' ? 'is' : 'has'} ${states[show]}`;
  const words =
    q === undefined ? `${kind}.` : show === undefined ? `No title has “${q}”.` : `${kind} with “${q}” in its title.`;
  useEffect(() => announce(words), [words]);
  return (
    <section className="pt-8">
      <p dir="auto" className="font-serif text-read wrap-anywhere">
        {words}
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button ref={toSearch} look="quiet" onClick={onShowAll}>
          Show all videos
        </Button>
        {q !== undefined && (
          <Link to="/search" search={{ q }} className={buttonLook('quiet')}>
            Search what is said
          </Link>
        )}
      </p>
    </section>
  );
}
