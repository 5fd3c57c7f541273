import { leads } from '../../words/clause-words.ts';
import { doingForm } from '../../words/doing-form.ts';
import type { Sense } from '../../words/senses.ts';
import { spellPhrase } from '../phrases/spell-phrase.ts';
import { lowerOf, type Said } from '../said.ts';
import type { Task } from './task.ts';
import { determiners } from './task-words.ts';

/** "Wheel off.", "the plate's out", "clips go back in": what is done is left out where everybody sees it. */
export function fittedIn(said: Said): Task[] {
  const { words, senses, sentence, casing } = said;
  const low = lowerOf(said);
  const found: Task[] = [];
  for (let at = sentence.from + 1; at < sentence.to; at++) {
    const particle = low(at);
    if (!/^(?:off|out|in|on|back)$/.test(particle) || senses[at - 1]?.closes) continue;
    const isBack = particle !== 'back' && low(at - 1) === 'back';
    let to = isBack ? at - 1 : at;
    const moves = /^(?:comes?|came|goes|go|lifts?|slides?|pops?|pulls|unscrews|drops)$/.test(low(to - 1));
    const isLast = senses[at]?.closes === true || /^(?:first|now|then|next|again)$/.test(low(at + 1));
    // "It comes out thin" tells of no deed.
    if (!isLast && (!moves || (particle === 'out' && low(at + 1) !== 'of'))) continue;
    if (moves || /^(?:is|are)$/.test(low(to - 1))) to--;
    let from = to;
    while (from > sentence.from && to - from < mostFitted && isOfThing(senses[from - 1], from === to)) from--;
    const start = determiners.has(low(from - 1)) ? from - 1 : from;
    const opens = start <= sentence.from || senses[start - 1]?.closes || leads.has(low(start - 1));
    if (from === to || !opens || notCarried.has(senses[to - 1]?.bare ?? '')) continue;
    const thing = spellPhrase(words, from, to, casing).replace(/['’]s$/, '');
    const verb = /^(?:off|out)$/.test(particle) ? 'take' : 'put';
    const text = `${doingForm(verb)} the ${thing} ${isBack ? 'back ' : ''}${particle}`;
    found.push({ from, to, text, verb, purpose: 0.8 });
  }
  return found;
}

/** What is out or off by itself, or goes in as it likes. */
const notCarried = new Set(
  'sun moon rain snow baby babies kid kids child children dog dogs cat cats jury war school match game party race news word money time show film book album video'.split(
    ' ',
  ),
);

/** Words of what is taken off or put on. */
const mostFitted = 3;

function isOfThing(sense: Sense | undefined, isLast: boolean): boolean {
  if (!sense || (sense.closes && !isLast) || (sense.weak && isLast)) return false;
  return sense.part === 'noun' || (sense.part === 'adjective' && (!isLast || sense.noun > 0.75));
}
