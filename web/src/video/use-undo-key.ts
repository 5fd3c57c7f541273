import { useEffect, useEffectEvent, useRef } from 'react';
import { asksForUndo } from './draft-history.ts';

/**
 * Calls `undo` with the text field that has the focus, where one has it, when Ctrl+Z or ⌘Z is pressed while the form is shown;
 * with false the key is the browser's. Text fields elsewhere keep theirs.
 */
export function useUndoKey(undo: (field: Element | undefined) => boolean) {
  const form = useRef<HTMLFormElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForUndo(event) || !form.current?.checkVisibility({ visibilityProperty: true })) return;
    const field = event.target instanceof Element ? event.target.closest('input, textarea') : null;
    if (field && !form.current.contains(field)) return;
    if (undo(field ?? undefined)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return form;
}
