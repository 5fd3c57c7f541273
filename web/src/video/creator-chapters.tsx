import { useState } from 'react';
import type { Chapter, WebVideo } from '../api/client.ts';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Moment } from '../player/moment.tsx';
import { announce } from '../shell/announcer.tsx';
import { AskOnceMore } from '../shell/ask-once-more.tsx';
import { Button } from '../shell/button.tsx';
import { handsFocusTo } from '../shell/focus-when-shown.ts';
import { saveChapters } from './edit-chapters.ts';
import { sideBySide } from './side-by-side.ts';
import { useChangeChapters } from './use-change-chapters.ts';

const handsOn = handsFocusTo('#chapters-same, #use-creators');

/** The chapters that stand in the video's description beside ours, on one axis of time. */
export function CreatorChapters({ video, creators }: { video: WebVideo; creators: readonly Chapter[] }) {
  return (
    <>
      <table className="mt-3 w-full border-collapse text-start align-top">
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="pb-2 text-end font-normal">
              <span className="sr-only">{t('video.time')}</span>
            </th>
            <th scope="col" className="ps-4 pb-2 text-start font-normal">
              {t('video.here')}
            </th>
            <th scope="col" className="ps-4 pb-2 text-start font-normal">
              {t('video.inTheDescription')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sideBySide(video.chapters ?? [], creators).map(({ first, ours, theirs }) => (
            <tr key={first.start_seconds} className="border-t border-line align-baseline">
              <td className="times w-[6ch] py-2 text-small text-muted">
                <Moment
                  video={video}
                  seconds={first.start_seconds}
                  className="-my-0.5 inline-block min-w-6 py-0.5 hover:text-accent"
                >
                  {first.timestamp}
                </Moment>
              </td>
              <Title chapter={ours} />
              <Title chapter={theirs} at={theirs && theirs.start_seconds !== first.start_seconds} />
            </tr>
          ))}
        </tbody>
      </table>
      <UseThese video={video} creators={creators} />
    </>
  );
}

/** `at`: whether it begins at another second than its row. */
function Title({ chapter, at = false }: { chapter: Chapter | undefined; at?: boolean | undefined }) {
  return (
    <td className="w-1/2 py-2 ps-4 font-serif wrap-anywhere">
      {chapter && <bdi>{chapter.title}</bdi>}
      {chapter && at && <span className="ms-2 font-sans text-small text-muted tabular-nums">{chapter.timestamp}</span>}
    </td>
  );
}

/** Makes them the video's chapters, by the rules that every edit is held to. */
function UseThese({ video, creators }: { video: WebVideo; creators: readonly Chapter[] }) {
  const [asking, setAsking] = useState(false);
  const use = useChangeChapters(
    video,
    () =>
      saveChapters(
        video,
        creators.map(({ start_seconds, title }) => ({ start_seconds, title })),
      ),
    { onSuccess: () => announce(t('video.fromDescription')) },
  );
  const replace = () => {
    setAsking(false);
    use.mutate(undefined);
  };
  const isSame = JSON.stringify(plain(creators)) === JSON.stringify(plain(video.chapters ?? []));
  if (isSame) {
    return (
      <p id="chapters-same" tabIndex={-1} className="mt-4 text-small text-muted">
        {t('video.bothSame')}
      </p>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 text-small">
      {asking ? (
        <AskOnceMore
          yes={t('common.replace')}
          no={t('common.keep')}
          onYes={replace}
          onNo={() => setAsking(false)}
          next="#use-creators, #chapters-same"
        >
          {t('video.editsReplaced')}
        </AskOnceMore>
      ) : (
        <Button
          ref={handsOn}
          id="use-creators"
          look="quiet"
          onClick={() => (video.is_edited ? setAsking(true) : replace())}
        >
          {t('video.useDescription')}
        </Button>
      )}
      <p role="alert" className="empty:hidden">
        {use.error && whyNot(use.error, t('common.nothingChanged'))}
      </p>
    </div>
  );
}

const plain = (chapters: readonly Chapter[]) => chapters.map(({ start_seconds, title }) => [start_seconds, title]);
