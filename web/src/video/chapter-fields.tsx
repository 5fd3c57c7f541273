import { Lightbulb, Plus, Timer, X } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { t } from '../i18n/messages.ts';
import { useNow } from '../player/playback.tsx';
import { type DraftLine, nudged, secondsOf } from './chapter-draft.ts';

/** What can be done to a chapter, by its place from 0. */
export type ChapterActs = {
  /** `by`: with what; one field, while somebody types, or the keys that move the time. */
  change: (index: number, line: DraftLine, by: unknown) => void;
  /** Moves it to the moment that the player shows. */
  setHere: (index: number) => void;
  /** Asks for other titles, or puts them away. */
  suggest: (lineId: number, index: number) => void;
  add: (index: number) => void;
  remove: (index: number) => void;
};

interface ChapterFieldsProps {
  line: DraftLine;
  /** From 1. */
  place: number;
  /** Rules that it breaks. */
  faults: string;
  /** Which of its fields they are of. */
  isTimeFaulty: boolean;
  isTitleFaulty: boolean;
  /** Whether it was just added, so that its title is written next. */
  isNew: boolean;
  /** Whether a title for it is being looked for. */
  isNaming: boolean;
  /** Other titles for it, where somebody has asked for them, and what they are known by. */
  suggestions: ReactNode;
  suggestionsId: string;
  /** Whether there is no other one. */
  isOnly: boolean;
  acts: ChapterActs;
}

const field =
  'min-h-11 rounded-md border border-line bg-surface px-2 hover:border-muted aria-invalid:border-accent sm:pointer-fine:min-h-9';
const small =
  'grid min-h-11 min-w-11 place-items-center text-muted hover:text-ink disabled:invisible pointer-fine:min-w-9 sm:pointer-fine:min-h-9';

/** One chapter's time and title. Up and down in the time move it by a second, with Shift by ten. */
export const ChapterFields = memo(function ChapterFields({
  line,
  place,
  faults,
  isTimeFaulty,
  isTitleFaulty,
  isNew,
  isNaming,
  suggestions,
  suggestionsId,
  isOnly,
  acts,
}: ChapterFieldsProps) {
  const index = place - 1;
  const about = useId();
  const isShowing = useNow(({ second }) => second !== undefined);
  const isUnread = secondsOf(line.time) === undefined;
  const told = isUnread ? `${t('edit.timeForm')} ${faults}`.trim() : faults;
  const state = (isFaulty: boolean) => ({
    'aria-invalid': isFaulty,
    'aria-describedby': isFaulty ? about : undefined,
  });
  return (
    <li className="py-1 max-sm:py-2">
      <div className="flex flex-wrap items-center gap-1.5">
        <input
          className={`${field} w-[8ch] shrink-0 text-end text-small tabular-nums`}
          id={`chapter-time-${place}`}
          aria-label={t('edit.time', { place })}
          inputMode="text"
          value={line.time}
          {...state(isUnread || isTimeFaulty)}
          onChange={({ target }) => acts.change(index, { ...line, time: target.value }, target)}
          onKeyDown={(event) => {
            const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (way === undefined) return;
            event.preventDefault();
            acts.change(index, nudged(line, way * (event.shiftKey ? 10 : 1)), `moved ${line.id}`);
          }}
        />
        <input
          dir="auto"
          // On a phone, and with larger text than there is room for, it has a line of its own.
          className={`${field} order-last min-w-24 flex-1 basis-full font-serif text-read sm:order-none sm:basis-0`}
          id={`chapter-title-${place}`}
          aria-label={t('edit.title', { place })}
          // biome-ignore lint/a11y/noAutofocus: somebody has just asked for this line.
          autoFocus={isNew}
          value={line.title}
          placeholder={isNaming ? t('edit.naming') : undefined}
          {...state(isTitleFaulty)}
          onChange={({ target }) => acts.change(index, { ...line, title: target.value }, target)}
        />
        <div className="ms-auto flex">
          <button
            type="button"
            className={small}
            aria-label={t('edit.suggest', { place })}
            title={t('edit.suggestions')}
            aria-expanded={suggestions !== null}
            aria-controls={suggestions === null ? undefined : suggestionsId}
            onClick={() => acts.suggest(line.id, index)}
          >
            <Lightbulb aria-hidden="true" className="size-4" />
          </button>
          {isShowing && (
            <button
              type="button"
              className={small}
              aria-label={t('edit.setHereOf', { place })}
              title={t('edit.setHere')}
              onClick={() => acts.setHere(index)}
            >
              <Timer aria-hidden="true" className="size-4" />
            </button>
          )}
          <button
            type="button"
            className={small}
            aria-label={t('edit.addAfter', { place })}
            onClick={() => acts.add(index)}
          >
            <Plus aria-hidden="true" className="size-4" />
          </button>
          <button
            type="button"
            className={small}
            aria-label={t('edit.remove', { place })}
            disabled={isOnly}
            onClick={() => acts.remove(index)}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
      {suggestions}
      {told !== '' && (
        <p id={about} className="mt-1 text-small sm:ms-[calc(8ch+0.5rem)]">
          {told}
        </p>
      )}
    </li>
  );
});
