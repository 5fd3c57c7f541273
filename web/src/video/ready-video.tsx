import { useState } from 'react';
import type { Chapter, WebVideo } from '../api/client.ts';
import { PlaybackProvider, useNow } from '../player/playback.tsx';
import { Player } from '../player/player.tsx';
import { useIsWide } from '../shell/use-is-wide.ts';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { ChapterList } from './chapter-list.tsx';
import { DescriptionBlock } from './description-block.tsx';
import { Timeline } from './timeline.tsx';
import { Views } from './views.tsx';

/** The player with its timeline on one side, and what hangs on the same spine on the other: chapters, transcript, answers. */
export function ReadyVideo({ video }: { video: WebVideo }) {
  return (
    <PlaybackProvider>
      <Spine video={video} />
    </PlaybackProvider>
  );
}

function Spine({ video }: { video: WebVideo }) {
  const [editing, setEditing] = useState(false);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const { second } = useNow();
  const isWide = useIsWide();
  const playing = chapterAt(video.chapters ?? [], second);
  const active = pointedAt ?? playing;
  const description = <DescriptionBlock video={video} isEdited={editing} />;
  return (
    <div className="mt-6 gap-x-12 sm:mt-8 lg:grid lg:print:block lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      {/* On a narrow page the player stays while the views pass below it, so this column is no box of its own there. */}
      <div className="max-lg:contents lg:flex lg:flex-col lg:self-start lg:[@media(height>=42rem)]:sticky lg:[@media(height>=42rem)]:top-6 lg:[@media(height>=42rem)]:max-h-[calc(100svh-3rem)]">
        <Player video={video} />
        <Timeline video={video} active={active} second={second} onActive={setPointedAt} />
        {isWide && description}
        <Shortcuts video={video} />
      </div>
      <Views video={video}>
        <ChapterList
          video={video}
          editing={editing}
          onEditing={setEditing}
          active={active}
          playing={playing}
          onActive={setPointedAt}
        />
        {!isWide && description}
      </Views>
    </div>
  );
}

/** The place of the chapter that is being played; null while nothing is. */
function chapterAt(chapters: readonly Chapter[], second: number | undefined): number | null {
  const place = second === undefined ? -1 : chapters.findLastIndex(({ start_seconds }) => start_seconds <= second);
  return place < 0 ? null : place;
}
