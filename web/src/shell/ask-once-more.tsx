import { useMemo } from 'react';
import { Button } from './button.tsx';
import { handsFocusTo } from './focus-when-shown.ts';

interface AskOnceMoreProps {
  /** What it means. */
  children: string;
  /** What is done, and what leaves all as it is. */
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  /** What gets the focus afterwards: the first of these that is there. */
  next: string;
}

/** Asks in its place before something is done that is not undone; the answer has the focus. */
export function AskOnceMore({ children, yes, no, onYes, onNo, next }: AskOnceMoreProps) {
  const handsOn = useMemo(() => handsFocusTo(next), [next]);
  return (
    <div ref={handsOn} className="flex flex-wrap items-center gap-3 text-small">
      <p>{children}</p>
      <Button autoFocus look="quiet" onClick={onYes}>
        {yes}
      </Button>
      <Button look="quiet" onClick={onNo}>
        {no}
      </Button>
    </div>
  );
}
