import { leadsIn, leans, tellsOfTelling, turnsAway } from './leaning.ts';
import type { Spoken } from './passages.ts';
import {
  acts,
  actsSo,
  begins,
  beginsAlone,
  doesSo,
  finishes,
  follows,
  goesOn,
  goesOnSurely,
  goesThere,
  handles,
  lastly,
  opens,
  purpose,
  turns,
} from './step-forms.ts';

/** How far before a sentence its step may begin: sentences, words; further where the sentence finishes it. */
const most = { sentences: 2, words: 32 };
const mostOfFinished = { sentences: 4, words: 64 };
/** How many sentences between two acts of a step may tell none. */
const mostRemarks = 1;

/** Whether a sentence turns to another step, or looks back. */
export function isNextStep(place: number, { sentences }: Spoken): boolean {
  const { text = '' } = sentences[place] ?? {};
  return turns.test(text) || leadsIn(text);
}

/** Whether a sentence tells what to do. */
export function tellsAct(text: string): boolean {
  return acts.test(text) || actsSo.test(text) || follows.test(text) || handles.test(text);
}

/** Whether a sentence tells what to do after, or instead of, what is told before it: `Then go to the menu.` */
export function goesOnActing(text: string): boolean {
  return goesOnSurely.test(text) && (acts.test(text) || actsSo.test(text) || handles.test(text));
}

/** Whether a step is done before a sentence: `Click OK.`, and no `Then …` follows. */
export function isFinishedBefore(place: number, { sentences }: Spoken): boolean {
  return finishes.test(sentences[place - 1]?.text ?? '') && !follows.test(sentences[place]?.text ?? '');
}

/** Whether a sentence says what a step is for: `To true a wheel, …`, `If you want to …` */
export function beginsStep(text: string): boolean {
  return begins.test(text);
}

/**
 * The last sentence of the step that goes on from a sentence: what is done there one after the other, with a remark between, up
 * to where it is finished, to another step, or to so many words from where the step begins.
 */
export function stepEnd(place: number, spoken: Spoken, begin: number, mostWords: number): number {
  const { sentences, by } = spoken;
  const first = sentences[begin]?.from ?? 0;
  let acted = tellsAct(sentences[place]?.text ?? '');
  let end = place;
  let remarks = 0;
  for (let at = place + 1; remarks <= mostRemarks; at += 1) {
    const { text = '', question = true, to = 0 } = sentences[at] ?? {};
    if (question || by[at] !== by[place] || turnsAway(text) || leadsIn(text) || to - first > mostWords) break;
    if (acted && (isNextStep(at, spoken) || purpose.test(text))) break;
    // What is done for a remark is another step: `Wax lasts longer. To do that, …`
    if (acted && remarks > 0 && doesSo.test(text)) break;
    if (isFinishedBefore(end + 1, spoken)) break;
    if (!tellsAct(text)) {
      if (!tellsOfTelling(text)) remarks += 1;
      continue;
    }
    acted = true;
    end = at;
    remarks = 0;
  }
  return end;
}

/**
 * The sentence with which the step begins that goes on in a sentence: the one that says what it is for, or where it is made.
 * The sentence itself where it begins one.
 */
export function stepBegin(place: number, spoken: Spoken): number {
  const { sentences, words, by, meant } = spoken;
  const own = sentences[place];
  const isLast = own !== undefined && (lastly.test(own.text) || finishes.test(own.text));
  if (!own || own.question) return place;
  if ((begins.test(own.text) || beginsAlone.test(own.text)) && !lastly.test(own.text)) return place;
  const furthest = isLast ? mostOfFinished : most;
  let begin = place;
  for (let at = place - 1; at >= 0 && place - at <= furthest.sentences; at -= 1) {
    const sentence = sentences[at];
    const after = sentences[at + 1];
    if (!sentence || !after || sentence.question || by[at] !== by[place] || (meant[at] ?? 0) === 0) break;
    if (own.from - sentence.from > furthest.words || words[after.from]?.speaker) break;
    // What went before is another step where this one does not lean on it.
    if (!(goesOn.test(after.text) || leans(after.text) || (isLast && tellsAct(sentence.text)))) break;
    if (begins.test(sentence.text) || doesSo.test(after.text)) return at;
    if (doesSo.test(sentence.text)) begin = at;
    if (isLast && isFinishedBefore(at + 1, spoken)) break;
    if ((isLast && tellsAct(sentence.text)) || (opens.test(sentence.text) && !goesThere.test(own.text))) begin = at;
  }
  return begin;
}
