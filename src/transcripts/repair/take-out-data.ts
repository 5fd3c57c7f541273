import { tidyText } from '../formats/caption-lines.ts';
import type { Cue } from '../formats/cue.ts';
import { nameIn } from '../formats/cue-text.ts';
import { speakerIn, textIn } from '../formats/row.ts';
import { counted, type Say } from './say.ts';

/** Cues may hold JSON, as those of Teams do: what is said in it, and by whom, takes its place; what says nothing goes. */
export function takeOutData(cues: readonly Cue[], say: Say): readonly Cue[] {
  let read = 0;
  let left = 0;
  const mended = cues.flatMap((cue): Cue[] => {
    const data = dataIn(cue);
    if (data === null) return [cue];
    const text = tidyText(textIn(data) ?? '');
    if (text === '') left += 1;
    else read += 1;
    const speaker = nameIn(speakerIn(data));
    const { speaker: _, ...rest } = cue;
    const line = { text, wordStarts: null };
    return text === '' ? [] : [{ ...rest, lines: [line], ...(speaker === '' ? {} : { speaker }) }];
  });
  if (read > 0)
    say(
      `${counted(read)} ${read === 1 ? 'holds' : 'hold'} data (JSON): what is said, and by whom, was taken out of it.`,
    );
  if (left > 0)
    say(`${counted(left)} with data (JSON) in which nothing is said ${left === 1 ? 'was' : 'were'} left out.`);
  return read + left === 0 ? cues : mended;
}

function dataIn({ lines }: Cue): object | null {
  const text = lines.map((line) => line.text).join(' ');
  if (!text.startsWith('{"') || !text.endsWith('}')) return null;
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}
