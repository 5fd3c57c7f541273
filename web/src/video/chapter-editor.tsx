import {
  type FormEvent,
  type KeyboardEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { WebVideo } from '../api/client.ts';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { usePlayback } from '../player/playback.tsx';
import { announce } from '../shell/announcer.tsx';
import { Button, PlainButton } from '../shell/button.tsx';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { useStable } from '../shell/use-stable.ts';
import { AddHere } from './add-here.tsx';
import { chaptersOf, type DraftLine, ofOthers, secondsOf, withLineAfter, withLineAt } from './chapter-draft.ts';
import { type ChapterActs, ChapterFields } from './chapter-fields.tsx';
import { clockTime } from './clock-time.ts';
import { type EditedChapter, newerVideo, saveChapters, suggestTitles } from './edit-chapters.ts';
import { LeaveEdits } from './leave-edits.tsx';
import type { SavedEdits } from './saved-edits.ts';
import { TitleSuggestions } from './title-suggestions.tsx';
import { isOfTitle, useBrokenRules, useSettled } from './use-broken-rules.ts';
import { useChangeChapters } from './use-change-chapters.ts';
import { useDraft } from './use-draft.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const aside =
  'min-h-11 px-1 text-muted hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-55 sm:pointer-fine:min-h-10';

interface ChapterEditorProps {
  video: WebVideo;
  /** Edits that were left unsaved, to go on with, and from then on those that are kept of this video. */
  kept: SavedEdits | undefined;
  /** Where a chapter is to be split, as somebody chose it elsewhere; null: nowhere. */
  split: { seconds: number } | null;
  onSplit: () => void;
  /** Hears what the chapters become, whenever nobody has typed for a moment; null at the end. */
  onDraft: (draft: readonly EditedChapter[] | null) => void;
  onDone: () => void;
}

/** The chapters where they stand, to be written anew; broken rules are named beside the line that breaks them. */
export function ChapterEditor({ video, kept, split, onSplit, onDraft, onDone }: ChapterEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(video, kept);
  const { now } = usePlayback();
  const { lines, isChanged } = draft;
  const chapters = chaptersOf(lines);
  const settled = useSettled(lines);
  /** The seconds that lines had when their times could last be read, by their ids. */
  const lastSeconds = useRef(new Map<number, number>());
  useEffect(() => {
    const draft = settled.flatMap(({ id, time, title }) => {
      const start = secondsOf(time) ?? lastSeconds.current.get(id);
      if (start === undefined) return [];
      lastSeconds.current.set(id, start);
      return [{ start_seconds: start, title }];
    });
    startTransition(() => onDraft(draft)); // the next key goes before the rest of the page
  }, [settled, onDraft]);
  useEffect(() => () => onDraft(null), [onDraft]);
  const { broken, faultsOf } = useBrokenRules(video.id, { lines, settled });
  const isBroken = broken.length > 0;
  const save = useChangeChapters(video, async (sent: { chapters: EditedChapter[]; lines: readonly DraftLine[] }) => {
    const saved = await saveChapters(video, sent.chapters);
    if (draft.settle(sent.lines, saved)) {
      announce(t('edit.saved'));
      onDone();
    } else announce(t('edit.savedNotLast'));
    return saved;
  });
  // What was saved here is no news, though the form may be shown with it for a moment before it closes.
  const isOwn = save.data?.chapters_version === video.chapters_version;
  const isOfOthers = !save.isPending && !isOwn && draft.isOfOthers;
  useEffect(() => {
    if (isOfOthers) announce(ofOthers());
  }, [isOfOthers]);
  const change = (next: readonly DraftLine[], by?: unknown) => {
    if (save.isError) save.reset();
    draft.change(next, by);
  };
  const [naming, setNaming] = useState<readonly number[]>([]);
  /** Other titles that somebody has asked for, of which chapters, as these were then. */
  const [asked, setAsked] = useState<{ id: number; chapters: EditedChapter[]; index: number } | null>(null);
  const suggestionsId = useId();
  const latest = useRef<{ lines: readonly DraftLine[]; change: typeof change }>(undefined);
  useEffect(() => {
    latest.current = { lines, change };
    return () => {
      latest.current = undefined; // who has left is not written to any more
    };
  });
  /** Begins a chapter within another; it is called by what is said in it, unless somebody calls it something first. */
  const splitAt = async (seconds: number) => {
    const halves = withLineAt(lines, seconds);
    const index = halves.findIndex(({ time }) => secondsOf(time) === seconds);
    const half = halves[index];
    focusWhenShown(`#chapter-title-${index + 1}`);
    if (halves === lines || !half) return;
    const by = `split ${half.id}`;
    change(halves, by);
    announce(t('edit.split', { time: half.time }));
    const sent = chaptersOf(halves);
    if (!sent) return;
    setNaming((before) => [...before, half.id]);
    const [title] = await suggestTitles(video.id, { chapters: sent, index, withModel: false }).catch(
      (): string[] => [],
    );
    setNaming((before) => before.filter((id) => id !== half.id));
    const now = latest.current;
    if (!now) return;
    const place = now.lines.findIndex(({ id, title: written }) => id === half.id && written === '');
    const line = now.lines[place];
    if (title !== undefined && line) now.change(now.lines.with(place, { ...line, title }), by);
  };
  const followSplit = useEffectEvent((seconds: number) => {
    onSplit();
    void splitAt(seconds);
  });
  useEffect(() => {
    if (split) followSplit(split.seconds);
  }, [split]);
  const suggest = (id: number, index: number) => {
    if (chapters && asked?.id !== id) setAsked({ id, chapters, index });
    else closeSuggestions();
  };
  const closeSuggestions = () => {
    if (asked)
      focusWhenShown(
        `[aria-controls="${suggestionsId}"], [aria-label="${t('edit.suggest', { place: asked.index + 1 })}"]`,
      );
    setAsked(null);
  };
  useUndoKeys(form, (way, field) => {
    // What was typed last is taken back by the browser, word by word, and so is what it took back.
    if (way === 'undo' ? field && draft.lastBy === field : field && !draft.canRedo) return false;
    if (way === 'undo') draft.undo();
    else draft.redo();
    return true;
  });
  const leave = () => {
    if (save.isPending) return;
    if (isChanged && !draft.isStored) draft.keep();
    if (isChanged) announce(t('edit.left'));
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (!chapters) {
      const unread = lines.findIndex(({ time }) => secondsOf(time) === undefined);
      document.getElementById(`chapter-time-${unread + 1}`)?.focus();
      return announce(t('edit.timeForm'));
    }
    if (isBroken) return announce(broken.map(({ message }) => message).join(' '));
    save.mutate({ chapters, lines });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') asked ? closeSuggestions() : leave();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) form.current?.requestSubmit();
    else goOnFrom(event.target, event.shiftKey ? -1 : 1);
  };
  const remove = (index: number) => {
    change(lines.toSpliced(index, 1));
    const next = Math.min(index + 1, lines.length - 1);
    focusWhenShown(`#chapter-time-${next}`);
  };
  const acts = useStable<ChapterActs>({
    suggest,
    setHere(index) {
      const { second } = now();
      const line = lines[index];
      if (second !== undefined && line) change(lines.with(index, { ...line, time: clockTime(second) }));
    },
    change: (index, line, by) => change(lines.with(index, line), by),
    add: (index) => change(withLineAfter(lines, index, video.duration_seconds)),
    remove,
  });
  const newer = newerVideo(save.error);
  const refusal = save.error && !newer ? whyNot(save.error, t('edit.stillHere')) : ''; // of newer ones it is said below

  return (
    <>
      <form ref={form} onSubmit={submit} onKeyDown={press}>
        <ol className="mt-3">
          {lines.map((line, index) => {
            const faults = faultsOf(index);
            return (
              <ChapterFields
                key={line.id}
                line={line}
                place={index + 1}
                faults={faults.map(({ message }) => message).join(' ')}
                isTitleFaulty={faults.some(isOfTitle)}
                isTimeFaulty={!faults.every(isOfTitle)}
                isNew={line.title === '' && line.id >= (video.chapters ?? []).length}
                isNaming={naming.includes(line.id)}
                suggestionsId={suggestionsId}
                suggestions={
                  asked?.id === line.id ? (
                    <TitleSuggestions
                      id={suggestionsId}
                      videoId={video.id}
                      chapters={asked.chapters}
                      index={asked.index}
                      onChoose={(title) => {
                        change(lines.with(index, { ...line, title }));
                        setAsked(null);
                        focusWhenShown(`#chapter-title-${index + 1}`);
                      }}
                      onClose={closeSuggestions}
                    />
                  ) : null
                }
                isOnly={lines.length === 1}
                acts={acts}
              />
            );
          })}
        </ol>
        <AddHere
          starts={lines.map(({ time }) => secondsOf(time) ?? Number.NaN)}
          onAdd={(seconds) => change(withLineAt(lines, seconds))}
          onSplit={(seconds) => void splitAt(seconds)}
        />
        <div className="mt-5 grid gap-3">
          {broken
            .filter(({ index }) => index === null)
            .map(({ message }) => (
              <p key={message} className="text-small">
                {message}
              </p>
            ))}
          {refusal !== '' && !isBroken && (
            <p role="alert" className="text-small">
              {refusal}
            </p>
          )}
          {isOfOthers && <p className="text-small">{ofOthers()}</p>}
          {isChanged && (
            <p className="text-small text-muted">{t(draft.isStored ? 'edit.notSavedYet' : 'edit.notKept')}</p>
          )}
          <div className="flex flex-wrap gap-x-2 gap-y-1 sm:gap-x-5 staying:fixed staying:inset-x-0 staying:bottom-0 staying:z-10 staying:border-t staying:bg-paper staying:px-5 staying:py-3 sm:staying:px-8">
            <Button
              type="submit"
              className="whitespace-nowrap max-lg:flex-1"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              aria-disabled={save.isPending || chapters === undefined || isBroken || undefined} // pressed, it says why
            >
              {t('edit.save')}
            </Button>
            <PlainButton
              type="button"
              className={aside}
              aria-keyshortcuts="Control+Z Meta+Z"
              disabled={!draft.canUndo}
              onClick={draft.undo}
            >
              {t('edit.undo')}
            </PlainButton>
            <PlainButton
              type="button"
              className={aside}
              aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
              disabled={!draft.canRedo}
              onClick={draft.redo}
            >
              {t('edit.redo')}
            </PlainButton>
            <button type="button" className={aside} onClick={leave}>
              {t('common.cancel')}
            </button>
          </div>
        </div>
      </form>
      <LeaveEdits areLostByLink={isChanged && !draft.isHeld} areLostByClosing={isChanged && !draft.isStored} />
    </>
  );
}

/** From the time of a chapter to its title, from there to the title of the next one; by -1 the other way. */
function goOnFrom(field: HTMLInputElement, by: 1 | -1): void {
  const fields = [...(field.form?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  const place = fields.indexOf(field);
  const isTitle = place % 2 === 1;
  fields[isTitle ? place + 2 * by : place + by]?.focus();
}
