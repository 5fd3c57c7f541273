import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from '../shell/announcer.tsx';
import { Button, buttonLook } from '../shell/button.tsx';
import { handsFocusTo } from '../shell/focus-when-shown.ts';
import type { ListSearch } from './list-search.ts';

const toSearch = handsFocusTo('#search-titles');

/** There are videos, but none like this. */
export function NoMatch({ search, onShowAll }: { search: ListSearch; onShowAll: () => void }) {
  const words = noneWords(search);
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
        {search.q !== undefined && (
          <Link to="/search" search={{ q: search.q }} className={buttonLook('quiet')}>
            Search what is said
          </Link>
        )}
      </p>
    </section>
  );
}

const states = { 'in-work': 'is in work', ready: 'is ready', failed: 'has failed' };
const ages = {
  day: 'was added in the last 24 hours',
  week: 'was added in the last 7 days',
  month: 'was added in the last 30 days',
  year: 'was added in the last 12 months',
  older: 'is older than a year',
};

function noneWords({ q, show, tag, age }: ListSearch): string {
  const parts = [
    ...(show === undefined ? [] : [states[show]]),
    ...(tag === undefined ? [] : [`has the tag “${tag}”`]),
    ...(age === undefined ? [] : [ages[age]]),
  ];
  if (q === undefined) return `No video ${new Intl.ListFormat('en').format(parts)}.`;
  return parts.length === 0
    ? `No title has “${q}”.`
    : `No video with “${q}” in its title ${new Intl.ListFormat('en').format(parts)}.`;
}
