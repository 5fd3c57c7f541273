import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isNotSignedIn } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { ServerUnreachable } from '../shell/server-unreachable.tsx';
import { SkeletonLine } from '../shell/skeleton-line.tsx';
import { FoundPassages } from './found-passages.tsx';
import { searchQuery } from './search-query.ts';
import { searchField } from './use-search-key.ts';

const route = getRouteApi('/search');

/** Milliseconds without a key press after which is searched. */
const patience = 200;

/** What is said in all videos, at its moments. */
export function SearchPage() {
  const { q: asked = '' } = route.useSearch();
  usePageTitle(asked === '' ? t('shell.search') : t('search.pageTitle', { words: asked }));
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (words: string) => void navigate({ search: { q: words || undefined }, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <div className="mx-auto max-w-215 pt-4 sm:pt-8">
      <h1 className="font-serif text-title tracking-[-0.01em]">{t('shell.search')}</h1>
      <SearchField asked={asked} onSearch={onSearch} />
      {asked === '' ? <Hint /> : <Results words={asked} />}
    </div>
  );
}

function SearchField({ asked, onSearch }: { asked: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  // The address may change without the field: by the browser's way back.
  useEffect(() => setWords((typed) => (typed.trim() === asked ? typed : asked)), [asked]);
  useEffect(() => {
    if (words.trim() === asked) return;
    const timer = setTimeout(() => onSearch(words.trim()), patience);
    return () => clearTimeout(timer);
  }, [words, asked, onSearch]);
  const wasAsked = useRef(asked !== '');
  useEffect(() => {
    // Who comes to search types at once; no finger is shown a keyboard that it did not ask for.
    if (wasAsked.current || window.matchMedia('(pointer: coarse)').matches) return;
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <search>
      <form
        className="relative mt-6 border-b border-line"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(words.trim());
        }}
      >
        <label htmlFor={searchField} className="sr-only">
          {t('search.field')}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-0 my-auto size-5 text-muted"
        />
        <input
          ref={field}
          id={searchField}
          type="search"
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder={t('search.placeholder')}
          aria-keyshortcuts="/"
          className="min-h-13 w-full bg-transparent ps-9 text-read"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            const first = event.key === 'ArrowDown' ? document.querySelector<HTMLElement>('#main li a') : null;
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
        />
      </form>
    </search>
  );
}

function Hint() {
  return (
    <div className="mt-6 grid max-w-[62ch] gap-2 text-muted">
      <p>{t('search.hint')}</p>
      <p>{t('search.hintQuotes')}</p>
    </div>
  );
}

function Results({ words }: { words: string }) {
  const found = useInfiniteQuery(searchQuery(words));
  const { data, isPlaceholderData } = found;
  useEffect(() => {
    if (data && !isPlaceholderData) announce(inWords(data.length, found.hasNextPage));
  }, [data, isPlaceholderData, found.hasNextPage]);
  if (!data) {
    return found.isPending || isNotSignedIn(found.error) ? (
      <Skeletons />
    ) : (
      <ServerUnreachable error={found.error} trying={found.isFetching} onTryAgain={() => void found.refetch()} />
    );
  }
  if (data.length === 0 && !isPlaceholderData) {
    return (
      <section className="pt-8">
        <p dir="auto" className="font-serif text-read wrap-anywhere">
          {t('search.none', { words })}
        </p>
        <p className="mt-2 text-muted">{t('search.fewerWords')}</p>
      </section>
    );
  }
  return (
    <FoundPassages
      passages={data}
      onMore={found.hasNextPage ? () => void found.fetchNextPage() : undefined}
      isLoadingMore={found.isFetchingNextPage}
    />
  );
}

function inWords(count: number, isMore: boolean): string {
  if (count === 0) return t('search.nothingFound');
  return t(isMore ? 'search.foundMore' : 'search.found', { count });
}

function Skeletons() {
  return (
    <div aria-busy="true" className="animate-late">
      <p className="sr-only">{t('search.searching')}</p>
      {['max-w-110', 'max-w-96', 'max-w-120'].map((width) => (
        <div key={width} className="flex gap-5 border-b border-line py-5">
          <SkeletonLine className="h-3 w-12" />
          <div className="grid flex-1 gap-2.5">
            <SkeletonLine className={`h-4 ${width}`} />
            <SkeletonLine className="h-3 max-w-52" />
          </div>
        </div>
      ))}
    </div>
  );
}
