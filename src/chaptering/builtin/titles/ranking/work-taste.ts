import { anywhere, ending, matching, oneOf, word } from '../../../../transcripts/reading/phrase-forms.ts';
import { aims, means } from '../../task-verbs.ts';
import type { Seen } from '../seen-candidate.ts';
import { mayNameTool } from '../stages/stage-list.ts';

/** Less than so often said, a tool or what is put on with it is a detail. */
const fewestOfTool = 4;
/** A part that is worked on is named so often in its chapter, and at most half as often in all others. */
const fewestOfPart = 3;

/**
 * What titles of videos that show work ask for beyond `tasteOf`: what is done and what it is done to, no tools, amounts and times, nobody
 * told of in passing. Set by hand, on the scale of a candidate's worth; `isAside` says that its sentence tells of people or of other days.
 */
export function workTaste(one: Seen, isAside: boolean): number {
  const { kind, own, text, count, sentence } = one;
  const content = own.filter(({ part }) => part !== 'grammar');
  const last = content.at(-1);
  let worth = isAside && count === 1 ? -1.2 : 0;
  if (counted.test(text)) worth -= 2;
  if (count === 1 && isCompared(one)) worth -= 1.5;
  if (count < 3 && content.some(({ part }) => part === 'name') && !one.inVideoTitle) worth -= 1.2;
  if (last && mayNameTool(last.bare) && count < fewestOfTool) worth -= 1.2;
  const isSomebodys = content.some(({ bare }) => somebodys.has(bare));
  if (isSomebodys && !one.inVideoTitle) worth -= 1.5;
  // "Rag round", of "put a rag round it".
  if (/ (?:round|bang)$/i.test(text)) worth -= 2;
  if (incomplete.test(text)) worth -= 1.2;
  if (kind === 'task') return worth + (!means.has(own[0]?.bare ?? '') ? 0.8 : movedAway.test(text) ? 0.9 : -0.3);
  // Who pays is named more than once.
  if (one.isName && content.length > 1 && count > 2) worth += 1;
  if (kind === 'statement') return worth - 2;
  if (isTorn(one) || worn.test(text)) worth -= 2;
  if (kind !== 'phrase' && kind !== 'pair' && kind !== 'joined') return worth;
  if (content.length > 1) return count === 1 && sentence > 1 ? worth - 0.7 : worth;
  const isPart =
    !isSomebodys &&
    count >= fewestOfPart &&
    one.stretches > 1 &&
    !counted.test(text) &&
    one.elsewhere * 2 <= count &&
    last?.part === 'noun' &&
    !mayNameTool(last.bare);
  return isPart ? worth + 1.8 : worth;
}

/** "Like butter on bread", "looks like a wet cat": what something is compared with. */
function isCompared({ before }: Seen): boolean {
  const at = before.findLastIndex(({ bare }) => bare === 'like');
  return at >= 0 && !/^(?:you|i|we|they|would|to|d)$/.test(before[at - 1]?.bare ?? '');
}

/** "Get under the staple with the pliers", "the pliers and rock it": what stands on either side belongs to what is said around it. */
function isTorn({ own, before, after }: Seen): boolean {
  const [last, joint] = [own.at(-1)?.bare ?? '', own.at(-2)?.bare];
  const next = after[0]?.bare ?? '';
  if (joint === 'and' && (/^(?:it|them)$/.test(next) || ((aims.has(last) || means.has(last)) && next === 'the')))
    return true;
  return own.some(({ bare }) => bare === 'with') && before.slice(-2).some(({ bare }) => placing.test(bare));
}

const placing = /^(?:under|into|onto|over|behind|between|around|through|along|against)$/;

/** How somebody is while the work is done. */
const worn = /^(?:wearing|holding|sitting|standing|kneeling|watching|waiting|listening) /i;

/** The hands that work, and who comes by. */
const somebodys = new Set(
  'finger fingers fingertip fingertips thumb thumbs thumbnail hand hands palm palms fist mouth cheek lip tongue elbow mother mum mom mam dad daddy father wife husband sister brother uncle aunt aunty nan gran grandad son daughter neighbor neighbour mate dog cat tea coffee cuppa'.split(
    ' ',
  ),
);

/** "Lifting the arm up", "tearing off the paper" change something; "holding the arm" and "picking up the arm" do not. */
const movedAway =
  / (?:off|out|in|on|up|down|back|apart|away)$|^(?!(?:pick|hold|keep|giv|look|go|com|runn|walk|work|putt)ing)\p{L}+ing (?:off|out|away|up|apart|down) /iu;

/** What is put or stuck is put somewhere: "putting the knife". */
const incomplete =
  /^(?:putting|sticking|dropping|throwing|setting) (?!(?:on|in|up|out|off|down|back)\b)(?!.* (?:on|in|up|out|off|down|back|into|onto|over|under|to|at|around|away|together|through)\b)/i;

/** How much, how many and when. */
const counted = matching([
  `^((about|another|first|last|next) )?(${oneOf([
    `one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|${word}teen`,
    '(twen|thir|for|fif|six|seven|eigh|nine)ty',
    'hundred|thousand|half|quarter|third|couple|spoons?|splash|drop|dab|pair|lump|bits?|cup',
    `glass|millilit${ending}`,
    'lit(re|er)s?',
    '\\d+',
  ])}\\b)`,
  `\\b${oneOf([
    'minus\\b|hertz|khz|db\\b|decibel|lufs|millisecond|kbps|pixels?\\b|volts?\\b|watts?\\b',
    'millimet|centimet',
    'met(re|er)s?\\b',
    'inch|foot\\b|feet\\b|miles?\\b|hours?\\b|minutes?\\b|seconds?\\b|evenings?\\b|mornings?\\b',
    'days?\\b|weeks?\\b|months?\\b|degrees|percent|dollars|bucks|quid|euros?\\b|pounds?\\b',
    'grams?\\b|kilos?\\b|litres?\\b|table?spoons?|teaspoons?',
    '(mon|tues|wednes|thurs|fri|satur|sun)day',
    'january|february|march|april|june|july|august|september|october|november|december',
  ])}`,
]);

/** Who is told of in passing, and other days. */
export const aside = anywhere([
  `(my|our|his|her|their) (own )?${oneOf([
    'dad|daddy|father|mother|mum|mom|mam|wife|husband|uncle|aunt|nephew|niece|brother|sister',
    `cousin|son|daughter|neighbou?r|friend|boss|landlord|student|teacher|kids?|grand${word}`,
    `${word}-in-law`,
  ])}`,
  'our lass|the missus|years ago|when i was|used to|once|one time',
  'last (time|year|week|summer|winter)',
  'a (fell(a|ow)|lady|guy|man|woman|chap|lad|lassie|bloke|girl|kid)',
  'somebody|someone',
  'people (say|ask|think|tell)',
  'folks? (say|ask|think|tell)',
  'comments?',
  'i (had|knew|did|saw|watched|remember) (a|an|one|the|it)',
  'in the war|they say',
]);
