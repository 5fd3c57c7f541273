import { useState } from 'react';
import { Button } from '../shell/button.tsx';

/** Asks once more, and says what it does to the questions. */
export function DeleteChat({ onDelete }: { onDelete: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button
        type="button"
        className="min-h-11 text-small text-muted hover:text-ink sm:pointer-fine:min-h-8"
        onClick={() => setAsking(true)}
      >
        Delete this chat
      </button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3 text-small">
      <p>Its questions and answers go. Questions that were answered still count.</p>
      <Button data-focus-next="question" look="quiet" onClick={onDelete}>
        Delete
      </Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        Keep
      </Button>
    </div>
  );
}
