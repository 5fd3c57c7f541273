import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { handsFocusTo } from '../shell/focus-when-shown.ts';
import { affordableVideos } from './affordable-videos.ts';
import { TotalLine } from './link-previews.tsx';
import { useListSending } from './list-sending.ts';
import { type Playlist, playlistQuery } from './playlist-query.ts';
import { PlaylistRow } from './playlist-row.tsx';
import { useMinutesLeft } from './use-minutes-left.ts';

const handsOn = handsFocusTo('#link-box');

interface PlaylistPanelProps {
  link: string;
  /** All that were wanted are taken. */
  onDone: () => void;
}

/** The videos of a playlist or channel, to be ticked and taken, each charged as any. */
export function PlaylistPanel({ link, onDone }: PlaylistPanelProps) {
  const playlist = useQuery(playlistQuery(link));
  const { data, error, isFetching, refetch } = playlist;
  const left = useMinutesLeft(playlist) ?? 0;
  if (!data && isFetching) {
    return (
      <p aria-busy="true" className="animate-late">
        {t('playlist.listing')}
      </p>
    );
  }
  if (!data) {
    return (
      <p role="alert" className="text-ink">
        {whyNot(error, t('playlist.notKnown'))}{' '}
        <button type="button" className="text-link min-h-6" onClick={() => void refetch()}>
          {t('links.lookAgain')}
        </button>
      </p>
    );
  }
  return <PlaylistVideos key={link} playlist={data} left={left} onDone={onDone} />;
}

interface PlaylistVideosProps {
  playlist: Playlist;
  left: number;
  onDone: () => void;
}

function PlaylistVideos({ playlist: { title, videos, has_more }, left, onDone }: PlaylistVideosProps) {
  const { sending, taken, refusals, send, stop, forget } = useListSending();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is shown
  useEffect(forget, []);
  const isNew = ({ url, existing_video_id }: Playlist['videos'][number]) =>
    existing_video_id === null && !taken.has(url);
  const fresh = videos.flatMap((video) => {
    const { url, minutes_needed } = video;
    return minutes_needed !== null && isNew(video) ? [{ url, minutes_needed }] : [];
  });
  const linksOf = (some: readonly { url: string }[]) => new Set(some.map(({ url }) => url));
  const [ticked, setTicked] = useState(() => linksOf(affordableVideos(fresh, left)));
  const wanted = videos.flatMap(({ url, minutes_needed }) =>
    minutes_needed !== null && ticked.has(url) && !taken.has(url) ? [{ url, minutes_needed }] : [],
  );
  const needed = wanted.reduce((sum, { minutes_needed }) => sum + minutes_needed, 0);
  const already = videos.filter(({ existing_video_id }) => existing_video_id !== null).length;
  const tick = useCallback((url: string, isTicked: boolean) => {
    setTicked((before) => {
      const after = new Set(before);
      if (isTicked) after.add(url);
      else after.delete(url);
      return after;
    });
  }, []);
  const make = async () => {
    if (sending || wanted.length === 0 || needed > left) return;
    const made = await send(wanted.map(({ url }) => url));
    const words = t('links.inWork', { count: made });
    const rest = wanted.length - made;
    announce(rest === 0 ? words : `${words} ${t('links.notBegun', { count: rest })}`);
    if (made === wanted.length) onDone();
  };
  if (videos.length === 0) return <p className="text-ink">{t('playlist.none')}</p>;
  const choices = [
    { words: t('playlist.all'), links: linksOf(fresh) },
    { words: t('playlist.nothing'), links: new Set<string>() },
    ...(fresh.reduce((sum, { minutes_needed }) => sum + minutes_needed, 0) > left
      ? [{ words: t('playlist.affordable'), links: linksOf(affordableVideos(fresh, left)) }]
      : []),
  ];
  return (
    <section ref={handsOn} aria-label={t('playlist.label')} className="mt-4">
      <h2 className="font-serif text-read text-ink">
        <bdi>{title}</bdi>
      </h2>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="tabular-nums">
          {t(has_more ? 'playlist.first' : 'playlist.videos', { count: videos.length })}{' '}
          {already > 0 && t('playlist.already', { count: already })}
        </p>
        <fieldset className="flex min-w-0 flex-wrap items-baseline gap-x-4" disabled={sending !== undefined}>
          <legend className="sr-only">{t('playlist.tick')}</legend>
          {choices.map(({ words, links }) => (
            <button
              key={words}
              type="button"
              className="min-h-11 min-w-6 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-accent sm:pointer-fine:min-h-8"
              onClick={() => {
                setTicked(links);
                announce(t('playlist.tickedNow', { count: links.size }));
              }}
            >
              {words}
            </button>
          ))}
        </fieldset>
      </div>
      <ul
        aria-label={t('playlist.toChoose')}
        className="mt-1 max-h-[min(28rem,60svh)] overflow-y-auto overscroll-contain border-y border-line"
      >
        {videos.map((video) => (
          <PlaylistRow
            key={video.platform_id}
            video={video}
            isTicked={ticked.has(video.url)}
            isBusy={sending !== undefined}
            isSent={sending?.link === video.url}
            takenId={taken.get(video.url)?.id}
            refusal={refusals.get(video.url)}
            onTick={tick}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60 text-ink">
          <p className="tabular-nums">
            {wanted.length === 0 ? t('playlist.noneTicked') : t('playlist.ticked', { count: wanted.length })}
          </p>
          {wanted.length === 0 ? (
            <p className="text-muted tabular-nums">{t('minutes.left', { count: left })}</p>
          ) : (
            <TotalLine needed={needed} left={left} hasFitting={false} waiting={0} />
          )}
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {sending && (
            <Button look="quiet" className="max-sm:flex-1" onClick={stop}>
              {t('ask.stop')}
            </Button>
          )}
          <Button
            id="make-listed"
            disabled={sending !== undefined || wanted.length === 0 || needed > left}
            className="tabular-nums max-sm:flex-1"
            onClick={() => void make()}
          >
            {sending
              ? t('links.beginningOf', { place: sending.done + 1, of: sending.of })
              : needed > left
                ? t('links.notEnough')
                : wanted.length === 0
                  ? t('home.make')
                  : t('links.makeFor', { what: t('home.make'), minutes: needed })}
          </Button>
        </div>
      </div>
    </section>
  );
}
