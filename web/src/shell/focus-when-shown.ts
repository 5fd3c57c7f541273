/** Frames after which what was asked for is not waited for any more: a part of the program may be on its way that long. */
const patience = 1800;

/** Gives the focus to what a selector names and is about to be shown, unless somebody has put it elsewhere by then. */
export function focusWhenShown(selector: string): void {
  const before = document.activeElement;
  const look = (frames: number) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element?.checkVisibility({ visibilityProperty: true })) element.focus();
    else if (frames > 0) {
      requestAnimationFrame(() => {
        const now = document.activeElement;
        if (now === before || now === document.body || !before?.isConnected) look(frames - 1);
      });
    }
  };
  look(patience);
}
