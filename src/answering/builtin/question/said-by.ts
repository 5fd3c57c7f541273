import { oneOf, wordEnd, words } from '../../../transcripts/reading/phrase-forms.ts';

const opinion = "(['’]s)? (opinion|view|attitude)";
/** What says no more than that somebody speaks of something. */
const tells = 'complain|worry|warn|object|comment|insist|admit|tell|speak|reply|rant|report';
const says = oneOf([
  tells,
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

const onlyTelling = new RegExp(`^(?:${tells})$`, 'iu');

/** Whether a question asks for somebody's words by a verb that says nothing of what they are: `What did Ann complain about?` */
export function asksWordsBy(verb: string, question: string): boolean {
  return onlyTelling.test(verb) && saidBy(question).verb.toLowerCase() === verb.toLowerCase();
}
