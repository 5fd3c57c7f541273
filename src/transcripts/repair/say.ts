/** Says what was left out or repaired, in one sentence. */
export type Say = (warning: string) => void;

/** `1 caption`, `12 captions`. */
export function counted(count: number): string {
  return `${count} ${count === 1 ? 'caption' : 'captions'}`;
}
