import { useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { AskPane } from '../ask/ask-pane.tsx';
import { TranscriptPane } from '../transcript/transcript-pane.tsx';
import { ChapterList } from './chapter-list.tsx';
import { DescriptionBlock } from './description-block.tsx';
import { Timeline } from './timeline.tsx';

/** The spine: timeline, chapters and the block for the description. Pointing at a chapter lights it up on both axes. */
export function ReadyVideo({ video }: { video: WebVideo }) {
  const [active, setActive] = useState<number | null>(null);
  return (
    <>
      <Timeline video={video} active={active} onActive={setActive} />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <ChapterList video={video} active={active} onActive={setActive} />
        <DescriptionBlock text={video.chapters_text ?? ''} />
      </div>
      <AskPane video={video} />
      <TranscriptPane video={video} />
    </>
  );
}
