import type { Spoken } from '../../spoken/passages.ts';
import { reach } from '../../spoken/windows.ts';

/** Whether a sentence is by somebody whose words are asked for; what part of those onward and around is; how telling it is then. */
export const voiceNames = ['byAsked', 'byAskedOnward', 'byAskedAround', 'byAskedTelling'];
const voiced = { onward: 60, around: 300 };

/** What of each sentence, of those from it on and of those around it is said by those whose words are asked for. */
export function voicesOf(
  speakers: readonly string[],
  { by }: Spoken,
  wordStarts: Int32Array,
  telling: Float32Array,
): Float32Array[] {
  const asked = new Set(speakers);
  const own = Float32Array.from(by, (name) => (name !== null && asked.has(name) ? 1 : 0));
  if (!own.includes(1)) return voiceNames.map(() => own);
  const sums = new Float32Array(own.length + 1);
  own.forEach((is, at) => {
    sums[at + 1] = (sums[at] ?? 0) + is * ((wordStarts[at + 1] ?? 0) - (wordStarts[at] ?? 0));
  });
  const part = (before: number, after: number) => {
    const [from, to] = reach(wordStarts, before, after);
    return Float32Array.from(own, (_, at) => {
      const [low, high] = [from[at] ?? 0, to[at] ?? 0];
      const words = (wordStarts[high] ?? 0) - (wordStarts[low] ?? 0);
      return ((sums[high] ?? 0) - (sums[low] ?? 0)) / Math.max(1, words);
    });
  };
  return [
    own,
    part(0, voiced.onward),
    part(voiced.around / 2, voiced.around / 2),
    own.map((is, at) => is * (telling[at] ?? 0)),
  ];
}
