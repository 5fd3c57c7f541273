import { Children, Fragment, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import type { WebVideo } from '../api/client.ts';
import type { Question } from './chats-query.ts';
import { MomentChip } from './moment-chip.tsx';
import { withoutSecondStop } from './without-second-stop.ts';

const shown = ['p', 'ul', 'ol', 'li', 'em', 'strong', 'code', 'blockquote', 'br'];
/** A moment as answers write it, with the brackets around it and the mark behind it. */
const moment = /(\(?(?:\d+:)?\d{1,2}:\d{2}\)?[.,;:!?]?)/;
const timeAndMark = /^\(?([\d:]*\d)\)?(\D?)$/;
/** The speaker's words as answers quote them. */
const quoted = /([“„«][^“”„«»]*[”“»])/;

type Citations = Question['citations'];

interface CitedTextProps {
  markdown: string;
  citations: Citations;
  video: WebVideo;
}

/** Markdown of an answer or a summary without images, links and HTML; each moment that it cites is a chip. */
export function CitedText({ markdown, citations, video }: CitedTextProps) {
  const withChips = (children: ReactNode) =>
    Children.map(children, (child) => (typeof child === 'string' ? shownText(child, citations, video) : child));
  return (
    <div
      dir="auto"
      className="grid max-w-[68ch] gap-3 font-serif text-read wrap-anywhere [&_li]:mt-1.5 [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5 [&_ul]:marker:text-muted"
    >
      <Markdown
        allowedElements={shown}
        unwrapDisallowed
        components={{
          p: ({ children }) => <p>{withChips(children)}</p>,
          li: ({ children }) => <li>{withChips(children)}</li>,
          strong: ({ children }) => <strong>{withChips(children)}</strong>,
          em: ({ children }) => <em>{withChips(children)}</em>,
        }}
      >
        {markdown}
      </Markdown>
    </div>
  );
}

/** What is quoted keeps the order of its own words where the sentence around it is written the other way. */
function shownText(text: string, citations: Citations, video: WebVideo): ReactNode[] {
  return withoutSecondStop(text)
    .split(quoted)
    .map((part, place) => {
      const shown = chips(part, citations, video);
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that does not change.
      return place % 2 === 1 ? <bdi key={place}>{shown}</bdi> : <Fragment key={place}>{shown}</Fragment>;
    });
}

function chips(text: string, citations: Citations, video: WebVideo): ReactNode[] {
  return text.split(moment).map((part, place) => {
    const [, time, mark] = (place % 2 === 1 && timeAndMark.exec(part)) || [];
    const citation = citations.find(({ timestamp }) => timestamp === time);
    if (!citation) return part;
    return (
      // A mark does not stand at the beginning of a line.
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that does not change.
      <span key={place} className="whitespace-nowrap">
        <MomentChip citation={citation} video={video} />
        {mark}
      </span>
    );
  });
}
