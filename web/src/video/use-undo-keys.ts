import { type RefObject, useEffect, useEffectEvent } from 'react';
import { asksFor } from './draft-history.ts';

/**
 * Calls `act` with the text field that has the focus, where one has it, when the keys for undo or redo are pressed while the
 * form is shown; with false the key is the browser's. Text fields elsewhere keep theirs.
 */
export function useUndoKeys(
  form: RefObject<HTMLFormElement | null>,
  act: (way: 'undo' | 'redo', field: Element | undefined) => boolean,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = asksFor(event);
    if (!way || !form.current?.checkVisibility({ visibilityProperty: true })) return;
    const field = event.target instanceof Element ? event.target.closest('input, textarea') : null;
    if (field && !form.current.contains(field)) return;
    if (act(way, field ?? undefined)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
