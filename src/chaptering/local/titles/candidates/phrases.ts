import { matching, oneOf } from '../../../../transcripts/language/phrase-forms.ts';
import type { Sentence } from '../../../../transcripts/language/sentences.ts';
import type { Word } from '../../../../transcripts/language/words.ts';
import { type Casing, trimmed, withCapital } from '../words/casing.ts';
import { isNumeral } from '../words/measure-words.ts';
import type { Sense } from '../words/senses.ts';

/** A run of words that may name a chapter. */
export interface Phrase {
  /** Places of its words, `to` excluded. */
  from: number;
  to: number;
  /** Its words in lower case: the same phrase has the same key. */
  key: string;
  /** Whether it stands between words of grammar, verbs or punctuation: a whole phrase, not a torn one. */
  whole: boolean;
}

const longestPhrase = 8;
const prepositions = new Set(
  `of for in on with to from between at by about vs versus without against into over under through behind after before during beyond inside around across
  der des von für im in aus mit gegen ohne zur zum zwischen über unter nach vor bei am auf de del du des en para sin con sur pour avec contre`.split(
    /\s+/,
  ),
);
const ands = new Set('and or und oder y et &'.split(' '));
const articles = new Set(
  'the a an your der die das den dem des einer einem einen ein eine el la los las un una le les une'.split(' '),
);

