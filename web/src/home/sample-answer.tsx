import { withoutSecondStop } from '../ask/without-second-stop.ts';
import { t } from '../i18n/messages.ts';
import { sample } from './sample.ts';

/** A moment with the brackets around it and the mark behind it, which would stand alone in the next line. */
const moment = /(\(?\d+:\d{2}\)?[.,]?)/;

interface SampleAnswerProps {
  pointedAt: string | undefined;
  onPoint: (timestamp: string | undefined) => void;
}

/** A question about the sample and its answer; each moment that it cites shows what is said there. */
export function SampleAnswer({ pointedAt, onPoint }: SampleAnswerProps) {
  const quote = sample.citations.find(({ timestamp }) => timestamp === pointedAt)?.quote;
  return (
    <div className="motion-safe:animate-answered">
      <h3 lang="en" className="font-serif text-heading">
        {sample.question}
      </h3>
      <div lang="en" className="mt-3 grid max-w-[60ch] gap-3 font-serif text-read">
        {sample.answer.split('\n\n').map((block) =>
          block.startsWith('- ') ? (
            <ul key={block} className="list-disc ps-5 marker:text-muted">
              {block.split('\n').map((item) => (
                <li key={item}>{withMoments(item.slice(2), onPoint)}</li>
              ))}
            </ul>
          ) : (
            <p key={block}>{withMoments(block, onPoint)}</p>
          ),
        )}
      </div>
      <p className="mt-4 min-h-18 max-w-[60ch] text-small text-muted">
        {quote === undefined ? t('home.pointAtTime') : t('home.quote', { time: pointedAt ?? '', quote })}
      </p>
    </div>
  );
}

function withMoments(text: string, onPoint: SampleAnswerProps['onPoint']) {
  return withoutSecondStop(text)
    .split(moment)
    .map((part, place) => {
      const [, timestamp, mark] = /^\(?(\d+:\d{2})\)?([.,]?)$/.exec(part) ?? [];
      const cited = sample.citations.find((citation) => citation.timestamp === timestamp);
      if (!cited) return part;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that does not change.
        <span key={place} className="whitespace-nowrap">
          <button
            type="button"
            aria-label={t('home.moment', { time: cited.timestamp, quote: cited.quote })}
            className="mx-0.5 inline-block min-h-6 rounded-[4px] border border-line bg-surface px-1.5 font-sans text-small text-accent tabular-nums hover:border-accent"
            onPointerEnter={() => onPoint(cited.timestamp)}
            onFocus={() => onPoint(cited.timestamp)}
            onClick={() => onPoint(cited.timestamp)}
          >
            {cited.timestamp}
          </button>
          {mark}
        </span>
      );
    });
}
