import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Chapter, WebVideo } from '../api/client.ts';
import { PlaybackProvider, useNow } from '../player/playback.tsx';
import { Player } from '../player/player.tsx';
import { useIsWide } from '../shell/use-is-wide.ts';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { SummarySection } from '../summary/summary-section.tsx';
import { ChapterList } from './chapter-list.tsx';
import { clockTime } from './clock-time.ts';
import { CopyMoment } from './copy-moment.tsx';
import { DescriptionBlock } from './description-block.tsx';
import type { EditedChapter } from './edit-chapters.ts';
import { Share } from './share.tsx';
import { Timeline } from './timeline.tsx';
import { Views } from './views.tsx';

const route = getRouteApi('/workspace/$videoId');

/** The player with its timeline on one side, and what hangs on the same spine on the other: chapters, transcript, answers. */
export function ReadyVideo({ video }: { video: WebVideo }) {
  const t = route.useSearch({ select: (search) => search.t ?? 0 });
  return (
    <PlaybackProvider from={Math.min(t, Math.max(0, video.duration_seconds - 1))}>
      <Spine video={video} />
    </PlaybackProvider>
  );
}

function Spine({ video }: { video: WebVideo }) {
  /** The chapters as they are being written anew; null while they are not. */
  const [draft, setDraft] = useState<readonly EditedChapter[] | null>(null);
  const [split, setSplit] = useState<{ seconds: number } | null>(null);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  useCorrectedAnswers(video);
  const isWide = useIsWide();
  const chapters = useMemo(() => (draft ? draft.map(withTimestamp) : (video.chapters ?? [])), [draft, video.chapters]);
  const playing = useNow(({ second }) => chapterAt(chapters, second));
  const active = pointedAt ?? playing;
  const splitAt = useCallback((seconds: number) => setSplit({ seconds }), []);
  // What is pointed at or played changes often, and these do not with it.
  const player = useMemo(() => <Player video={video} />, [video]);
  const summary = useMemo(() => <SummarySection video={video} />, [video]);
  const description = useMemo(() => <DescriptionBlock video={video} draft={draft} />, [video, draft]);
  const tools = useMemo(
    () => (
      <div className="flex shrink-0 flex-wrap gap-x-6">
        <CopyMoment video={video} />
        <Share video={video} />
        <Shortcuts video={video} />
      </div>
    ),
    [video],
  );
  return (
    <div className="mt-6 gap-x-12 sm:mt-8 lg:grid lg:print:block lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      {/* On a narrow page the player stays while the views pass below it, so this column is no box of its own there. */}
      <div className="max-lg:contents lg:flex lg:flex-col lg:self-start lg:[@media(height>=42rem)]:sticky lg:[@media(height>=42rem)]:top-6 lg:[@media(height>=42rem)]:max-h-[calc(100svh-3rem)]">
        {player}
        <Timeline video={video} chapters={chapters} active={active} onActive={setPointedAt} />
        {isWide && description}
        {tools}
      </div>
      <Views video={video} onSplit={splitAt}>
        {summary}
        <ChapterList
          video={video}
          count={chapters.length}
          split={split}
          onSplit={() => setSplit(null)}
          onDraft={setDraft}
          active={active}
          playing={playing}
          onActive={setPointedAt}
        />
        {!isWide && description}
      </Views>
    </div>
  );
}

/** Where words are corrected, in whichever tab, what is shown of answers and of the summary is asked for again. */
function useCorrectedAnswers({ id, transcript_version: version }: WebVideo): void {
  const queryClient = useQueryClient();
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.length > 2;
    void queryClient.invalidateQueries({ queryKey: ['video', id], predicate });
  }, [id, version, queryClient]);
}

const withTimestamp = (chapter: EditedChapter): Chapter => ({
  ...chapter,
  timestamp: clockTime(chapter.start_seconds),
});

/** The place of the chapter that is being played; null while nothing is. */
function chapterAt(chapters: readonly Chapter[], second: number | undefined): number | null {
  const place = second === undefined ? -1 : chapters.findLastIndex(({ start_seconds }) => start_seconds <= second);
  return place < 0 ? null : place;
}
