import { Tooltip } from '@base-ui/react/tooltip';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Moment } from '../player/moment.tsx';
import type { Question } from './chats-query.ts';

interface MomentChipProps {
  citation: Question['citations'][number];
  video: WebVideo;
}

/** A cited moment: pointing at it shows what is said there, following it goes there. */
export function MomentChip({ citation: { start_seconds, timestamp, quote }, video }: MomentChipProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        delay={120}
        render={
          <Moment video={video} seconds={start_seconds} aria-label={t('home.moment', { time: timestamp, quote })} />
        }
        className="mx-0.5 inline-block min-h-6 rounded-[4px] border border-line bg-surface px-1.5 py-px align-baseline font-sans text-small text-accent tabular-nums hover:border-accent"
      >
        {timestamp}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className="z-20 max-w-[min(26rem,90vw)]">
          <Tooltip.Popup
            dir="auto"
            className="rounded-md border border-line bg-surface px-3 py-2 font-serif text-body shadow-[0_4px_16px_rgb(0_0_0/0.12)]"
          >
            {quote}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
