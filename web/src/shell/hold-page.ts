let holders = 0;
let waiting: (() => void) | undefined;

/** Keeps the page from being begun anew by itself, as long as something here would break off; the answer lets it go. */
export function holdPage(): () => void {
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders > 0) return;
    waiting?.();
    waiting = undefined;
  };
}

/** Does what begins the page anew: now, or as soon as nobody holds it. */
export function whenNothingIsHeld(begin: () => void): void {
  if (holders === 0) begin();
  else waiting = begin;
}
