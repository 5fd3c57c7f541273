import type { Sentence } from '../../../transcripts/language/sentences.ts';
import type { Word } from '../../../transcripts/language/words.ts';
import { aims, means } from '../task-verbs.ts';
import { type Casing, trimmed } from './casing.ts';
import { leads } from './clause-words.ts';
import { doingForm } from './doing-form.ts';
import { spellPhrase } from './phrases.ts';
import type { Sense } from './senses.ts';
import { showsWork } from './shown-work.ts';

/** Something that is done, as a title says it: "Resizing the brush", of "to resize the brush, open …". */
export interface Task {
  /** Places of the verb and of what it is done to, `to` excluded. */
  from: number;
  to: number;
  text: string;
  /** The verb in its bare form, and the last word of what it is done to. */
  verb: string;
  /** 0 to 1: how much it is said to be what all of it is for, rather than one act among others. */
  purpose: number;
}

const particles = new Set('up down out off on in back together away over apart'.split(' '));
const determiners = new Set(
  'the a an your my our this that these those some each every both all any another'.split(' '),
);
/** What joins a second thing to what something is done to. */
const joints = new Set('to from into onto in on of for with off'.split(' '));
const adverbs =
  /^(?:just|simply|quickly|easily|now|also|then|first|actually|really|carefully|gently|slowly|always|only|again|automatically|manually|permanently|temporarily|basically|maybe|please|kind|sort|of|go|ahead|and|try|to|start|begin|by)$/;
const mostObject = 5;
const longest = 49;

/** Tasks in a hundred words, from which on something is shown rather than talked about: by themselves, and where the title says so. */
const fewestTasks = 1.5;
const fewestPromised = 0.6;
const promising =
  /\b(?:tutorial|step[- ]by[- ]step|diy|recipe|walk-?through|repair|install(?:ing|ation)?|for beginners)\b/i;

/** The purpose of what is merely done, by nobody or in a bare form. */
const leastSaid = 0.2;

interface Shown {
  words: readonly Word[];
  sentences: readonly Sentence[];
  senses: readonly Sense[];
  casing: Casing;
  language: string | null;
}

/** The tasks of each sentence of a video that shows how something is done; none of one that talks. */
export function tasksWithin(
  { words, sentences, senses, casing, language }: Shown,
  videoTitle: string | null,
): Task[][] {
  const tasks = sentences.map((sentence) => tasksOf(words, senses, sentence, casing));
  const count = tasks.reduce((sum, own) => sum + new Set(own.map(({ from }) => from)).size, 0);
  const fewest = promising.test(videoTitle ?? '') ? fewestPromised : fewestTasks;
  if (!showsWork(words, language)) return count * 100 >= fewest * words.length ? tasks : [];
  // Those who show work as they chat leave verbs out: "Butter on bread", "dry mint" are no tasks.
  const isDone = ({ from, purpose }: Task) => {
    const [verb, next] = [senses[from], trimmed(words[from + 1]?.text ?? '').toLowerCase()];
    const isVerb = (verb?.noun ?? 0) <= 0.5 && verb?.part !== 'adjective';
    return purpose > leastSaid || isVerb || determiners.has(next);
  };
  return tasks.map((own, place) => {
    const sentence = sentences[place];
    return [...own.filter(isDone), ...(sentence ? fittedIn(words, senses, sentence, casing) : [])];
  });
}

