/** Where something stood: it and what it stood in, from the inside out, each with its place among its siblings. */
type Spot = { element: HTMLElement; place: number }[];

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';
/** So many places before the last one are remembered. */
const most = 8;

/**
 * Hands the focus on when what has it leaves the page, which would otherwise lose its place for the keyboard. It goes to
 * the element whose id stands in `data-focus-next` on what has left; else to what took its place, or stands nearest to it.
 * A finger has no place in the page, and would only open its keyboard. The result ends it.
 */
export function keepFocus(): () => void {
  /** The last one is what has the focus. */
  let spots: Spot[] = [];
  let input: 'keys' | 'mouse' | 'finger' = 'keys';
  const onKey = () => {
    input = 'keys';
  };
  const onPointer = ({ pointerType }: PointerEvent) => {
    input = pointerType === 'mouse' ? 'mouse' : 'finger';
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) spots = [...spots.slice(-most), spotOf(target)];
  };
  const onLeave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      // Somebody has let it go: it is still there.
      if (target instanceof HTMLElement && target.isConnected && document.activeElement === document.body) spots = [];
    });
  const onChange = () => {
    const lost = spots.at(-1);
    if (!lost || lost[0]?.element.isConnected || document.activeElement !== document.body) return;
    if (input === 'finger') return;
    heirOf(lost, spots).focus({ preventScroll: input === 'mouse' });
  };
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPointer, true);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onLeave);
  return () => {
    watcher.disconnect();
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPointer, true);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onLeave);
  };
}

function spotOf(target: HTMLElement): Spot {
  const spot: Spot = [];
  for (
    let element: HTMLElement | null = target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    spot.push({ element, place: Array.prototype.indexOf.call(element.parentElement?.children ?? [], element) });
  }
  return spot;
}

function heirOf(lost: Spot, spots: readonly Spot[]): HTMLElement {
  // What lay over the page leaves the focus where it was before, or next to that.
  const near = spots.toReversed().map((spot) => itself(spot) ?? nearestHeir(spot));
  return namedHeir(lost) ?? near.find((one) => one !== undefined) ?? document.getElementById('main') ?? document.body;
}

const itself = ([own]: Spot) => (own && canHave(own.element) ? own.element : undefined);

function namedHeir(lost: Spot): HTMLElement | undefined {
  const named = lost.find(({ element }) => !element.isConnected && element.dataset.focusNext !== undefined);
  const heir = document.getElementById(named?.element.dataset.focusNext ?? '');
  return heir && canHave(heir) ? heir : undefined;
}

/** In the innermost of what is left around it: the next one, else the last one before it. Not out of the page's part that it is in. */
function nearestHeir(lost: Spot): HTMLElement | undefined {
  for (const [index, { place }] of lost.entries()) {
    const around = lost[index + 1]?.element;
    if (!around || around.id === 'main' || around.querySelector('#main')) return undefined;
    if (!around.isConnected) continue;
    const siblings = Array.from(around.children);
    const after = siblings.slice(place).flatMap(allIn).find(canHave);
    const heir = after ?? siblings.slice(0, place).flatMap(allIn).findLast(canHave);
    if (heir) return heir;
  }
  return undefined;
}

const allIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(focusable)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(focusable),
  );

const canHave = (element: HTMLElement) =>
  element.isConnected &&
  !element.matches(':disabled, [hidden] *') &&
  element.checkVisibility({ visibilityProperty: true });
