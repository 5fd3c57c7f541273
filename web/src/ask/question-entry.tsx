import type { WebVideo } from '../api/client.ts';
import { ApiTag } from '../video/api-tag.tsx';
import type { Question } from './chats-query.ts';
import { CitedText } from './cited-text.tsx';
import { StopButton } from './stop-button.tsx';

interface QuestionEntryProps {
  question: Question;
  video: WebVideo;
  /** Ends the answer while it is written. */
  onStop: () => Promise<void>;
}

/** A question as a heading, and what came of it. */
export function QuestionEntry({ question, video, onStop }: QuestionEntryProps) {
  return (
    <li className="-scroll-mt-6 border-t border-line py-6 first:border-t-0 first:pt-2">
      <h3 dir="auto" className="flex max-w-[60ch] items-baseline gap-3 font-medium wrap-anywhere whitespace-pre-wrap">
        {question.question}
        {question.via === 'api' && <ApiTag />}
      </h3>
      <div className="mt-3">
        {question.answer !== null && (
          <CitedText markdown={question.answer} citations={question.citations} video={video} />
        )}
        {question.status === 'failed' && (
          <p className="font-serif text-read text-muted">
            {question.error?.message ?? 'No answer came. The question was not counted.'}
          </p>
        )}
        {question.status === 'pending' && (
          <p className="mt-3 flex items-center gap-3 text-muted first:mt-0">
            <span aria-hidden="true" className="size-2 rounded-full bg-accent motion-safe:animate-breathe" />
            {question.answer === null ? 'Looking through the video' : 'Writing'}
            <StopButton onStop={onStop} />
          </p>
        )}
      </div>
    </li>
  );
}
