import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { readQuestionDraft, saveQuestionDraft } from './question-draft.ts';

/** What the service takes. */
const mostCharacters = 2000;

interface QuestionFormProps {
  videoId: string;
  /** Resolves with why it was refused, or with nothing. */
  onAsk: (question: string) => Promise<string | undefined>;
  /** An answer is on its way. */
  waiting: boolean;
}

/** Where a question is written. What is written while another one is on its way stays; one that is not taken comes back, before that. */
export function QuestionForm({ videoId, onAsk, waiting }: QuestionFormProps) {
  const note = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(() => readQuestionDraft(videoId));
  const [refusal, setRefusal] = useState('');
  /** What was asked and is not taken yet. */
  const sent = useRef('');
  const written = useRef(text);
  const tooLong = lengthFault(text);
  const write = (next: string) => {
    written.current = next;
    setText(next);
    saveQuestionDraft(videoId, joined(sent.current, next));
    setRefusal('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (waiting) return;
    if (tooLong) return announce(tooLong);
    if (text.trim() === '') return setRefusal(t('ask.writeFirst'));
    sent.current = text;
    write('');
    const why = await onAsk(text);
    sent.current = '';
    if (why === undefined) return write(written.current);
    write(joined(text, written.current));
    setRefusal(why);
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-end gap-x-3 gap-y-2 bg-paper pt-2 pb-3 print:hidden"
      onSubmit={(event) => void submit(event)}
    >
      <label htmlFor="question" className="sr-only">
        {t('ask.yourQuestion')}
      </label>
      <textarea
        id="question"
        data-question=""
        value={text}
        rows={2}
        dir="auto"
        aria-invalid={tooLong !== undefined}
        aria-describedby={note}
        placeholder={t('ask.placeholder')}
        className="field-sizing-content block max-h-60 min-h-18 min-w-[min(8rem,100%)] flex-1 max-sm:min-h-11 resize-none rounded-md border border-muted/60 bg-surface px-3 py-2.5 hover:border-ink"
        onChange={(event) => write(event.target.value)}
        onKeyDown={submitOnEnter}
      />
      <Button look="quiet" type="submit" disabled={waiting}>
        {t(waiting ? 'ask.answering' : 'ask.ask')}
      </Button>
      <p id={note} className="basis-full text-small tabular-nums empty:hidden">
        {tooLong}
      </p>
      <p role="alert" className="basis-full text-small empty:hidden">
        {refusal}
      </p>
    </form>
  );
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('\n');

function lengthFault(text: string): string | undefined {
  const characters = Array.from(text).length;
  if (characters <= mostCharacters) return undefined;
  return t('ask.tooLong', { written: characters, most: mostCharacters });
}
