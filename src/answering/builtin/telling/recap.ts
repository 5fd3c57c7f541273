import { anywhere, atBegin, ending, oneOf } from '../../../transcripts/reading/phrase-forms.ts';
import { turnsAway } from '../../spoken/leaning.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { type Quote, quoteAt } from '../quoting/quote.ts';

const before = '((okay|ok|right|all right|alright|so|and|well|good|now|um|uh|gut|also|und|nun)[,. ]+)*';
const again = '(again|once more|one more time|(one )?last time)';
const it = '(it|that|this|everything|all of (it|that|this))';
const english = oneOf([
  '(just )?to (quickly )?(sum (it all |it |this |that )?up|recap|summari[sz]e)',
  `to (quickly |just )?(go|run) (over|through) ${it} ${again}`,
  `let((['’]s)|( me)|( us)) (just |quickly )*(recap|sum(mari[sz]e)?( ${it})?( up)?|(go|run) (over|through) ${it} ${again})`,
  "(here(['’]s| is) )?(a |the |my )?(very )?(quick|short|brief|final) (recap|summary|round-?up)",
  'in (summary|short|a nutshell)',
  'recap',
]);
const german = oneOf([
  'zusammengefasst|zusammenfassend|kurz gesagt|unterm strich',
  `(fassen wir|ich fasse) .{0,30}zusammen${ending}`,
  'noch (ein)?mal (kurz|schnell|zusammengefasst)',
]);
/** With which what was told is told again in short: `So, to sum up.` */
const recapping = atBegin([`${before}${oneOf([english, german])}`]);
/** What is summed up for a moment, or by somebody else. */
const ofOther = anywhere([
  '(last|previous) (time|week|meeting|video|episode)',
  'so far',
  'bisher',
  'letzte[nrs]? (mal|woche)',
]);
/** It comes in the last part of a talk, and says at least so many words. */
const lastPart = 0.55;
const fewestWords = 15;
/** What opens it has at most so many words without saying anything of it. */
const mostOfOpening = 9;
const quoted = { asking: true, enough: 50, most: 90 };

/** Where a talk tells in short what it told; undefined where it does not. */
export function recapOf(spoken: Spoken): Quote | undefined {
  const { sentences, words } = spoken;
  const late = sentences.findIndex(({ from }) => from >= words.length * lastPart);
  if (late < 0) return undefined;
  const opening = sentences.findLastIndex(
    ({ text, question }, place) => place >= late && !question && recapping.test(text) && !ofOther.test(text),
  );
  if (opening < 0) return undefined;
  const { from = 0, to = 0 } = sentences[opening] ?? {};
  const begin = to - from <= mostOfOpening ? opening + 1 : opening;
  const end = sentences.findIndex(({ text }, place) => place > begin && turnsAway(text));
  const until = end < 0 ? sentences.length : end;
  const length = (sentences[until - 1]?.to ?? 0) - (sentences[begin]?.from ?? 0);
  if (begin >= until || length < fewestWords) return undefined;
  return quoteAt(begin, spoken, { ...quoted, earliest: begin, endsAt: (place) => place >= until });
}
