import { useState } from 'react';
import { AskOnceMore } from '../shell/ask-once-more.tsx';
import { focusWhenShown } from '../shell/focus-when-shown.ts';

/** Asks once more, and says what it does to the questions. */
export function DeleteChat({ onDelete }: { onDelete: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = () => {
    focusWhenShown('#question');
    onDelete();
  };
  if (asking) {
    return (
      <AskOnceMore yes="Delete" no="Keep" onYes={remove} onNo={() => setAsking(false)} next="#delete-chat">
        Its questions and answers go. Questions that were answered still count.
      </AskOnceMore>
    );
  }
  return (
    <button
      id="delete-chat"
      type="button"
      className="min-h-11 text-small text-muted hover:text-ink sm:pointer-fine:min-h-8"
      onClick={() => setAsking(true)}
    >
      Delete this chat
    </button>
  );
}
