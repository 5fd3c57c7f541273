import { fold } from './stem.ts';

/** The words of a list, as they are compared. */
export function listed(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(fold));
}
