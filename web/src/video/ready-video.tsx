import { useState } from 'react';
import type { Chapter, WebVideo } from '../api/client.ts';
import { AskPane } from '../ask/ask-pane.tsx';
import { PlaybackProvider, usePlayAt, usePlayback } from '../player/playback.tsx';
import { Player } from '../player/player.tsx';
import { TranscriptPane } from '../transcript/transcript-pane.tsx';
import { ChapterList } from './chapter-list.tsx';
import { DescriptionBlock } from './description-block.tsx';
import { Timeline } from './timeline.tsx';

/** The spine: timeline, chapters and the block for the description. Pointing at a chapter lights it up on both axes. */
export function ReadyVideo({ video }: { video: WebVideo }) {
  return (
    <PlaybackProvider>
      <Spine video={video} />
      <AskPane video={video} />
      <TranscriptPane video={video} />
    </PlaybackProvider>
  );
}

function Spine({ video }: { video: WebVideo }) {
  const [pointedAt, setActive] = useState<number | null>(null);
  const { second } = usePlayback();
  const playAt = usePlayAt();
  const active = pointedAt ?? chapterAt(video.chapters ?? [], second);
  return (
    <>
      <Player video={video} />
      <Timeline video={video} active={active} onActive={setActive} playAt={playAt} />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <ChapterList video={video} active={active} onActive={setActive} />
        <DescriptionBlock text={video.chapters_text ?? ''} />
      </div>
    </>
  );
}

/** The place of the chapter that is being played; null while nothing is. */
function chapterAt(chapters: readonly Chapter[], second: number | undefined): number | null {
  return second === undefined ? null : chapters.findLastIndex(({ start_seconds }) => start_seconds <= second);
}