/** Noun phrases, with complements, and "doing something" in a sentence. */
export function phrasesOf(words: readonly Word[], senses: readonly Sense[], sentence: Sentence): Phrase[] {
  const found: Phrase[] = [];
  for (let from = sentence.from; from < sentence.to; from++) collectFrom(from);
  return found;

  function collectFrom(from: number) {
    const first = senses[from];
    if (!first || first.part === 'grammar' || first.part === 'verb' || idle.has(first.bare)) return;
    if (isAddress(from) || isBadOpening(from)) return;
    // Three words of a script without spaces are mostly a clause.
    const unspaced = words[from + 1]?.spaced === false || (from > sentence.from && words[from]?.spaced === false);
    const longest = unspaced ? 2 : longestPhrase;
    let key = '';
    let content = 0;
    let joints = 0;
    for (let at = from; at < Math.min(sentence.to, from + longest); at++) {
      const sense = senses[at];
      const before = senses[at - 1];
      if (!sense) return;
      key += at > from ? ` ${sense.bare}` : sense.bare;
      if (sense.part === 'grammar') {
        if (at === from) return;
        if (prepositions.has(sense.bare) && before && before.part !== 'grammar' && before.part !== 'adjective') {
          if (++joints > (sense.bare === 'of' || key.includes(' of ') ? 2 : 1)) return;
        } else if (ands.has(sense.bare) && (before?.part === 'noun' || before?.part === 'name')) {
          if (++joints > 1) return;
        } else if (articles.has(sense.bare) && before?.part === 'grammar' && prepositions.has(before.bare)) {
          // The complement's article.
        } else if (articles.has(sense.bare) && before?.part === 'gerund' && at === from + 1) {
          // "Counting the urchins".
        } else return;
      } else {
        if (sense.part === 'verb' || (sense.part === 'gerund' && at > from && !opensComplement(at))) return;
        if (before && ands.has(before.bare) && sense.part === 'noun' && sense.noun < 0.7) return;
        if (sense.part === 'adjective' && before?.part === 'noun' && at > from) return;
        if (at > from && isNamedAgain(at)) return;
        if (isReport(at, sense) || (joints === 0 && isOfSingular(from, at))) return;
        if (sense.part === 'number' && at > from && before?.part !== 'name' && before?.part !== 'grammar') return;
        content++;
        if (mayEnd(sense, content)) found.push({ from, to: at + 1, key, whole: isWhole(from, at + 1) });
      }
      if (sense.closes || /^["(“„«]/.test(words[at + 1]?.text ?? '')) return;
    }
  }

  /** Whether the word opens no phrase before the next: "Thema | Rate Limiting", "year | Navalny", "likes | of Andrew Tate". */
  function isBadOpening(from: number): boolean {
    const [first, next] = [senses[from], senses[from + 1]];
    if (!first || !next || first.closes || from + 1 >= sentence.to) return false;
    if (goesOnCounting(from)) return true;
    if (first.part !== 'name' && passing.has(first.bare)) return true;
    const isNamed = next.part === 'name' || next.part === 'noun';
    if (isNamed && naming.has(first.bare)) return true;
    if (next.part === 'name' && first.part === 'noun' && emptyHeads.has(first.bare)) return true;
    // "Secretary of | State Blinken".
    if (first.bare === 'state' && next.part === 'name' && senses[from - 1]?.bare === 'of') return true;
    return next.bare === 'of' && partitive.has(first.bare);
  }

  /** Whether a number began before the word: "four hundred and | thirty houses", "two | thousand people". */
  function goesOnCounting(at: number): boolean {
    const isOfNumber = (place: number) =>
      place >= sentence.from && senses[place]?.closes === false && isNumeral(senses[place]?.bare ?? '');
    if (!isNumeral(senses[at]?.bare ?? '')) return false;
    return isOfNumber(at - 1) || (senses[at - 1]?.bare === 'and' && isOfNumber(at - 2));
  }

  function opensComplement(at: number): boolean {
    const before = senses[at - 1];
    return before?.part === 'grammar' && prepositions.has(before.bare);
  }

  function mayEnd(sense: Sense, content: number): boolean {
    if (sense.part === 'name') return true;
    if (sense.part === 'number') return content > 1;
    if (sense.part !== 'noun') return false;
    return !sense.weak || (content > 1 && sense.noun > 0.8 && !emptyHeads.has(sense.bare));
  }

  /** Whether somebody is spoken to: "…, Billie." and "Bob, …", and "from Ann Lowe of Pinnock Securities | Ann". */
  function isAddress(at: number): boolean {
    if (isNamedAgain(at)) return true;
    if (senses[at]?.part !== 'name' || !senses[at]?.closes) return false;
    return at === sentence.from ? at + 1 < sentence.to : at + 1 === sentence.to && senses[at - 1]?.closes === true;
  }

  /** Whether a sentence's last word is the name with which somebody's whole name began in it, right after another noun or name. */
  function isNamedAgain(at: number): boolean {
    const [again, before] = [senses[at], senses[at - 1]];
    if (at + 1 !== sentence.to || again?.part !== 'name' || !before || before.closes) return false;
    if (before.part !== 'noun' && before.part !== 'name') return false;
    for (let place = sentence.from; place < at - 1; place++) {
      const opensName = senses[place - 1]?.part !== 'name' && senses[place + 1]?.part === 'name';
      if (senses[place]?.bare === again.bare && opensName && !senses[place]?.closes) return true;
    }
    return false;
  }

  /** Whether a word that looks like a plural after a noun is a verb in all likelihood. */
  function isLikelyVerb(at: number, after: Sense): boolean {
    const [word, before] = [senses[at], senses[at - 1]];
    if (word?.part !== 'noun' || at === sentence.from || !/[^s]s$/.test(word.bare)) return false;
    return (before?.part === 'noun' || before?.part === 'name') && objects.has(after.bare);
  }

  /** "A loose key | rounds the corners off": of one thing there is no plural. */
  function isOfSingular(from: number, at: number): boolean {
    const [bare, last] = [senses[at]?.bare ?? '', senses[at - 1]];
    if (at === from || from === sentence.from || senses[at]?.part !== 'noun' || last?.closes) return false;
    if (!/[^sui]s$/.test(bare) || singularForms.has(bare)) return false;
    if (last?.part === 'number' || /^(?:dozen|couple|million|billion|thousand|hundred)$/.test(last?.bare ?? ''))
      return false;
    return /^(?:an?|each|every|another)$/.test(senses[from - 1]?.bare ?? '');
  }

  /** "Footage | shows Hamas": a common verb that could be a plural, after a noun and before a name. */
  function isReport(at: number, { weak, bare, part }: Sense): boolean {
    const [before, after] = [senses[at - 1], senses[at + 1]];
    if (before?.part === 'name' && !before.closes && reporting.has(bare)) return true;
    if (part !== 'noun' || !weak || !/[^s]s$/.test(bare) || before?.closes || senses[at]?.closes) return false;
    return (before?.part === 'noun' || before?.part === 'name') && after?.part === 'name';
  }

  /** Whether the complement belongs to what stands before the phrase. */
  function isTornComplement(from: number, own: readonly string[]): boolean {
    const joint = own.find((bare, at) => at > 0 && prepositions.has(bare));
    const before = from > sentence.from ? senses[from - 1] : undefined;
    if (!joint || !before || before.closes) return false;
    // "Accused | Israel of genocide".
    if (own[1] === 'of' && senses[from]?.part === 'name' && /^(?:verb|gerund)$/.test(before.part)) return true;
    if (adverbial.has(before.bare) && senses[from]?.part === 'noun') return true;
    const isArticle = /^(?:the|a|an|this|that|my|your|our|his|her|its|their|some)$/.test(before.bare);
    const leading = isArticle ? senses[from - 2] : before;
    return verbal.has(joint) && (leading?.part === 'verb' || leading?.part === 'gerund');
  }

  /** "They were in Austin | and Jonah had": what "and" adds to a complement is the next clause's subject, where its verb follows. */
  function spansClauses(from: number, to: number, after: Sense): boolean {
    if (!ofSomebody.test(after.bare)) return false;
    const and = senses.slice(from, to).findIndex(({ bare }) => bare === 'and');
    if (and < 0 || senses[from + and + 1]?.part !== 'name') return false;
    const leading = articles.has(senses[from - 1]?.bare ?? '') ? from - 2 : from - 1;
    return leading >= sentence.from && placing.has(senses[leading]?.bare ?? '');
  }

  function isWhole(from: number, to: number): boolean {
    // "Secretary of | State Blinken".
    if (senses[from]?.part === 'name' && senses[from - 1]?.bare === 'of' && senses[from - 2]?.part === 'name')
      return false;
    const own = senses.slice(from, to).map(({ bare }) => bare);
    if (own.includes('between') && !own.includes('and')) return false;
    if (reporting.has(own.at(-1) ?? '') && senses[to - 2]?.part === 'name') return false;
    if (isTornComplement(from, own) || (own.length > 2 && adverbs.test(own.join(' ')))) return false;
    // "Naturally | occurring compounds".
    if (/\p{L}{3,}ly$/u.test(senses[from - 1]?.bare ?? '') && /(?:ed|ing)$/.test(own[0] ?? '') && from > sentence.from)
      return false;
    const before = from > sentence.from ? senses[from - 1] : undefined;
    const goesOn = to < sentence.to && !senses[to - 1]?.closes && !isNamedAgain(to);
    const after = goesOn ? senses[to] : undefined;
    if (after && spansClauses(from, to, after)) return false;
    const left =
      !before || before.closes || before.part === 'grammar' || before.part === 'verb' || before.part === 'gerund';
    if (after && isLikelyVerb(to - 1, after)) return false;
    // "Hiring Bill | de Blasio".
    if (after && senses[to - 1]?.part === 'name' && particles.has(after.bare) && senses[to + 1]?.part === 'name')
      return false;
    const right = !after || ((after.part === 'grammar' || after.part === 'verb') && after.bare !== 'of');
    return left && right;
  }
}

/** Complements that say how or when, not what: "election systems for the record". */
export const adverbs = matching(
  [
    ` ${oneOf([
      `for ${oneOf([
        'the (record|time being|moment|most part|first time|sake)',
        '(a|the|another) (while|moment|second|minute|bit|long time|living)',
        'instance|example|decades|years|now|sure',
      ])}`,
      `on ${oneOf([
        'the (other|one) (hand|side)',
        'the (ground|table|way|line|fly)',
        'air|camera|board|top|average|stage|screen|monday|tuesday|wednesday|thursday|friday',
        'saturday|sunday',
      ])}`,
      `in ${oneOf([
        `(a|the) ${oneOf([
          'minute|moment|second|way|sense|few|couple|future|past|end|meantime|process|room|world',
          'country|morning|evening|afternoon|beginning|middle|first place|long run|short term',
          'long term|face',
        ])}`,
        'exchange|advance|person|general|particular|front|place|fact|detail|value|total|return',
        'turn|mind|question|part|order|january|february|march|april|may|june|july|august',
        'september|october|november|december',
      ])}`,
      `at ${oneOf([
        'the (moment|time|end|same time|very least|beginning|table|top|bottom)',
        'home|all|least|stake|night|work|once|large|times',
      ])}`,
      'to (the (point|extent|table)|date|mind|death)',
      'by (the way|the time|far|definition|default)',
      'from (the (start|beginning|outset)|scratch|time to time)',
      'with (respect|regard|regards)',
      'of (the (day|time|moment|box)|course|all)',
    ])}$`,
  ],
  'u',
);

/** Prepositions after which two seldom stand together, and verbs whose subject is somebody. */
const placing = new Set('in at on to into from about by'.split(' '));
const ofSomebody = /^(?:had|did|said|says|went|came|got|told|looked|asked|knew|took|thought)$/;

/** What stands within names of people. */
const particles = new Set('de di da del della van von der den el al bin ibn la le'.split(' '));

/** Adjectives that place a thing among others rather than tell which it is. */
const passing = new Set(
  'next last same other previous certain entire whole beispiel irgendwelche weitere verschiedene'.split(' '),
);

/** Nouns that only say that a name or word follows, and parts of things that are none. */
const naming = new Set('thema themen begriff begriffe stichwort wort frage namens'.split(' '));
const partitive = new Set(
  'likes left rest most lots kinds sorts sake verge midst wake lack bulk majority none plenty hell'.split(' '),
);

/** With which reporters are named: "NPR's Deirdre Walsh reports". */
const reporting = new Set('reports says writes explains joins argues notes'.split(' '));

/** Prepositions that mostly belong to the verb before: "return education to the states". */
const verbal = new Set('to from by at into through over under on with during inside around across'.split(' '));
/** After these a bare noun is an adverb: "in effect for", "on top of". */
const adverbial = new Set('in on at by under out up'.split(' '));

/** What follows a verb more often than a noun: "the wind shoves you", "a satellite transmits a …". */
const objects = new Set(
  'a an the my your his its our their you me him us them it this that from into along on at to over under through up down out off back away around like as'.split(
    ' ',
  ),
);

/** Singular nouns in -s. */
const singularForms = new Set(
  'series species means news headquarters crossroads works gallows barracks sports sales'.split(' '),
);

/** Forms in -ing that say no more than that somebody does something. */
const idle = new Set(
  'talking saying thinking going looking getting trying doing having being coming asking speaking telling listening watching wondering hoping keeping putting starting happening round seeing taking giving making using calling'.split(
    ' ',
  ),
);

const emptyHeads = new Set(
  `thing things lot lots kind sort bit stuff one ones way ways bunch couple ton tons guy guys folks sense course fact time times day days year years
  week weeks month months minute minutes second seconds hour hours part parts place point points case cases example examples number numbers side end top bottom
  half rest moment word words thousand hundred million billion percent dollars two three four five six seven eight nine ten today tonight sure
  first second third person somebody somehow anybody morning night evening afternoon ding dinge sache sachen mal stück teil ende anfang`.split(
    /\s+/,
  ),
);

/** The phrase as a title would write it: words as spelled inside sentences or with capitals, no possessive at its end. */
export function spellPhrase(
  words: readonly Word[],
  from: number,
  to: number,
  casing: Casing,
  capitals: readonly boolean[] = [],
): string {
  let text = '';
  for (let at = from; at < to; at++) {
    const word = words[at];
    if (!word) continue;
    const own = at > from && isLetter(words, at) ? 'A' : casing.spell(word.text);
    const spelled = capitals[at - from] ? withCapital(own) : own;
    text += at > from && word.spaced ? ` ${spelled}` : spelled;
  }
  const title = trimmed(text).replace(/['’]s?$/u, '');
  return /(?:^|\s)(?:\p{Lu}\.)+\p{Lu}$/u.test(title) ? `${title}.` : title;
}

/** Whether a word is the letter by which something is called, and not the article: `option A`. */
function isLetter(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? '';
  return /^A\P{L}*$/u.test(words[at]?.text ?? '') && /^\p{L}*\p{Ll}\p{L}*$/u.test(before);
}
