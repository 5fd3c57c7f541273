import { useEffect, useRef } from 'react';
import { announce } from '../shell/announcer.tsx';
import type { Question } from './chats-query.ts';

/**
 * Follows what was asked here: its question is brought to the top of the window with what comes of it, and its answer is
 * announced once. `awaitAnswer` is called when something was asked, `dismissAnswer` when nobody wants to hear that it is
 * there; `list` is where the questions stand.
 */
export function useAwaitedAnswer(questions: readonly Question[]) {
  const isAwaited = useRef(false);
  const shown = useRef<string>(undefined);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const last = questions.at(-1);
    const entry = list.current?.lastElementChild;
    if (!isAwaited.current || !last || !entry) return;
    if (last.id !== shown.current || isInWindow(entry)) entry.scrollIntoView();
    shown.current = last.id;
    if (last.status === 'pending') return;
    isAwaited.current = false;
    announce(last.status === 'answered' ? 'The answer is there.' : 'No answer came.');
  }, [questions]);
  const awaitAnswer = () => {
    isAwaited.current = true;
  };
  const dismissAnswer = () => {
    isAwaited.current = false;
  };
  return { list, awaitAnswer, dismissAnswer };
}

/** Whether somebody who looks there has not gone elsewhere meanwhile. */
function isInWindow(entry: Element): boolean {
  const { top } = entry.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}
