import { neverNouns, type Sense } from '../../words/senses.ts';
import { lowerOf, type Said } from '../said.ts';
import { determiners, particles } from './task-words.ts';

/** After these another may stand: "all the screws". */
const beforeDeterminer = /^(?:all|both)$/;
/** What points at what everybody sees also stands by itself: "keep those apart". */
const pointing = /^(?:this|that|these|those)$/;
/** What joins a second thing to what something is done to. */
const joints = new Set('to from into onto in on of for with off'.split(' '));
/** How what is pointed at is laid. */
const turned = /^(?:aside|upright|upside|sideways|(?:anti|counter)?clockwise)$/;
/** In words. */
const longest = 5;
const longestJoined = 9;

/** Where what something is done to may end: with its first noun phrase, and with another that is joined to it; `from` follows the verb. */
export function objectEnds(said: Said, from: number): number[] {
  const low = lowerOf(said);
  const at = particles.has(low(from)) && !said.senses[from]?.closes ? from + 1 : from;
  const first = thingEnd(said, at);
  if (first === null) return [];
  // "Take the wheel out".
  const ends = [isMovedBy(said, first) ? first + 1 : first];
  if (joints.has(low(first)) && !said.senses[first - 1]?.closes) {
    const second = thingEnd(said, first + 1);
    if (second !== null && second - at <= longestJoined) ends.push(second);
  }
  return ends;
}

/** "Take the wheel out", but "cut the strips in half". */
export function isMovedBy(said: Said, at: number): boolean {
  const { senses } = said;
  const low = lowerOf(said);
  if (!particles.has(low(at)) || senses[at - 1]?.closes || determiners.has(low(at + 1))) return false;
  const next = senses[at + 1];
  if (senses[at]?.closes || !next || /^(?:grammar|verb)$/.test(next.part)) return true;
  return !/^(?:in|on|over)$/.test(low(at)) || /^(?:first|last|next)$/.test(next.bare);
}

/** Where a noun phrase ends that begins at a place; null where none does. */
export function thingEnd(said: Said, from: number): number | null {
  const { senses, sentence } = said;
  const low = lowerOf(said);
  let at = from;
  const isDeterminer = (place: number) => determiners.has(low(place)) && !senses[place]?.closes;
  if (isDeterminer(at) && beforeDeterminer.test(low(at)) && isDeterminer(at + 1)) at++;
  if (isDeterminer(at)) at++;
  const isDetermined = at > from;
  // "Give these a rub", "keep those apart".
  if (isDetermined && (determiners.has(low(at)) || (pointing.test(low(at - 1)) && standsAside(low(at))))) return null;
  let end: number | null = null;
  for (; at < Math.min(sentence.to, from + longest); at++) {
    const sense = senses[at];
    if (!sense || sense.part === 'grammar' || isAround(said, at)) break;
    const isLast = sense.closes || senses[at + 1]?.part === 'grammar' || particles.has(low(at + 1));
    // "A voice recording", "the lining", but "the rope using a knife".
    if (sense.part === 'gerund' && !(isDetermined && isLast && !determiners.has(low(at + 1)))) break;
    // "The tap": after an article the last word is a noun, whatever it is elsewhere.
    if (sense.part === 'verb' && !(isDetermined && isLast)) break;
    const isNoun = sense.part === 'adjective' ? isLast && isThing(low(from), sense) : sense.part !== 'number';
    if (isNoun && !sense.weak && sense.bare !== 'actual') end = at + 1;
    if (sense.closes) break;
  }
  return end;
}

/** "The fabric", "my joint" are things, though such words mostly stand before others; "a blue", "the longest" are not. */
function isThing(opening: string, { noun, bare }: Sense): boolean {
  return /^(?:the|your|my|our)$/.test(opening) && noun > 0.62 && !/est$|-/.test(bare);
}

/** Whether a word says where or how something is moved or kept rather than what. */
function standsAside(word: string): boolean {
  return particles.has(word) || neverNouns.has(word) || turned.test(word);
}

/** "Draw round it", but "the next round". */
function isAround(said: Said, at: number): boolean {
  const low = lowerOf(said);
  const before = said.senses[at - 1];
  return low(at) === 'round' && !determiners.has(low(at - 1)) && !before?.weak && before?.part !== 'adjective';
}
