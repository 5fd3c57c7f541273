import { aims, crafts, means } from '../../../task-verbs.ts';
import { doingForm } from '../../words/doing-form.ts';
import { lowerOf, type Said } from '../said.ts';
import { isMovedBy, objectEnds, thingEnd } from './object.ts';
import { purposeAt } from './purpose.ts';
import { spellTask, spellThing, type Task } from './task.ts';
import { determiners, particles } from './task-words.ts';

/** What is done with nearly everything tells nothing of it by itself. */
const vague =
  /^(?:get|give|put|take|bring|find|use|let|hold|keep|check|send|drop|throw|make|leave|show|place|set|start|name|sell)$/;

/** In characters. */
const longest = 49;

/**
 * What is done in an English sentence, with everything that it may be called. Where work is shown (`isShown`), what is joined to it by
 * "and" counts; on a screen that is one more click.
 */
export function doneIn(said: Said, isShown: boolean): Task[] {
  const { senses, sentence } = said;
  const low = lowerOf(said);
  const found: Task[] = [];
  for (let at = sentence.from; at < sentence.to - 1; at++) {
    const verb = low(at);
    if (!aims.has(verb) && !means.has(verb)) continue;
    // "Pin the hem", but "pin holes".
    if (crafts.has(verb) && (senses[at]?.noun ?? 0) > 0.4 && !determiners.has(low(at + 1))) continue;
    const purpose = purposeAt(said, at, isShown);
    if (purpose === null || senses[at]?.closes) continue;
    for (const to of objectEnds(said, at + 1))
      found.push({ from: at, to, text: spellTask(said, at, to), verb, purpose });
    const second = isShown ? secondDone(said, at) : null;
    if (second) found.push({ ...second, purpose });
  }
  return found.filter(({ text }) => [...text].length <= longest);
}

/** What is done next to what the verb at a place is done to: "slicing the melon", of "grab a melon and slice it". */
function secondDone(said: Said, first: number): Omit<Task, 'purpose'> | null {
  const { senses, sentence } = said;
  const low = lowerOf(said);
  const from = particles.has(low(first + 1)) ? first + 2 : first + 1;
  const to = thingEnd(said, from);
  if (to === null) return null;
  const joint = isMovedBy(said, to) ? to + 1 : to;
  // "Take the tape off, and lay it down" may be of what the tape was on.
  if (joint > to && senses[to]?.closes) return null;
  let at = joint;
  while (/^(?:and|then|just|gently|carefully|now)$/.test(low(at)) && !senses[at]?.closes) at++;
  const verb = low(at);
  if (at === joint || at >= sentence.to || !(aims.has(verb) || means.has(verb))) return null;
  const isPlural = /[^su]s$/.test(low(to - 1));
  if (low(at + 1) !== (isPlural ? 'them' : 'it')) return null;
  const isMoved = !senses[at + 1]?.closes && isMovedBy(said, at + 2);
  if (!isMoved && vague.test(verb)) return null;
  const object = spellThing(said, from, to).replace(/^(?:an?|another) /, 'the ');
  const text = [doingForm(verb), object, ...(isMoved ? [low(at + 2)] : [])].join(' ');
  return { from: at, to: at + 1, also: { from, to }, text, verb };
}
