import { isNumeral } from '../../words/measure-words.ts';
import type { Said } from '../said.ts';
import { emptyHeads, idle, naming, partitive, passing } from './phrase-words.ts';

/** Whether a phrase may begin at a place. */
export function mayOpen(said: Said, at: number): boolean {
  const first = said.senses[at];
  if (!first || first.part === 'grammar' || first.part === 'verb' || idle.has(first.bare)) return false;
  return !isAddress(said, at) && !isBadOpening(said, at);
}

/** Whether the word opens no phrase before the next: "Thema | Rate Limiting", "year | Navalny", "likes | of Andrew Tate". */
function isBadOpening(said: Said, from: number): boolean {
  const { senses, sentence } = said;
  const [first, next] = [senses[from], senses[from + 1]];
  if (!first || !next || first.closes || from + 1 >= sentence.to) return false;
  if (goesOnCounting(said, from)) return true;
  if (first.part !== 'name' && passing.has(first.bare)) return true;
  const isNamed = next.part === 'name' || next.part === 'noun';
  if (isNamed && naming.has(first.bare)) return true;
  if (next.part === 'name' && first.part === 'noun' && emptyHeads.has(first.bare)) return true;
  // "Secretary of | State Blinken".
  if (first.bare === 'state' && next.part === 'name' && senses[from - 1]?.bare === 'of') return true;
  return next.bare === 'of' && partitive.has(first.bare);
}

/** Whether a number began before the word: "four hundred and | thirty houses", "two | thousand people". */
function goesOnCounting({ senses, sentence }: Said, at: number): boolean {
  const isOfNumber = (place: number) =>
    place >= sentence.from && senses[place]?.closes === false && isNumeral(senses[place]?.bare ?? '');
  if (!isNumeral(senses[at]?.bare ?? '')) return false;
  return isOfNumber(at - 1) || (senses[at - 1]?.bare === 'and' && isOfNumber(at - 2));
}

/** Whether somebody is spoken to: "…, Billie." and "Bob, …", and "from Ann Lowe of Pinnock Securities | Ann". */
function isAddress(said: Said, at: number): boolean {
  const { senses, sentence } = said;
  if (isNamedAgain(said, at)) return true;
  if (senses[at]?.part !== 'name' || !senses[at]?.closes) return false;
  return at === sentence.from ? at + 1 < sentence.to : at + 1 === sentence.to && senses[at - 1]?.closes === true;
}

/** Whether a sentence's last word is the name with which somebody's whole name began in it, right after another noun or name. */
export function isNamedAgain({ senses, sentence }: Said, at: number): boolean {
  const [again, before] = [senses[at], senses[at - 1]];
  if (at + 1 !== sentence.to || again?.part !== 'name' || !before || before.closes) return false;
  if (before.part !== 'noun' && before.part !== 'name') return false;
  for (let place = sentence.from; place < at - 1; place++) {
    const opensName = senses[place - 1]?.part !== 'name' && senses[place + 1]?.part === 'name';
    if (senses[place]?.bare === again.bare && opensName && !senses[place]?.closes) return true;
  }
  return false;
}
