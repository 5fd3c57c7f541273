import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ListSearch, Show } from './list-search.ts';

interface ListControlsProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

const choices: [words: string, show: Show | undefined][] = [
  ['All', undefined],
  ['In work', 'in-work'],
  ['Ready', 'ready'],
  ['Failed', 'failed'],
];

/** Milliseconds without a key press after which is searched. */
const patience = 200;

/** Words of a title to look for, and the state that the videos are in. */
export function ListControls({ search, onSearch }: ListControlsProps) {
  const [words, setWords] = useState(search.q ?? '');
  const asked = search.q ?? '';
  // The address may change without the field: by the browser's way back, or by showing everything again.
  useEffect(() => setWords((typed) => (typed.trim() === asked ? typed : asked)), [asked]);
  useEffect(() => {
    if (words.trim() === asked) return;
    const timer = setTimeout(() => onSearch({ ...search, q: words.trim() || undefined }), patience);
    return () => clearTimeout(timer);
  }, [words, asked, search, onSearch]);
  return (
    <search className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-2">
      <div className="relative min-w-[min(10rem,100%)] flex-1">
        <label htmlFor="search-titles" className="sr-only">
          Search the titles
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-0 my-auto size-4 text-muted"
        />
        <input
          id="search-titles"
          type="search"
          dir="auto"
          value={words}
          maxLength={200}
          autoComplete="off"
          placeholder="Search the titles"
          className="min-h-11 w-full bg-transparent ps-7 text-small sm:pointer-fine:min-h-9"
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <fieldset className="flex min-w-0 flex-wrap gap-x-4 text-small">
        <legend className="sr-only">Show</legend>
        {choices.map(([name, show]) => (
          <button
            key={name}
            type="button"
            aria-pressed={search.show === show}
            className="min-h-11 min-w-6 text-muted decoration-accent decoration-2 underline-offset-8 hover:text-ink aria-pressed:text-ink aria-pressed:underline sm:pointer-fine:min-h-9"
            onClick={() => onSearch({ ...search, show })}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
