import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { ShowMore } from '../shell/show-more.tsx';
import { clockTime } from '../video/clock-time.ts';
import { excerptOf } from './excerpt.ts';
import type { FoundPassage } from './search-query.ts';
import { searchField } from './use-search-key.ts';

interface FoundPassagesProps {
  passages: readonly FoundPassage[];
  /** Undefined where these are all. */
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** The first passage that came when more were asked for. */
const firstOfMore = 'first-of-more';

/** Where it is said, best first; each leads to its moment. */
export function FoundPassages({ passages, onMore, isLoadingMore }: FoundPassagesProps) {
  /** How many there were when more were asked for. */
  const [before, setBefore] = useState(0);
  return (
    <>
      <ul aria-label={t('search.results')} onKeyDown={goByArrows}>
        {passages.map((passage, place) => (
          <li key={`${passage.video_id} ${passage.kind} ${passage.place}`} className="border-b border-line">
            <Passage passage={passage} linkId={place === before ? firstOfMore : undefined} />
          </li>
        ))}
      </ul>
      {onMore && (
        <ShowMore
          isLoading={isLoadingMore}
          onMore={() => {
            setBefore(passages.length);
            focusWhenShown(`#${firstOfMore}`);
            onMore();
          }}
        />
      )}
    </>
  );
}

function Passage({ passage, linkId }: { passage: FoundPassage; linkId: string | undefined }) {
  const { video_id: videoId, video_title: title, kind, start_seconds: second, parts } = passage;
  return (
    <Link
      id={linkId}
      to="/workspace/$videoId"
      params={{ videoId }}
      search={kind === 'title' ? {} : { t: second }}
      preload={false}
      className="group flex items-baseline gap-3 py-3.5 sm:gap-5"
    >
      <span className="times w-[6ch] shrink-0 text-small text-muted group-hover:text-accent">
        {kind === 'title' ? '' : clockTime(second)}
      </span>
      <span className="min-w-0 flex-1">
        <span
          dir="auto"
          className="block max-w-[68ch] font-serif text-read decoration-1 underline-offset-4 group-hover:underline"
        >
          {excerptOf(parts).map((part, place) =>
            part.is_match ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that does not change.
              <mark key={place} className="bg-accent/25 text-ink">
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </span>
        <span className="mt-1 line-clamp-1 text-small text-muted">
          {kind === 'title' && t('search.titleOfVideo')}
          {kind === 'chapter' && <Sentence id="search.chapterOf" slots={{ title: <bdi>{title}</bdi> }} />}
          {kind === 'speech' && <bdi>{title}</bdi>}
        </span>
      </span>
    </Link>
  );
}

/** The arrows lead from one to the next, and from the first one back to the field. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links: (Element | null)[] = [...event.currentTarget.querySelectorAll('a')];
  const place = links.indexOf(document.activeElement) + by;
  const next = place < 0 ? document.getElementById(searchField) : links[place];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
