import type { WebVideo } from '../api/client.ts';
import { knownMessage, pageLanguage, t } from '../i18n/messages.ts';
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
        {question.status === 'failed' && <p className="font-serif text-read text-muted">{failureOf(question)}</p>}
        {question.status === 'pending' && (
          <p className="mt-3 flex items-center gap-3 text-muted first:mt-0">
            <span aria-hidden="true" className="size-2 rounded-full bg-accent motion-safe:animate-breathe" />
            {t(question.answer === null ? 'ask.looking' : 'ask.writing')}
            <StopButton onStop={onStop} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Why no answer came; in other languages than English by the failure's code. */
function failureOf({ error }: Question): string {
  const own = pageLanguage() === 'en' ? error?.message : knownMessage(`ask.failed.${error?.code}`);
  return own ?? t('ask.noAnswer');
}
