import { t } from '../i18n/messages.ts';
import type { Chats } from './chats-query.ts';

interface ChatTabsProps {
  chats: Chats;
  /** The chat that is shown; null: a new one. */
  chosen: string | null;
  onChoose: (chatId: string | null) => void;
}

const look =
  'max-w-full truncate rounded-md border px-3 py-1.5 text-small min-h-11 sm:pointer-fine:min-h-8 aria-pressed:border-ink aria-pressed:text-ink border-line text-muted hover:border-muted';

/** The chats of a video, and a new one where there is room for it and a question left to ask in it. */
export function ChatTabs({ chats, chosen, onChoose }: ChatTabsProps) {
  if (chats.chats.length === 0) return null;
  const isFull = chats.questions_used >= chats.questions_limit;
  return (
    <ul aria-label={t('ask.chats')} className="mt-4 flex flex-wrap gap-2">
      {chats.chats.map(({ id, name }) => (
        <li key={id} className="max-w-[min(14rem,100%)] min-w-0">
          <button type="button" dir="auto" className={look} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {name}
          </button>
        </li>
      ))}
      {!isFull && (
        <li>
          {chats.chats.length < chats.chats_limit ? (
            <button type="button" className={look} aria-pressed={chosen === null} onClick={() => onChoose(null)}>
              {t('ask.newChat')}
            </button>
          ) : (
            <span className="inline-flex min-h-11 items-center px-1 text-small text-muted sm:pointer-fine:min-h-8">
              {t('ask.chatsFull', { limit: chats.chats_limit })}
            </span>
          )}
        </li>
      )}
    </ul>
  );
}
