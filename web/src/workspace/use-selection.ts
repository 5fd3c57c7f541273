import { useRef, useState } from 'react';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import type { Tag } from '../tags/tags-query.ts';
import type { ListedVideo } from './videos-query.ts';

/** Videos that something is about to be done to, on whatever page of the list they stand. */
export interface Selection {
  videos: readonly ListedVideo[];
  has(videoId: string): boolean;
  /** Selects a video or not any more; with `range` all between it and the one before, too. */
  toggle(video: ListedVideo, range?: boolean): void;
  /** Selects these beside what is selected. */
  add(videos: readonly ListedVideo[]): void;
  retag(tagsOf: (video: ListedVideo) => Tag[]): void;
  clear(): void;
}

/**
 * @param shown the page of the list that is looked at, in its order
 * @param of what the list is narrowed by: with something else nothing is selected
 */
export function useSelection(shown: readonly ListedVideo[], of: string): Selection {
  const [state, setState] = useState<{ of: string; videos: ReadonlyMap<string, ListedVideo> }>({
    of,
    videos: new Map(),
  });
  /** The one that was toggled last. */
  const last = useRef<string>(undefined);
  const selected = state.of === of ? state.videos : new Map<string, ListedVideo>();
  const become = (next: ReadonlyMap<string, ListedVideo>) => {
    setState({ of, videos: next });
    if (next.size === selected.size) return;
    const hint = selected.size === 0 ? ` ${t('workspace.selectionHint')}` : '';
    announce(
      next.size === 0 ? t('workspace.nothingSelected') : `${t('workspace.selectedNow', { count: next.size })}${hint}`,
    );
  };
  return {
    videos: [...selected.values()],
    has: (videoId) => selected.has(videoId),
    toggle(video, range = false) {
      const isSelected = !selected.has(video.id);
      const [from, to] = [shown.findIndex(({ id }) => id === last.current), shown.indexOf(video)].toSorted(
        (one, other) => one - other,
      );
      const all = range && from !== undefined && from >= 0 && to !== undefined ? shown.slice(from, to + 1) : [video];
      const next = new Map(selected);
      for (const one of all) {
        if (isSelected) next.set(one.id, one);
        else next.delete(one.id);
      }
      last.current = video.id;
      become(next);
    },
    add(videos) {
      last.current = videos.at(-1)?.id;
      become(new Map([...selected, ...videos.map((video) => [video.id, video] as const)]));
    },
    retag: (tagsOf) =>
      setState({
        of,
        videos: new Map([...selected].map(([id, video]) => [id, { ...video, tags: tagsOf(video) }])),
      }),
    clear: () => setState({ of, videos: new Map() }),
  };
}
