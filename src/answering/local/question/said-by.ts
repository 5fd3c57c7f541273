import { oneOf, wordEnd, words } from '../../../transcripts/language/phrase-forms.ts';

const opinion = "(['’]s)? (opinion|view|attitude)";
const says = oneOf([
  'think|believe|feel|see|like|prefer|want|joke|joking',
  'say|mention|state|stress|emphasi[sz]e|express|point out|put forward',
  'elaborate|contribute|introduce|explain|talk|discuss|ask|answer|respond|react',
  'claim|argue|agree|suggest|recommend|propose|consider',
  'decide|choose|conclude|plan',
]);
const english = new RegExp(
  `^\\W*(?:what|why|how|which \\p{L}+) (?:did|does|do|was|were) ` +
    `(?<who>(?:[\\p{L}.'’-]+ ){1,6}?)${oneOf([`(?<verb>(not |also |dis)?${says})`, opinion])}${wordEnd}`,
  'iu',
);
const german = new RegExp(
  `^\\W*(?:was|warum|wie) (?:denkt|dachte|sagt|sagte|meint|meinte|hält|hielt|empfiehlt|findet) ` +
    `(?<who>${words(1, 4)}?)(?:über|zu|von|zum|zur|davon|dazu)${wordEnd}`,
  'iu',
);

/** Who is asked to have said something, and the verb of it: `What did the designer think of …`. Empty where nobody is. */
export function saidBy(question: string): { who: string; verb: string } {
  const { who = '', verb = '' } = (english.exec(question) ?? german.exec(question))?.groups ?? {};
  return { who, verb };
}

/** The names before a verb of speaking: `What did Zoe say …` */
export function namesBeforeVerb(question: string): string[] {
  return saidBy(question).who.match(/\p{Lu}\p{Ll}[\p{L}\p{M}’'-]*(?<!['’]s)/gu) ?? [];
}
