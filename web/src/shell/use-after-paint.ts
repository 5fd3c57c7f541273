import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which what is not painted, since nobody sees it or the machine has no time for it, is not waited for. */
const patience = 200;

/** Follows a value once everything else that changes with it is painted: for what takes long to draw. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const follow = () => startTransition(() => setShown(value));
    let timer = window.setTimeout(follow, patience);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = window.setTimeout(follow);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
