import { wholly } from '../../../../transcripts/language/phrase-forms.ts';
import type { Sentence } from '../../../../transcripts/language/sentences.ts';
import type { Word } from '../../../../transcripts/language/words.ts';
import { aims, crafts, means } from '../../task-verbs.ts';
import { showsWork } from '../stages/shown-work.ts';
import { type Casing, trimmed } from '../words/casing.ts';
import { leads } from '../words/clause-words.ts';
import { doingForm } from '../words/doing-form.ts';
import { neverNouns, type Sense } from '../words/senses.ts';
import { spellPhrase } from './phrases/spell-phrase.ts';

/** Something that is done, as a title says it: "Resizing the brush", of "to resize the brush, open …". */
export interface Task {
  /** Places of the verb and of what it is done to, `to` excluded. */
  from: number;
  to: number;
  /** Those of what it is done to, where that was named before: "grab the melon and slice it". */
  also?: { from: number; to: number };
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
/** After these another may stand: "all the screws". */
const beforeDeterminer = /^(?:all|both)$/;
/** What points at what everybody sees also stands by itself: "keep those apart". */
const pointing = /^(?:this|that|these|those)$/;
/** What joins a second thing to what something is done to. */
const joints = new Set('to from into onto in on of for with off'.split(' '));
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
/** What is done with nearly everything tells nothing of it by itself. */
const vague =
  /^(?:get|give|put|take|bring|find|use|let|hold|keep|check|send|drop|throw|make|leave|show|place|set|start|name|sell)$/;
/** Menus of programs, which are named where one goes to them: "go to edit preferences". */
const menus = /^(?:file|edit|effect|view|insert|format)$/;
/** How what is pointed at is laid. */
const turned = /^(?:aside|upright|upside|sideways|(?:anti|counter)?clockwise)$/;
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
  const isShown = showsWork(words, language);
  const tasks = sentences.map((sentence) => tasksOf({ words, senses, casing }, sentence, isShown));
  const count = tasks.reduce((sum, own) => sum + new Set(own.map(({ from }) => from)).size, 0);
  const fewest = promising.test(videoTitle ?? '') ? fewestPromised : fewestTasks;
  if (!isShown) return count * 100 >= fewest * words.length ? tasks : [];
  // Those who show work as they chat leave verbs out: "Butter on bread", "dry mint" are no tasks.
  const isDone = ({ from, purpose }: Task) => {
    const [first = '', second = ''] = words.slice(from + 1, from + 3).map(({ text }) => trimmed(text).toLowerCase());
    const [verb, next] = [senses[from], /^(?:up|down|out|off|away)$/.test(first) ? second : first];
    const isVerb = (verb?.noun ?? 0) <= 0.5 && verb?.part !== 'adjective';
    return purpose > leastSaid || isVerb || determiners.has(next) || /^(?:it|them)$/.test(next);
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

/**
 * What is done in an English sentence, with everything that it may be called. Where work is shown (`isShown`), what is joined to it by
 * "and" counts; on a screen that is one more click.
 */
function tasksOf(
  { words, senses, casing }: Pick<Shown, 'words' | 'senses' | 'casing'>,
  sentence: Sentence,
  isShown: boolean,
): Task[] {
  const low = (at: number) =>
    trimmed(words[at]?.text ?? '')
      .toLowerCase()
      .replaceAll('’', "'");
  const found: Task[] = [];
  for (let at = sentence.from; at < sentence.to - 1; at++) {
    const verb = low(at);
    if (!aims.has(verb) && !means.has(verb)) continue;
    // "Pin the hem", but "pin holes".
    if (crafts.has(verb) && (senses[at]?.noun ?? 0) > 0.4 && !determiners.has(low(at + 1))) continue;
    const purpose = purposeAt(at);
    if (purpose === null || senses[at]?.closes) continue;
    for (const to of endsAfter(at + 1)) found.push({ from: at, to, text: spelled(at, to), verb, purpose });
    const second = isShown ? secondDone(at) : null;
    if (second) found.push({ ...second, purpose });
  }
  return found.filter(({ text }) => [...text].length <= longest);

  /** How much what is done at a place is what the rest is for; null where nobody is said to do it there. */
  function purposeAt(verb: number): number | null {
    let at = verb - 1;
    const isPassed = (place: number) =>
      adverbs.test(low(place)) && low(place) !== 'to' && (low(place) !== 'and' || begun.test(low(place - 1)));
    while (at >= sentence.from && isPassed(at) && !senses[at]?.closes) at--;
    const [last, before] = [low(at), low(at - 1)];
    const isJoined = last === 'and' && at > sentence.from && !senses[at - 1]?.closes;
    if (isJoined && !(isShown && isSecondAim(verb))) return null;
    const opens = at < sentence.from || senses[at]?.closes === true || leads.has(last);
    if (/^(?:not|don't|never|didn't|won't|can't|shouldn't|doesn't)$/.test(last) || /^(?:not|don't|never)$/.test(before))
      return null;
    const isMenu = menus.test(low(verb)) && !determiners.has(low(verb + 1));
    if (isMenu && (last === 'so' || (last === 'to' && /^(?:go|going|up|over)$/.test(before)))) return null;
    if (last === 'to') {
      if (at === sentence.from || senses[at - 1]?.closes || leads.has(before)) return 1;
      if (/^(?:way|how|order|ways|trick|tool|used|use)$/.test(before)) return 1;
      if (/^(?:want|need|like|going|have|ready|able|time|wanna|decide|trying)$/.test(before)) return 0.8;
      return 0.4;
    }
    if (/^(?:let's|gonna|wanna)$/.test(last) || (last === 'us' && before === 'let')) return 0.8;
    if (/^(?:i'll|we'll|i'd)$/.test(last)) return 0.5;
    if (/^(?:can|could|will|would)$/.test(last) && /^(?:you|we|i|it|that|which)$/.test(before)) return 0.5;
    // "I saw" tells what was seen.
    if (/^(?:i|we|you)$/.test(last) && low(verb) === 'saw') return null;
    if (/^(?:i|we|you)$/.test(last)) return /^(?:if|when|once|as|before|after)$/.test(before) ? 0.5 : 0.2;
    return opens ? leastSaid : null;
  }

  /** "Tap it and scrape out the glue", but "a nut and bolt"; and "hold it and press the key" is one act. */
  function isSecondAim(verb: number): boolean {
    const isNoun = (senses[verb]?.noun ?? 0) > 0.5;
    const next = low(verb + 1);
    return aims.has(low(verb)) && (!isNoun || determiners.has(next) || particles.has(next));
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
    return ends.map((end) => (end === first && isMovedBy(end) ? end + 1 : end));
  }

  /** "Take the wheel out", but "cut the strips in half". */
  function isMovedBy(at: number): boolean {
    if (!particles.has(low(at)) || senses[at - 1]?.closes || determiners.has(low(at + 1))) return false;
    const next = senses[at + 1];
    if (senses[at]?.closes || !next || /^(?:grammar|verb)$/.test(next.part)) return true;
    return !/^(?:in|on|over)$/.test(low(at)) || /^(?:first|last|next)$/.test(next.bare);
  }

  /** Where a noun phrase ends that begins at a place; null where none does. */
  function phraseFrom(from: number): number | null {
    let at = from;
    const isDeterminer = (place: number) => determiners.has(low(place)) && !senses[place]?.closes;
    if (isDeterminer(at) && beforeDeterminer.test(low(at)) && isDeterminer(at + 1)) at++;
    if (isDeterminer(at)) at++;
    const isDetermined = at > from;
    // "Give these a rub", "keep those apart".
    if (isDetermined && (determiners.has(low(at)) || (pointing.test(low(at - 1)) && standsAside(at)))) return null;
    let end: number | null = null;
    for (; at < Math.min(sentence.to, from + mostObject); at++) {
      const sense = senses[at];
      if (!sense || sense.part === 'grammar' || isAround(at)) break;
      const isLast = sense.closes || senses[at + 1]?.part === 'grammar' || particles.has(low(at + 1));
      // "A voice recording", "the lining", but "the rope using a knife".
      if (sense.part === 'gerund' && !(isDetermined && isLast && !determiners.has(low(at + 1)))) break;
      // "The tap": after an article the last word is a noun, whatever it is elsewhere.
      if (sense.part === 'verb' && !(isDetermined && isLast)) break;
      const isNoun = sense.part === 'adjective' ? isLast && isNamed(from, sense) : sense.part !== 'number';
      if (isNoun && !sense.weak && sense.bare !== 'actual') end = at + 1;
      if (sense.closes) break;
    }
    return end;
  }

  /** "The fabric", "my joint" are things, though such words mostly stand before others; "a blue", "the longest" are not. */
  function isNamed(from: number, { noun, bare }: Sense): boolean {
    return /^(?:the|your|my|our)$/.test(low(from)) && noun > 0.62 && !/est$|-/.test(bare);
  }

  /** Whether a word says where or how something is moved or kept rather than what. */
  function standsAside(at: number): boolean {
    return particles.has(low(at)) || neverNouns.has(low(at)) || turned.test(low(at));
  }

  /** "Draw round it", but "the next round". */
  function isAround(at: number): boolean {
    const before = senses[at - 1];
    return low(at) === 'round' && !determiners.has(low(at - 1)) && !before?.weak && before?.part !== 'adjective';
  }

  /** What is done next to what the verb at a place is done to: "slicing the melon", of "grab a melon and slice it". */
  function secondDone(first: number): Omit<Task, 'purpose'> | null {
    const from = particles.has(low(first + 1)) ? first + 2 : first + 1;
    const to = phraseFrom(from);
    if (to === null) return null;
    const joint = isMovedBy(to) ? to + 1 : to;
    // "Take the tape off, and lay it down" may be of what the tape was on.
    if (joint > to && senses[to]?.closes) return null;
    let at = joint;
    while (/^(?:and|then|just|gently|carefully|now)$/.test(low(at)) && !senses[at]?.closes) at++;
    const verb = low(at);
    if (at === joint || at >= sentence.to || !(aims.has(verb) || means.has(verb))) return null;
    const isPlural = /[^su]s$/.test(low(to - 1));
    if (low(at + 1) !== (isPlural ? 'them' : 'it')) return null;
    const isMoved = !senses[at + 1]?.closes && isMovedBy(at + 2);
    if (!isMoved && vague.test(verb)) return null;
    const object = spelledThing(from, to).replace(/^(?:an?|another) /, 'the ');
    const text = [doingForm(verb), object, ...(isMoved ? [low(at + 2)] : [])].join(' ');
    return { from: at, to: at + 1, also: { from, to }, text, verb };
  }

  /** "Taking the wheel out". */
  function spelled(from: number, to: number): string {
    return `${doingForm(low(from))} ${spelledThing(from + 1, to)}`;
  }

  /** "The wheel", whosever it is. */
  function spelledThing(from: number, to: number): string {
    const whose = /^(?:your|my|our|this|that|these|those)$/;
    const parts: string[] = [];
    for (let at = from; at < to; at++) {
      if (/^(?:some|any)$/.test(low(at))) continue;
      const word = spellPhrase(words, at, at + 1, casing);
      // "Nonna's soup" keeps whose it is; what stands last does not.
      const owner = at < to - 1 ? (/['’]s?$/.exec(low(at))?.[0] ?? '') : '';
      parts.push(whose.test(low(at)) ? 'the' : `${word}${owner}`);
    }
    return parts.join(' ');
  }
}
