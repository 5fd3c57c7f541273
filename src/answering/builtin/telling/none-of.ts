import type { NoneOf } from '../../wording.ts';
import type { Asked } from '../asked.ts';
import type { Piece } from './compose.ts';
import { asksWhoSpeaks } from './introductions.ts';
import { sidesOfWhole } from './judgements.ts';
import { asksAllDecisions, asksAllTasks } from './whole-meeting.ts';

/**
 * Says that nothing is told of what a question asks for of the whole video: `What was decided?` where nothing is. Undefined for
 * any other question; words of it that the video never says tell nothing then.
 */
export function noneOf({ query, ground: { spoken, titled }, wording }: Asked): Piece | undefined {
  const kind = askedOfWhole();
  return kind && { heading: wording.noneOf[kind] };

  function askedOfWhole(): NoneOf | undefined {
    if (asksWhoSpeaks(query.question)) return 'named';
    if (asksAllDecisions(query, spoken)) return 'decided';
    if (asksAllTasks(query) && query.speakers.length === 0) return 'toDo';
    const [side, other] = sidesOfWhole(query, spoken, titled);
    if (side === undefined) return undefined;
    if (other !== undefined) return 'goodOrBad';
    return side === 'for' ? 'good' : 'bad';
  }
}
