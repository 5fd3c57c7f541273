/** Frames after which what was asked for is not waited for any more: a part of the program may be on its way that long. */
const patience = 1800;

/**
 * Gives the focus to what a selector names and is about to be shown (of several, to the first that is there), unless somebody has put it elsewhere by then. Nothing
 * scrolls for those who do not go by keys, and no finger is shown a keyboard that it did not ask for.
 */
export function focusWhenShown(selector: string): void {
  const wanted = selector.split(', ');
  const before = document.activeElement;
  const preventScroll = !before?.matches(':focus-visible');
  const look = (frames: number) => {
    const now = document.activeElement;
    // From what is gone the focus may have fallen anywhere, but not into a field.
    const isGone = !before?.isConnected && !now?.matches('input, textarea');
    if (now !== before && now !== document.body && !isGone) return;
    const element = wanted.map((one) => document.querySelector<HTMLElement>(one)).find(isShown);
    if (element) {
      if (!opensKeyboard(element)) element.focus({ preventScroll });
    } else if (frames > 0) requestAnimationFrame(() => look(frames - 1));
  };
  queueMicrotask(() => look(patience)); // once what is under way has changed the page
}

const isShown = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });

const opensKeyboard = (element: HTMLElement) =>
  element.matches('input, textarea') && window.matchMedia('(pointer: coarse)').matches;

/**
 * A ref for what may leave the page with the focus in it: whoever closes it so hands the focus on to what `selector` names,
 * where it would be lost for the keyboard otherwise.
 */
export const handsFocusTo = (selector: string) => (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusWhenShown(selector);
};
