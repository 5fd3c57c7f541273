import type { Spoken } from './passages.ts';
import { stem } from './stem.ts';

const counts = [
  ['one', 'first', 'eins', 'erste', 'erstens', '1'],
  ['two', 'second', 'zwei', 'zweite', 'zweitens', '2'],
  ['three', 'third', 'drei', 'dritte', 'drittens', '3'],
  ['four', 'fourth', 'vier', 'vierte', 'viertens', '4'],
  ['five', 'fifth', 'fünf', 'fünfte', 'fünftens', '5'],
  ['six', 'sixth', 'sechs', 'sechste', 'sechstens', '6'],
  ['seven', 'seventh', 'sieben', 'siebte', 'siebtens', '7'],
];
/** `Number two, …`, `Option two is …`, `Second, …`, `The second thing …` */
const numbered =
  /^\W*(?:(?:and|so|then|now|okay|und|also|dann)[, ]+)*(?:(?:number|option|reason|step|tip|rule|point|mistake|type|part|question|nummer|schritt|punkt|tipp|grund|fehler|möglichkeit) (\p{L}+|\d)|(?:the |my |der |die |das )?(first|second|third|fourth|fifth|sixth|seventh|erste|zweite|dritte|vierte|fünfte|sechste|siebte)(?:ly| of all)?(?:,| (?:is|was|one|thing|reason|point|option|step|type|mistake|argument|problem|tip|rule|lesson|advantage|ist|war|punkt|grund|fehler|tipp))|(\p{L}+tens),?)(?!\p{L})/iu;
/** Words from one point to the next, at most. */
const mostBetween = 220;
/** What says how many things come, and little else: `There are three reasons.` */
const announcing =
  /(?<!\p{L})(two|three|four|five|six|seven|zwei|drei|vier|fünf|sechs|sieben) (?:\p{L}+ ){0,2}?(?:things|reasons|ways|types|kinds|parts|steps|options|tools|rules|mistakes|points|questions|problems|examples|causes|dinge|gründe|arten|teile|schritte|möglichkeiten|fehler|punkte|regeln)(?:,? (?:why|that|to|for|here|in common|warum|wieso) ?.{0,40})?\W*$/iu;
/** The same of whatever there is: `There are four signs.` */
const announcingAny =
  /^\W*(?:(?:so|now|and|well|also|nun)[, ]+)*(?:there (?:are|were)|we (?:have|had)|we['’]ve got|i(?:['’]d| would) say|es gibt) (two|three|four|five|six|seven|zwei|drei|vier|fünf|sechs|sieben) (?:\p{L}+ ){0,2}\p{L}{3,}\W*$/iu;
/** What names them itself; not `Now, there are three reasons, why …`. */
const listing = /(?<!^\W*(?:so|now|and|well|also|nun))[:,](?! (?:why|that|warum|wieso) )/iu;
/** `That is four tools.` */
const lookingBack = /(?<!\p{L})(?:that(?:['’]s| is| was| makes)|those (?:are|were)|das (?:sind|waren))(?!\p{L})/iu;

/** The place of each sentence that begins a counted point (`Number one, …`, `Second, …`), with its number. */
function pointsOf({ sentences }: Spoken): { place: number; number: number }[] {
  return sentences.flatMap(({ text }, place) => {
    const number = numberOfPoint(text);
    return number > 0 ? [{ place, number }] : [];
  });
}

/** The number of the counted point that a sentence begins; 0 where it begins none. */
function numberOfPoint(text: string): number {
  const [, named, ordinal, german] = numbered.exec(text) ?? [];
  const word = (named ?? ordinal ?? german)?.toLowerCase();
  return word === undefined ? 0 : counts.findIndex((forms) => forms.includes(word)) + 1;
}

/** The counted points among which a sentence stands, or before which it announces them: places in order; at least two, or none. */
export function pointsAround(place: number, spoken: Spoken): number[] {
  const { sentences } = spoken;
  const runs: { place: number; number: number }[][] = [];
  for (const point of pointsOf(spoken)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const words = (sentences[point.place]?.from ?? 0) - (sentences[last?.place ?? 0]?.from ?? 0);
    if (run && last && point.number === last.number + 1 && words <= mostBetween) run.push(point);
    else runs.push([point]);
  }
  const own = runs.find((run) => {
    const [first, last] = [run[0]?.place ?? 0, run.at(-1)?.place ?? 0];
    return run.length > 1 && first - 2 <= place && place <= last + 1;
  });
  return own?.map((point) => point.place) ?? [];
}

/** Whether a sentence begins a counted point. */
export function isPoint(text: string): boolean {
  return numbered.test(text);
}

/** Whether a sentence begins a counted point after another one. */
export function isFurtherPoint(text: string): boolean {
  return numberOfPoint(text) > 1;
}

/** The sort of thing that a question asks to be told: `types` of `What types of pumps are there?` */
const sortAsked =
  /(?<!\p{L})(?:what|which|the|all|welche|die) (?:(?:two|three|four|five|six|main|different|zwei|drei|vier|fünf) )*(\p{L}{4,})(?!\p{L})/iu;

const countAsked = /(?<!\p{L})(two|three|four|five|six|seven|zwei|drei|vier|fünf|sechs|sieben)(?!\p{L})/iu;

/** How many things a question asks to be told: `her four mistakes`; 0 where it does not say. */
export function countedIn(question: string): number {
  const word = countAsked.exec(question)?.[1]?.toLowerCase();
  return word === undefined ? 0 : counts.findIndex((forms) => forms.includes(word)) + 1;
}

/** Where a speaker says how many there are of what a question asks to be told: `There are three types.`; -1 where nobody does. */
export function announcedSort(question: string, spoken: Spoken): number {
  const asked = stem(sortAsked.exec(question)?.[1] ?? '');
  if (asked === '') return -1;
  return spoken.sentences.findIndex(({ text }, place) => {
    const [said] = announcing.exec(text) ?? announcingAny.exec(text) ?? [];
    const words = said?.match(/\p{L}+/gu) ?? [];
    return announcedAfter(place, spoken) > 0 && words.some((word) => stem(word) === asked);
  });
}

/** How many sentences after one say what it announces: `There are three reasons.` is followed by three; 0 where it announces nothing. */
export function announcedAfter(place: number, { sentences }: Spoken): number {
  const { text = '' } = sentences[place] ?? {};
  const announced = announcing.exec(text) ?? announcingAny.exec(text);
  const [said = '', word] = announced ?? [];
  if (word === undefined || listing.test(said) || lookingBack.test(text)) return 0;
  return counts.findIndex((forms) => forms.includes(word.toLowerCase())) + 1;
}
