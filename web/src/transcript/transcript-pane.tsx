import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Loading } from '../shell/loading.tsx';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { useAfterPaint } from '../shell/use-after-paint.ts';
import { SaveLinks } from '../video/save-links.tsx';
import { CaptionsChoice } from './captions-choice.tsx';
import { type Row, rowsOf, rowsWith } from './paragraphs.ts';
import { Repairs } from './repairs.tsx';
import { transcriptQuery } from './transcript-query.ts';
import { TranscriptRows } from './transcript-rows.tsx';
import { TranscriptSearch } from './transcript-search.tsx';
import { TranscriptTools } from './transcript-tools.tsx';

const route = getRouteApi('/workspace/$videoId');
const none: Row[] = [];

interface TranscriptPaneProps {
  video: WebVideo;
  isShown: boolean;
  /** A chapter is to begin with the sentence that is said at that second. */
  onSplit: (seconds: number) => void;
}

/** What is said, by chapters, to be read, searched and cited. A moment in the page's address (`?t=`) is shown in it. */
export function TranscriptPane({ video, isShown, onSplit }: TranscriptPaneProps) {
  const transcript = useQuery(transcriptQuery(video));
  const [sought, setSought] = useState('');
  /** Which of the places that were found is shown, from 0; null until somebody has looked for something. */
  const [place, setPlace] = useState<number | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const wanted = useDeferredValue(sought.trim());
  const { t: moment } = route.useSearch();
  // The same moment may be asked for again: each time its address is followed anew.
  const followed = useRouterState({ select: ({ location }) => location.state.key ?? '' });
  const rows = useMemo(
    () => (transcript.data ? rowsOf(transcript.data.sentences, video.chapters ?? []) : none),
    [transcript.data, video.chapters],
  );
  const found = useMemo(() => (wanted === '' ? [] : rowsWith(rows, wanted)), [rows, wanted]);
  const followedPlace = useAfterPaint(place ?? 0);
  const shown = wanted === '' ? undefined : found[Math.min(followedPlace, found.length - 1)];
  const choose = useCallback(
    (seconds: number) => {
      setChoosing(false);
      onSplit(seconds);
    },
    [onSplit],
  );
  return (
    <section aria-labelledby="transcript-heading" className="pt-1">
      <h2 id="transcript-heading" className="sr-only">
        {t('transcript.title')}
      </h2>
      <TranscriptSearch
        sought={sought}
        wanted={wanted}
        places={found.length}
        place={Math.min(place ?? 0, Math.max(0, found.length - 1))}
        onSeek={(words) => {
          setSought(words);
          setPlace(null);
        }}
        onPlace={setPlace}
      />
      {transcript.data && <CaptionsChoice video={video} transcript={transcript.data} />}
      {rows.length > 0 && video.status === 'ready' && (
        <TranscriptTools video={video} isChoosing={isChoosing} onChoosing={setChoosing} />
      )}
      <Repairs warnings={transcript.data?.warnings ?? []} />
      {transcript.isPending && <Loading words={t('transcript.loading')} />}
      {transcript.isError && !transcript.data && (
        <NotLoaded words={t('transcript.notLoaded')} onTryAgain={() => void transcript.refetch()} />
      )}
      {transcript.data && rows.length === 0 && <p className="mt-4 text-small text-muted">{t('transcript.none')}</p>}
      {rows.length > 0 && (
        <TranscriptRows
          rows={rows}
          video={video}
          isShown={isShown}
          sought={wanted}
          found={shown}
          moment={moment}
          followed={followed}
          onChoose={isChoosing ? choose : undefined}
        />
      )}
      {rows.length > 0 && <SaveLinks video={video} what="transcript" />}
    </section>
  );
}
