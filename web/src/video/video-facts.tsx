import { ExternalLink } from 'lucide-react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { isPlayable } from '../player/embed.ts';
import { ApiTag } from './api-tag.tsx';
import { clockTime } from './clock-time.ts';
import { platformLink } from './platform-link.ts';
import { TimeSince } from './time-since.tsx';

/** Length, minutes, where it came from and when, in one line. */
export function VideoFacts({ video }: { video: WebVideo }) {
  const { duration_seconds, minutes_charged, created_at, via, source } = video;
  const link = video.status !== 'failed' && isPlayable(video.platform_id) ? platformLink(video) : undefined;
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-muted tabular-nums">
      <li>
        <span className="sr-only">{t('video.length')} </span>
        {clockTime(duration_seconds)}
      </li>
      <li>{minutes_charged === 0 ? t('video.noMinutesUsed') : t('video.minutesUsed', { count: minutes_charged })}</li>
      {source === 'upload' && <li>{t('video.fromAFile')}</li>}
      {via === 'api' && (
        <li>
          <ApiTag />
        </li>
      )}
      {created_at && (
        <li>
          <Sentence id="video.added" slots={{ time: <TimeSince date={created_at} /> }} />
        </li>
      )}
      {link && (
        <li>
          <a
            href={link}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center gap-1.5 hover:text-ink pointer-coarse:-my-3 pointer-coarse:min-h-11"
          >
            {t('video.onYouTube')}
            <ExternalLink aria-hidden="true" className="size-3.5" />
          </a>
        </li>
      )}
    </ul>
  );
}
