import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal, refusalText } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { useGoOn } from '../shell/use-go-on.ts';
import { minutesInWords } from '../usage/minutes-in-words.ts';
import { MakeButton } from '../workspace/make-button.tsx';
import { StillLeft } from '../workspace/preview-line.tsx';
import { previewQuery } from '../workspace/preview-query.ts';
import { useSendLinks } from '../workspace/send-links.ts';
import { useIsTooMuch, useMinutesLeft } from '../workspace/use-minutes-left.ts';

interface TryAgainProps {
  link: string;
  look: 'main' | 'quiet';
}

/** Makes a new video of a failed one's link with one click; what that uses stands on the button before. */
export function TryAgain({ link, look }: TryAgainProps) {
  const goOnFrom = useGoOn();
  const preview = useQuery(previewQuery(link));
  const { send, sending, refusals } = useSendLinks();
  const isTooMuch = useIsTooMuch(preview);
  const left = useMinutesLeft(preview) ?? 0;
  const [isMade, setMade] = useState(false);
  const isBusy = sending !== undefined || isMade;
  const refusal = refusals.get(link) ?? (preview.error instanceof Refusal ? refusalText(preview.error) : undefined);
  const make = async () => {
    if (isBusy) return;
    const goOn = goOnFrom();
    const video = (await send([link])).get(link);
    setMade(video !== undefined);
    if (video) await goOn({ to: '/workspace/$videoId', params: { videoId: video.id } });
  };
  return (
    <>
      <MakeButton
        preview={preview}
        isBusy={isBusy}
        words={t('common.tryAgain')}
        look={look}
        onClick={() => void make()}
      />
      <span role="alert" className="order-last basis-full text-small empty:hidden">
        {refusal}
        {!refusal && isTooMuch && preview.data && (
          <>
            {t('video.needsMinutes', { minutes: minutesInWords(preview.data.minutes_needed) })}{' '}
            <StillLeft minutes={left} />
          </>
        )}
      </span>
    </>
  );
}
