import type { AnsweringInput } from '../engine.ts';
import type { Spoken } from './passages.ts';

const moment = /(?<![\d:])(?:(\d+):)?(\d{1,2}):(\d{2})(?![\d:])/;

/** The sentence at the first moment of the last earlier answer that cites one; undefined where none does. */
export function placeBefore(earlier: AnsweringInput['earlier'], { sentences }: Spoken): number | undefined {
  for (const { answer } of earlier.toReversed()) {
    const [found, hours = '0', minutes = '0', seconds = '0'] = moment.exec(answer) ?? [];
    if (found === undefined) continue;
    const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    const place = sentences.findIndex((sentence) => Math.floor(sentence.start) >= start);
    if (place >= 0) return place;
  }
  return undefined;
}
