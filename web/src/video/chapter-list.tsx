import { memo, startTransition, useState } from 'react';
import type { Chapter, WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Moment } from '../player/moment.tsx';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { chapterCount } from './chapter-count.ts';
import { ChapterEditor } from './chapter-editor.tsx';
import { CreatorChapters } from './creator-chapters.tsx';
import { DensityControl } from './density-control.tsx';
import type { EditedChapter } from './edit-chapters.ts';
import { ResetChapters } from './reset-chapters.tsx';
import { SaveLinks } from './save-links.tsx';
import { useSavedEdits } from './saved-edits.ts';
import { UnsavedEdits } from './unsaved-edits.tsx';

interface ChapterListProps {
  video: WebVideo;
  /** How many there are, those included that are being written. */
  count: number;
  /** Where a chapter is to be split, as somebody chose it in the transcript; null: nowhere. */
  split: { seconds: number } | null;
  onSplit: () => void;
  /** Hears what they become while they are written anew; null once they are not. */
  onDraft: (draft: readonly EditedChapter[] | null) => void;
  /** Pointed at, or being played. */
  active: number | null;
  playing: number | null;
  onActive: (index: number | null) => void;
}

/** The chapters along their spine: times on its one side, titles on the other. */
export function ChapterList({ video, count, split, onSplit, onDraft, active, playing, onActive }: ChapterListProps) {
  const [editing, setEditing] = useState(false);
  if (split && !editing) setEditing(true);
  const [comparing, setComparing] = useState(false);
  const edit = () => {
    startTransition(() => setEditing(true));
    focusWhenShown('#chapter-time-1');
  };
  const endEditing = () => {
    startTransition(() => setEditing(false));
    focusWhenShown('#edit-chapters');
  };
  const kept = useSavedEdits(video.id);
  const chapters = video.chapters ?? [];
  const creators = video.creator_chapters;
  const widest = Math.max(...chapters.map((chapter) => chapter.timestamp.length), 4);
  return (
    <section aria-labelledby="chapters-heading" className="pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="chapters-heading" className="text-small font-medium text-muted">
          {chapterCount(count)}
        </h2>
        {!editing && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {!kept && (
              <button
                id="edit-chapters"
                type="button"
                className="min-h-11 px-1 text-small text-muted underline decoration-line underline-offset-4 hover:text-ink sm:pointer-fine:min-h-8"
                onClick={edit}
              >
                {t('edit.edit')}
              </button>
            )}
            {creators && (
              <button
                type="button"
                aria-pressed={comparing}
                className="min-h-11 px-1 text-small text-muted underline decoration-line underline-offset-4 hover:text-ink aria-pressed:text-ink aria-pressed:decoration-accent aria-pressed:decoration-2 sm:pointer-fine:min-h-8"
                onClick={() => setComparing(!comparing)}
              >
                {t('edit.compare')}
              </button>
            )}
            <DensityControl video={video} />
          </div>
        )}
      </div>
      {kept && !editing && <UnsavedEdits video={video} kept={kept} onGoOn={edit} />}
      {video.is_edited && !editing && <ResetChapters video={video} />}
      {editing && (
        <ChapterEditor
          video={video}
          kept={kept}
          split={split}
          onSplit={onSplit}
          onDraft={onDraft}
          onDone={endEditing}
        />
      )}
      {creators && comparing && !editing && <CreatorChapters video={video} creators={creators} />}
      <ol className="mt-3" hidden={editing || (comparing && creators !== null)} onPointerLeave={() => onActive(null)}>
        {chapters.map((chapter, index) => (
          <ChapterRow
            key={chapter.start_seconds}
            video={video}
            chapter={chapter}
            index={index}
            active={index === active}
            playing={index === playing}
            timeWidth={`${widest}ch`}
            onActive={onActive}
          />
        ))}
      </ol>
      {/* What they save is about to be old then, as the block for the description is. */}
      {!editing && <SaveLinks video={video} what="chapters" />}
    </section>
  );
}

interface ChapterRowProps extends Pick<ChapterListProps, 'video' | 'onActive'> {
  chapter: Chapter;
  index: number;
  active: boolean;
  playing: boolean;
  timeWidth: string;
}

const ChapterRow = memo(function ChapterRow(props: ChapterRowProps) {
  const { video, chapter, index, active, playing, timeWidth, onActive } = props;
  return (
    // What moves below a pointer that is still is not pointed at: the first click on a phone's page moves the list.
    <li onPointerMove={({ movementX, movementY }) => (movementX || movementY) && onActive(index)}>
      <Moment
        video={video}
        seconds={chapter.start_seconds}
        aria-current={playing ? 'true' : undefined}
        className="group flex items-baseline"
        onFocus={() => onActive(index)}
        onBlur={() => onActive(null)}
      >
        <span className="times text-small text-muted group-hover:text-accent" style={{ minWidth: timeWidth }}>
          {chapter.timestamp}
        </span>
        <span aria-hidden="true" className="relative mx-4 w-px shrink-0 self-stretch bg-line sm:mx-5">
          <span
            className={`absolute -start-1 top-[1.0625rem] size-[9px] rounded-full bg-accent transition-[scale] ${active ? 'scale-100' : 'scale-0'}`}
          />
        </span>
        <span dir="auto" className="min-w-0 flex-1 py-2 font-serif text-read text-start">
          {chapter.title}
        </span>
      </Moment>
    </li>
  );
});
