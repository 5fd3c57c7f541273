import { doingForm } from '../../words/doing-form.ts';
import { spellPhrase } from '../phrases/spell-phrase.ts';
import { lowerOf, type Said } from '../said.ts';

/** Something that is done, as a title says it: "Resizing the brush", of "to resize the brush, open …". */
export interface Task {
  /** Places of the verb and of what it is done to, `to` excluded. */
  from: number;
  to: number;
  /** Those of what it is done to, where that was named before: "grab the melon and slice it". */
  also?: { from: number; to: number };
  text: string;
  /** The verb in its bare form. */
  verb: string;
  /** 0 to 1: how much it is said to be what all of it is for, rather than one act among others. */
  purpose: number;
}

/** The purpose of what is merely done, by nobody or in a bare form. */
export const leastSaid = 0.2;

/** "Taking the wheel out", of a verb and what follows it. */
export function spellTask(said: Said, from: number, to: number): string {
  return `${doingForm(lowerOf(said)(from))} ${spellThing(said, from + 1, to)}`;
}

/** "The wheel", whosever it is. */
export function spellThing(said: Said, from: number, to: number): string {
  const low = lowerOf(said);
  const whose = /^(?:your|my|our|this|that|these|those)$/;
  const parts: string[] = [];
  for (let at = from; at < to; at++) {
    if (/^(?:some|any)$/.test(low(at))) continue;
    const word = spellPhrase(said.words, at, at + 1, said.casing);
    // "Nonna's soup" keeps whose it is; what stands last does not.
    const owner = at < to - 1 ? (/['’]s?$/.exec(low(at))?.[0] ?? '') : '';
    parts.push(whose.test(low(at)) ? 'the' : `${word}${owner}`);
  }
  return parts.join(' ');
}
