import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Refusal } from '../api/refusal.ts';
import { Button } from '../shell/button.tsx';
import { previewQuery } from '../workspace/preview-query.ts';
import { useSendLinks } from '../workspace/send-links.ts';

interface TryAgainProps {
  link: string;
  look: 'main' | 'quiet';
}

/** Makes a new video of a failed one's link with one click; what that uses stands on the button before. */
export function TryAgain({ link, look }: TryAgainProps) {
  const router = useRouter();
  const preview = useQuery(previewQuery(link));
  const { send, sending, refusals } = useSendLinks();
  const [isMade, setMade] = useState(false);
  const isBusy = sending !== undefined || isMade;
  const minutes = preview.data?.minutes_needed;
  const refusal = refusals.get(link) ?? (preview.error instanceof Refusal ? preview.error.message : undefined);
  const make = async () => {
    if (isBusy) return;
    const video = (await send([link])).get(link);
    setMade(video !== undefined);
    if (video) await router.navigate({ to: '/workspace/$videoId', params: { videoId: video.id } });
  };
  return (
    <>
      <Button look={look} disabled={isBusy} focusableWhenDisabled className="tabular-nums" onClick={() => void make()}>
        {isBusy ? 'Beginning…' : `Try again${minutes === undefined ? '' : ` · ${minutes} min`}`}
      </Button>
      <span role="alert" className="order-last basis-full text-small empty:hidden">
        {refusal}
      </span>
    </>
  );
}
