/** Gives the focus to what a selector names and is about to be shown. */
export function focusWhenShown(selector: string, frames = 120): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element?.checkVisibility({ visibilityProperty: true })) element.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenShown(selector, frames - 1));
}
