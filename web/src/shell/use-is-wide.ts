import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(width >= 64rem)');

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether there is room for two columns. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => wide.matches);
