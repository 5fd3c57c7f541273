import { useState } from 'react';
import { t } from '../i18n/messages.ts';
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
      <AskOnceMore
        yes={t('common.delete')}
        no={t('common.keep')}
        onYes={remove}
        onNo={() => setAsking(false)}
        next="#delete-chat"
      >
        {t('ask.deleteMeaning')}
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
      {t('ask.deleteChat')}
    </button>
  );
}
