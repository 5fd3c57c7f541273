import { sample } from './sample.ts';

const moment = /\((\d+:\d{2})\)|(\d+:\d{2})/;

interface SampleAnswerProps {
  pointedAt: string | undefined;
  onPoint: (timestamp: string | undefined) => void;
}

/** A question about the sample and its answer; each moment that it cites shows what is said there. */
export function SampleAnswer({ pointedAt, onPoint }: SampleAnswerProps) {
  const quote = sample.citations.find(({ timestamp }) => timestamp === pointedAt)?.quote;
  return (
    <div className="motion-safe:animate-answered">
      <h3 className="font-serif text-heading">{sample.question}</h3>
      <div className="mt-3 grid max-w-[60ch] gap-3 font-serif text-read">
        {sample.answer.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{withMoments(paragraph, onPoint)}</p>
        ))}
      </div>
      <p className="mt-4 min-h-18 max-w-[60ch] text-small text-muted">
        {quote === undefined ? 'Point at a time to see what is said there.' : `${pointedAt} “${quote}”`}
      </p>
    </div>
  );
}

function withMoments(text: string, onPoint: SampleAnswerProps['onPoint']) {
  return text.split(/(\(\d+:\d{2}\)|\d+:\d{2})/).map((part) => {
    const [, inBrackets, bare] = moment.exec(part) ?? [];
    const timestamp = inBrackets ?? bare;
    const cited = sample.citations.find((citation) => citation.timestamp === timestamp);
    if (!cited) return part;
    return (
      <button
        key={cited.timestamp}
        type="button"
        aria-label={`${cited.timestamp}: “${cited.quote}”`}
        className="mx-0.5 inline-block min-h-6 rounded-[4px] border border-line bg-surface px-1.5 font-sans text-small text-accent tabular-nums hover:border-accent"
        onPointerEnter={() => onPoint(cited.timestamp)}
        onFocus={() => onPoint(cited.timestamp)}
        onClick={() => onPoint(cited.timestamp)}
      >
        {cited.timestamp}
      </button>
    );
  });
}
