import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Search } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { type MessageKey, t } from '../i18n/messages.ts';
import { tagsQuery } from '../tags/tags-query.ts';
import { ages, choicesIn, type ListSearch, shows, sorts } from './list-search.ts';

interface ListControlsProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  /** Whether videos are being selected. */
  isSelecting: boolean;
  /** Where nothing hovers somebody says so first. */
  onSelecting: (isSelecting: boolean) => void;
}

/** Milliseconds without a key press after which is searched. */
const patience = 200;

const quiet =
  'min-h-11 min-w-6 text-small text-muted decoration-accent decoration-2 underline-offset-8 hover:text-ink aria-pressed:text-ink aria-pressed:underline';

/** What the list is narrowed by and how it is sorted, in one row; where there is no room for it, behind one button. */
export const ListControls = memo(function ListControls(props: ListControlsProps) {
  const { search, onSearch, isSelecting, onSelecting } = props;
  const [isOpen, setOpen] = useState(false);
  const tags = useQuery(tagsQuery).data ?? [];
  const chosen = choicesIn(search);
  const choose = (choice: ListSearch) => onSearch({ ...search, ...choice, after: undefined, before: undefined });
  const names = tags.map(({ name }) => name);
  const isSame = (name: string) => name.toLowerCase() === search.tag?.toLowerCase();
  const tag = names.find(isSame) ?? search.tag;
  return (
    <search className="mt-8 flex flex-wrap items-center gap-x-5 border-b border-line pb-2">
      <TitleSearch search={search} onSearch={(q) => choose({ q })} />
      <button
        type="button"
        aria-pressed={isSelecting}
        className={`${quiet} [@media(hover:hover)]:hidden`}
        onClick={() => onSelecting(!isSelecting)}
      >
        {t('workspace.select')}
      </button>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="list-choices"
        className={`${quiet} sm:hidden`}
        onClick={() => setOpen(!isOpen)}
      >
        {t('workspace.filter')}
        {chosen > 0 && ` · ${chosen}`}
      </button>
      <div
        id="list-choices"
        className={`${isOpen ? 'grid' : 'hidden'} basis-full grid-cols-2 gap-x-5 sm:flex sm:basis-auto sm:flex-wrap`}
      >
        <Choice
          label={t('workspace.state')}
          none={t('workspace.anyState')}
          options={told(shows)}
          value={search.show}
          onChoose={(show) => choose({ show })}
        />
        {(names.length > 0 || tag !== undefined) && (
          <Choice
            label={t('workspace.tag')}
            none={t('workspace.anyTag')}
            options={(tag === undefined || names.includes(tag) ? names : [tag, ...names]).map((name) => [name, name])}
            value={tag}
            onChoose={(name) => choose({ tag: name })}
          />
        )}
        <Choice
          label={t('workspace.added')}
          none={t('workspace.anyAge')}
          options={told(ages)}
          value={search.age}
          onChoose={(age) => choose({ age })}
        />
        <Choice
          label={t('workspace.order')}
          none={t(sorts[0][1])}
          options={told(sorts.slice(1))}
          value={search.sort}
          onChoose={(sort) => choose({ sort })}
        />
      </div>
    </search>
  );
});

/** Choices with their words. */
const told = <Value extends string>(choices: readonly (readonly [Value, MessageKey])[]) =>
  choices.map(([value, words]) => [value, t(words)] as const);

function TitleSearch({ search, onSearch }: { search: ListSearch; onSearch: (words: string | undefined) => void }) {
  const asked = search.q ?? '';
  const [words, setWords] = useState(asked);
  // The address may change without the field: by the browser's way back, or by showing everything again.
  useEffect(() => setWords((typed) => (typed.trim() === asked ? typed : asked)), [asked]);
  useEffect(() => {
    if (words.trim() === asked) return;
    const timer = setTimeout(() => onSearch(words.trim() || undefined), patience);
    return () => clearTimeout(timer);
  }, [words, asked, onSearch]);
  return (
    <div className="relative min-w-[min(10rem,100%)] flex-1">
      <label htmlFor="search-titles" className="sr-only">
        {t('workspace.searchTitles')}
      </label>
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-0 my-auto size-4 text-muted" />
      <input
        id="search-titles"
        type="search"
        dir="auto"
        value={words}
        maxLength={200}
        autoComplete="off"
        placeholder={t('workspace.searchTitles')}
        className="min-h-11 w-full bg-transparent ps-7 text-small sm:pointer-fine:min-h-9"
        onChange={(event) => setWords(event.target.value)}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** What is said where nothing is chosen. */
  none: string;
  options: readonly (readonly [Value, string])[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** The system's own list of choices, which looks like its words until it is opened. */
function Choice<Value extends string>({ label, none, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <span className={`relative block text-small hover:text-ink ${value === undefined ? 'text-muted' : 'text-ink'}`}>
      <select
        aria-label={label}
        value={value ?? ''}
        className={`field-sizing-content min-h-11 w-full max-w-44 appearance-none truncate bg-transparent pe-5 sm:w-auto sm:pointer-fine:min-h-9 ${
          value === undefined ? '' : 'underline decoration-accent decoration-2 underline-offset-8'
        }`}
        onChange={({ target }) => onChoose(options.find(([one]) => one === target.value)?.[0])}
      >
        <option value="">{none}</option>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-0 my-auto size-3.5" />
    </span>
  );
}
