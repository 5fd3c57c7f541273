import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { previewQuery } from './preview-query.ts';

/** Milliseconds without a key press after which links are looked up. */
const patience = 350;
/** Links that are looked up at the same time: the platform does not like to be asked for many. */
const atOnce = 3;

/** What links lead to and cost, looked up a few at a time once nobody has changed them for a moment. */
export function usePreviews(links: readonly string[]) {
  const isSettled = useSettled(links.join('\n'));
  const [done, setDone] = useState(0);
  const previews = useQueries({
    queries: links.map((link, index) => {
      const query = previewQuery(link);
      return { ...query, enabled: isSettled && index < done + atOnce };
    }),
  });
  const settled = previews.filter(({ isPending }) => !isPending).length;
  useEffect(() => setDone(settled), [settled]);
  return { previews, isSettled };
}

/** Whether a text has stayed the same for a moment. */
function useSettled(text: string): boolean {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), patience);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}
