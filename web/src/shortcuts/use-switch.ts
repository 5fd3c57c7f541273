import { useSyncExternalStore } from 'react';

const name = 'cuemark.shortcuts';
const listeners = new Set<() => void>();
let isOn = readSwitch();

/** Whether keys alone do something, for those whose voice or hand presses keys they did not mean; kept in this browser. */
export const useSwitch = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOn,
  );

export function turn(on: boolean): void {
  isOn = on;
  try {
    localStorage.setItem(name, on ? 'on' : 'off');
  } catch {
    // Where a browser keeps nothing it holds for this visit.
  }
  for (const listener of listeners) listener();
}

function readSwitch(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}
