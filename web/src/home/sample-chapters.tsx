import type { CSSProperties } from 'react';
import { t } from '../i18n/messages.ts';
import { clockTime } from '../video/clock-time.ts';
import { sample } from './sample.ts';

/** The sample's chapters, which write themselves along its timeline; at once for those who want no motion. */
export function SampleChapters({ pointedAt }: { pointedAt: string | undefined }) {
  const { chapters, duration_seconds: length } = sample;
  return (
    <div className="min-w-0">
      <div aria-hidden="true" className="relative mx-1 h-9">
        <div className="absolute inset-x-0 top-1/2 h-px origin-left bg-muted/55 motion-safe:animate-drawn rtl:origin-right" />
        {chapters.map(({ start_seconds }) => (
          <span
            key={start_seconds}
            style={at(start_seconds, length)}
            className="absolute top-1/2 size-2 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent motion-safe:animate-marked rtl:translate-x-1/2"
          />
        ))}
        {pointedAt !== undefined && (
          <span
            style={at(secondsOf(pointedAt), length)}
            className="absolute top-0 h-full w-0.5 -translate-x-1/2 bg-accent rtl:translate-x-1/2"
          />
        )}
      </div>
      <ol className="mt-2" aria-label={t('home.chapters')}>
        {chapters.map(({ start_seconds, timestamp, title }) => (
          <li
            key={start_seconds}
            style={at(start_seconds, length)}
            className="flex items-baseline gap-5 py-0.5 motion-safe:animate-written"
          >
            <span className="times min-w-[5ch] text-small text-muted">{timestamp}</span>
            <span lang="en" className="min-w-0 font-serif text-read">
              {title}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-small text-muted tabular-nums">{t('home.length', { time: clockTime(length) })}</p>
    </div>
  );
}

/** Where on the line, and when: what comes later in the video is written later. */
function at(seconds: number, length: number): CSSProperties {
  const part = seconds / length;
  return { insetInlineStart: `${part * 100}%`, animationDelay: `${Math.round(300 + part * 2400)}ms` };
}

function secondsOf(timestamp: string): number {
  return timestamp.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}
