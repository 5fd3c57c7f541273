import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import type { Question } from './chats-query.ts';

/**
 * Follows what was asked here: its question is brought to the top of the window with what comes of it, and its answer is
 * announced once. `awaitAnswer` is called with the id of what was asked, be it answered by then, `dismissAnswer` when nobody
 * wants to hear that the answer is there; `list` is where the questions stand.
 */
export function useAwaitedAnswer(questions: readonly Question[]) {
  const [awaited, setAwaited] = useState<string>();
  const shown = useRef<string>(undefined);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const last = questions.at(-1);
    const entry = list.current?.lastElementChild;
    if (!last || last.id !== awaited || !entry) return;
    // While another view is looked at the window is that one's, though the questions keep their place in it.
    if (getComputedStyle(entry).visibility === 'visible') {
      if (last.id !== shown.current || isInWindow(entry)) entry.scrollIntoView();
      shown.current = last.id;
    }
    if (last.status === 'pending') return;
    setAwaited(undefined);
    announce(t(last.status === 'answered' ? 'ask.answerThere' : 'ask.noAnswerCame'));
  }, [questions, awaited]);
  const awaitAnswer = (questionId: string) => setAwaited(questionId);
  const dismissAnswer = () => setAwaited(undefined);
  return { list, awaitAnswer, dismissAnswer };
}

/** Whether somebody who looks there has not gone elsewhere meanwhile. */
function isInWindow(entry: Element): boolean {
  const { top } = entry.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}
