import { wholly } from '../../../../../transcripts/reading/phrase-forms.ts';
import { aims } from '../../../task-verbs.ts';
import { leads } from '../../words/clause-words.ts';
import { lowerOf, type Said } from '../said.ts';
import { leastSaid } from './task.ts';
import { determiners, particles } from './task-words.ts';

const adverbs = wholly(
  [
    'just|simply|quickly|easily|now|also|then|first|actually|really|carefully|gently|slowly',
    'always|only|again|automatically|manually|permanently|temporarily|basically|maybe|please',
    'kind|sort|of|go|ahead|and|try|to|start|begin|by',
  ],
  'u',
);
/** What joins a verb to another that only says that it is begun: "go and find", "try and lift". */
const begun = /^(?:go|come|ahead|try|start|begin)$/;
/** Menus of programs, which are named where one goes to them: "go to edit preferences". */
const menus = /^(?:file|edit|effect|view|insert|format)$/;

/**
 * How much what is done at a verb's place is what the rest is for (`Task.purpose`); null where nobody is said to do it there.
 * `isShown`: "and" may lead to it.
 */
export function purposeAt(said: Said, verb: number, isShown: boolean): number | null {
  const { senses, sentence } = said;
  const low = lowerOf(said);
  const isPassed = (place: number) =>
    adverbs.test(low(place)) && low(place) !== 'to' && (low(place) !== 'and' || begun.test(low(place - 1)));
  let at = verb - 1;
  while (at >= sentence.from && isPassed(at) && !senses[at]?.closes) at--;
  const [last, before] = [low(at), low(at - 1)];
  const isJoined = last === 'and' && at > sentence.from && !senses[at - 1]?.closes;
  if (isJoined && !(isShown && isSecondAim(said, verb))) return null;
  if (/^(?:not|don't|never|didn't|won't|can't|shouldn't|doesn't)$/.test(last) || /^(?:not|don't|never)$/.test(before))
    return null;
  const isMenu = menus.test(low(verb)) && !determiners.has(low(verb + 1));
  if (isMenu && (last === 'so' || (last === 'to' && /^(?:go|going|up|over)$/.test(before)))) return null;
  if (last === 'to') {
    if (at === sentence.from || senses[at - 1]?.closes || leads.has(before)) return 1;
    if (/^(?:way|how|order|ways|trick|tool|used|use)$/.test(before)) return 1;
    return /^(?:want|need|like|going|have|ready|able|time|wanna|decide|trying)$/.test(before) ? 0.8 : 0.4;
  }
  if (/^(?:let's|gonna|wanna)$/.test(last) || (last === 'us' && before === 'let')) return 0.8;
  if (/^(?:i'll|we'll|i'd)$/.test(last)) return 0.5;
  if (/^(?:can|could|will|would)$/.test(last) && /^(?:you|we|i|it|that|which)$/.test(before)) return 0.5;
  if (/^(?:i|we|you)$/.test(last)) {
    // "I saw" tells what was seen.
    if (low(verb) === 'saw') return null;
    return /^(?:if|when|once|as|before|after)$/.test(before) ? 0.5 : 0.2;
  }
  const opens = at < sentence.from || senses[at]?.closes === true || leads.has(last);
  return opens ? leastSaid : null;
}

/** "Tap it and scrape out the glue", but "a nut and bolt"; and "hold it and press the key" is one act. */
function isSecondAim(said: Said, verb: number): boolean {
  const low = lowerOf(said);
  const isNoun = (said.senses[verb]?.noun ?? 0) > 0.5;
  const next = low(verb + 1);
  return aims.has(low(verb)) && (!isNoun || determiners.has(next) || particles.has(next));
}
