import { Check, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { useNow } from '../player/playback.tsx';
import { announce } from '../shell/announcer.tsx';
import { showError } from '../shell/error-banner.tsx';
import { clockTime } from './clock-time.ts';
import { momentOf } from './view.ts';

/** Copies an address that opens this page at the moment that is shown. */
export function CopyMoment({ video }: { video: WebVideo }) {
  const second = useNow(({ second: shown, begin }) => Math.floor(shown ?? begin));
  const [copied, setCopied] = useState<number>();
  const copy = async () => {
    const address = `${window.location.origin}/workspace/${video.id}?t=${momentOf(second)}`;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(second);
      announce(t('common.copiedNow'));
    } catch {
      showError(t('video.linkNotCopied', { address }));
    }
  };
  const isCopied = copied === second;
  const Icon = isCopied ? Check : LinkIcon;
  return (
    <button
      type="button"
      className="mt-2 inline-flex min-h-11 items-center gap-1.5 self-start text-small text-muted tabular-nums hover:text-ink print:hidden sm:pointer-fine:min-h-8"
      onClick={() => void copy()}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {isCopied ? t('common.copied') : t('video.copyLink', { time: clockTime(second) })}
    </button>
  );
}
