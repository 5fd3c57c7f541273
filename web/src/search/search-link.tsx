import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useSearchKey } from './use-search-key.ts';

/** The way to the search, for whom has videos: a link, and a key. */
export function SearchLink({ className }: { className: string }) {
  useSearchKey();
  return (
    <Link to="/search" className={`${className} gap-1.5 max-sm:w-6 max-sm:justify-center`} aria-keyshortcuts="/">
      <Search aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">Search</span>
    </Link>
  );
}