/** "Wheel off.", "the plate's out", "clips go back in": what is done is left out where everybody sees it. */
function fittedIn(words: readonly Word[], senses: readonly Sense[], sentence: Sentence, casing: Casing): Task[] {
  const low = (at: number) => trimmed(words[at]?.text ?? '').toLowerCase();
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

/** What is done in an English sentence, with everything that it may be called. */
export function tasksOf(words: readonly Word[], senses: readonly Sense[], sentence: Sentence, casing: Casing): Task[] {
  const low = (at: number) =>
    trimmed(words[at]?.text ?? '')
      .toLowerCase()
      .replaceAll('’', "'");
  const found: Task[] = [];
  for (let at = sentence.from; at < sentence.to - 1; at++) {
    const verb = low(at);
    if (!aims.has(verb) && !means.has(verb)) continue;
    const purpose = purposeAt(at);
    if (purpose === null || senses[at]?.closes) continue;
    for (const to of endsAfter(at + 1)) found.push({ from: at, to, text: spelled(at, to), verb, purpose });
  }
  return found.filter(({ text }) => [...text].length <= longest);

  /** How much what is done at a place is what the rest is for; null where nobody is said to do it there. */
  function purposeAt(verb: number): number | null {
    let at = verb - 1;
    while (at >= sentence.from && adverbs.test(low(at)) && low(at) !== 'to' && !senses[at]?.closes) at--;
    const [last, before, further] = [low(at), low(at - 1), low(at - 2)];
    const opens = at < sentence.from || senses[at]?.closes === true || leads.has(last);
    if (/^(?:not|don't|never|didn't|won't|can't|shouldn't|doesn't)$/.test(last) || /^(?:not|don't|never)$/.test(before))
      return null;
    if (last === 'to') {
      if (at === sentence.from || senses[at - 1]?.closes || leads.has(before)) return 1;
      if (/^(?:way|how|order|ways|trick|tool|used|use)$/.test(before)) return 1;
      if (/^(?:want|need|like|going|have|ready|able|time|wanna|decide|trying)$/.test(before)) return 0.8;
      return 0.4;
    }
    if (/^(?:let's|gonna|wanna)$/.test(last) || (last === 'us' && before === 'let')) return 0.8;
    if (/^(?:i'll|we'll|i'd)$/.test(last)) return 0.5;
    if (/^(?:can|could|will|would)$/.test(last) && /^(?:you|we|i|it|that|which)$/.test(before)) return 0.5;
    if (/^(?:i|we|you)$/.test(last)) return /^(?:if|when|once|as|before|after)$/.test(before) ? 0.5 : 0.2;
    if (opens || (last === 'and' && further !== '')) return 0.2;
    return null;
  }

  /** Where what something is done to may end: with its first noun phrase, and with another that is joined to it. */
  function endsAfter(from: number): number[] {
    let at = from;
    if (particles.has(low(at)) && !senses[at]?.closes) at++;
    const first = phraseFrom(at);
    if (first === null) return [];
    const ends = [first];
    if (joints.has(low(first)) && !senses[first - 1]?.closes) {
      const second = phraseFrom(first + 1);
      if (second !== null && second - from <= mostObject + 4) ends.push(second);
    }
    // "Take the wheel out".
    return ends.flatMap((end) =>
      particles.has(low(end)) && !senses[end - 1]?.closes && end === first && !determiners.has(low(end + 1))
        ? [end + 1]
        : [end],
    );
  }

  /** Where a noun phrase ends that begins at a place; null where none does. */
  function phraseFrom(from: number): number | null {
    let at = from;
    while (determiners.has(low(at)) && !senses[at]?.closes && at - from < 2) at++;
    let end: number | null = null;
    const isDetermined = at > from;
    for (; at < Math.min(sentence.to, from + mostObject); at++) {
      const sense = senses[at];
      if (!sense || sense.part === 'grammar' || sense.part === 'gerund') break;
      // "The tap": after an article the last word is a noun, whatever it is elsewhere.
      const isLast = sense.closes || senses[at + 1]?.part === 'grammar' || particles.has(low(at + 1));
      if (sense.part === 'verb' && !(isDetermined && isLast)) break;
      if (sense.part !== 'adjective' && sense.part !== 'number' && !sense.weak) end = at + 1;
      if (sense.closes) break;
    }
    return end;
  }

  /** "Taking the wheel out", whosever wheel it is. */
  function spelled(from: number, to: number): string {
    const whose = /^(?:your|my|our|this|that|these|those)$/;
    const parts: string[] = [doingForm(low(from))];
    for (let at = from + 1; at < to; at++) {
      if (/^(?:some|any)$/.test(low(at))) continue;
      parts.push(whose.test(low(at)) ? 'the' : spellPhrase(words, at, at + 1, casing));
    }
    return parts.join(' ');
  }
}
