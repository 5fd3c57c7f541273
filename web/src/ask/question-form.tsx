import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../shell/button.tsx';

interface QuestionFormProps {
  /** Resolves with why it was refused, or with nothing. */
  onAsk: (question: string) => Promise<string | undefined>;
  /** An answer is on its way. */
  waiting: boolean;
}

/** Where a question is written; it stays there until it is accepted. */
export function QuestionForm({ onAsk, waiting }: QuestionFormProps) {
  const field = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || waiting || text.trim() === '') return;
    setSending(true);
    const why = await onAsk(text);
    setSending(false);
    setRefusal(why ?? '');
    if (why === undefined) setText('');
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      className="sticky bottom-0 z-10 mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 bg-paper pt-2 pb-3"
      onSubmit={(event) => void submit(event)}
    >
      <label htmlFor={field} className="sr-only">
        Your question
      </label>
      <textarea
        id={field}
        data-question=""
        value={text}
        rows={2}
        maxLength={2000}
        dir="auto"
        placeholder="Ask about this video"
        className="field-sizing-content block max-h-60 min-h-18 w-full max-sm:min-h-11 resize-none rounded-md border border-muted/60 bg-surface px-3 py-2.5 placeholder:text-muted hover:border-ink"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={submitOnEnter}
      />
      <Button look="quiet" type="submit" disabled={sending || waiting} focusableWhenDisabled>
        {sending || waiting ? 'Answering…' : 'Ask'}
      </Button>
      <p role="alert" className="col-span-2 text-small empty:hidden">
        {refusal}
      </p>
    </form>
  );
}
