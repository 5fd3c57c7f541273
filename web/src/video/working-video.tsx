import { Check } from 'lucide-react';
import type { WebVideo } from '../api/client.ts';
import { formatPercent } from '../i18n/formats.ts';
import { t } from '../i18n/messages.ts';
import { Dot } from '../shell/dot.tsx';
import { stageWords } from './stage-words.ts';
import { Line } from './timeline.tsx';

/** What only videos without captions go through. */
const listening = ['fetching_sound', 'recognising_speech'];
/** What only videos of the platform go through. */
const asking = ['reading_captions', 'fetching_sound'];

/** The spine without its chapters yet: the stages of the work stand where they will be. */
export function WorkingVideo({ video }: { video: WebVideo }) {
  const isListening = video.progress !== null || listening.includes(video.stage ?? '');
  const stages = Object.entries(stageWords)
    .filter(([stage]) => isListening || !listening.includes(stage))
    .filter(([stage]) => video.source === 'platform' || !asking.includes(stage));
  const current = Math.max(
    0,
    stages.findIndex(([stage]) => stage === video.stage),
  );
  return (
    <>
      <Line length={video.duration_seconds} />
      <section aria-labelledby="stage-heading" className="mt-10 max-w-[34rem]">
        <h2 id="stage-heading" className="sr-only">
          {t('video.making')}
        </h2>
        <ol className="border-s border-line font-serif text-heading">
          {stages.map(([stage, words], index) => (
            <li
              key={stage}
              aria-current={index === current ? 'step' : undefined}
              className={`relative py-2 ps-7 ${index === current ? '' : 'text-[1.125rem] text-muted'}`}
            >
              {index === current && (
                <Dot breathing className="absolute -start-[4.5px] top-[calc(50%-4px)] outline-4 outline-paper" />
              )}
              {t(words)}
              {stage === 'recognising_speech' && index === current && ` ${formatPercent(video.progress ?? 0)}`}
              {index < current && <Check role="img" aria-label={t('video.stageDone')} className="ms-2 inline size-4" />}
            </li>
          ))}
        </ol>
        <p className="mt-8 text-small text-muted">
          {t(isListening ? 'video.isListenedTo' : 'video.readySoon')} {t('video.mayClose')}
        </p>
      </section>
    </>
  );
}
