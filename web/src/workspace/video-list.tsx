import type { KeyboardEvent } from 'react';
import { t } from '../i18n/messages.ts';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { useStable } from '../shell/use-stable.ts';
import type { Selection } from './use-selection.ts';
import { VideoRow } from './video-row.tsx';
import type { ListedVideo } from './videos-query.ts';

interface VideoListProps {
  videos: readonly ListedVideo[];
  selection: Selection;
  /** Whether any is selected, or about to be. */
  isSelecting: boolean;
}

/** A page of videos; with a box of one of them in focus, arrows go from box to box, and with Shift they select. */
export function VideoList({ videos, selection, isSelecting }: VideoListProps) {
  const { toggle } = useStable({ toggle: selection.toggle });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    const place = boxes.indexOf(event.target as HTMLInputElement);
    if (event.key === 'Escape' && isSelecting) selection.clear();
    if (place < 0) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const [here, there] = [videos[place], videos[place + (by ?? 0)]];
    if (by !== undefined && here && there) {
      boxes[place + by]?.focus();
      if (event.shiftKey) selection.add([here, there]);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.add(videos);
    else if (event.key === 'Enter' && isSelecting) focusWhenShown('#tag-selected');
    else return;
    event.preventDefault();
  };
  return (
    <>
      <ul
        id="videos"
        aria-label={t('workspace.videos')}
        data-selecting={isSelecting ? '' : undefined}
        onKeyDown={press}
      >
        {videos.map((video) => (
          // A row far away is not drawn before it is scrolled to.
          <li
            key={video.id}
            className="border-b border-line [contain-intrinsic-size:auto_4.75rem] [content-visibility:auto]"
          >
            <VideoRow video={video} isSelected={selection.has(video.id)} onSelect={toggle} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">
        {t('delete.noneBack')} {t('workspace.deletingUndoable')}
      </p>
    </>
  );
}
