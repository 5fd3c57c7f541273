import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type MessageKey, t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { Button, buttonLook } from '../shell/button.tsx';
import { handsFocusTo } from '../shell/focus-when-shown.ts';
import { ages, type ListSearch, shows } from './list-search.ts';

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
          {t('workspace.showAll')}
        </Button>
        {search.q !== undefined && (
          <Link to="/search" search={{ q: search.q }} className={buttonLook('quiet')}>
            {t('workspace.searchSaid')}
          </Link>
        )}
      </p>
    </section>
  );
}

/** What is looked for, as the controls say it. */
function noneWords({ q, show, tag, age }: ListSearch): string {
  const wordsOf = (choices: readonly (readonly [string, MessageKey])[], value: string | undefined) =>
    choices.flatMap(([one, words]) => (one === value ? [t(words)] : []));
  const quoted = (words: string) => t('search.pageTitle', { words });
  const choices = [...wordsOf(shows, show), ...(tag === undefined ? [] : [quoted(tag)]), ...wordsOf(ages, age)];
  if (q !== undefined && choices.length === 0) return t('workspace.noTitle', { words: q });
  return t('workspace.noMatch', { what: [...(q === undefined ? [] : [quoted(q)]), ...choices].join(' · ') });
}
