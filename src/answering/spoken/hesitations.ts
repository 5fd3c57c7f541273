import { isFunctionWord, isGrammarIn } from '../../transcripts/reading/function-words.ts';
import { wholly } from '../../transcripts/reading/phrase-forms.ts';
import { asidesAmong, falseStart } from './asides.ts';
import { areBothMeant } from './said-again.ts';
import { fold } from './stem.ts';
import type { Tongue } from './tongue.ts';

const filler = {
  en: /^(?:u+h*m+|u+h+|e+r+m*|a+h+m*|h+m+|mm+|mhm)$/u,
  /** Elsewhere `er` and `um` are words. */
  other: /^(?:u+h+m*|u+mm+|a+h+m*|h+m+|mm+|mhm)$/u,
};
/** After a figure these are millimetres, and ampere-hours. */
const unit = /^(?:mm|ah)$/u;
/** Words that are said twice for emphasis, or rightly stand twice. */
const twice = new Set(
  'very really so no yes bye many much more far long big that had is do sehr ja nein so viel die das der nie ganz sie ihr nous vous si très muy'.split(
    ' ',
  ),
);
/** Short words that no longer one is broken off from. */
const shortWords = new Set(
  `a i an in is it to on so we he me my be do go no or of if by up us at as am the and you she for can has had was are not but all any how who why its let
put see say get got did new now one two out off our own per too use way da du er es in zu wo so ja um im am an ob ab je die der das den dem des ein und ist
sie wir ihr ich man mit von aus bei für auf wie was wer war hat zum zur nur gar`.split(/\s+/),
);
const longestPiece = 3;
/** How many words before them tell whether they are meant. */
const mostBefore = 6;
/** Words that may be said again after a false start: `I think I think`. */
const longestRepeat = 5;
/** The last of them may be broken off after so many letters. */
const fewestLetters = 3;

/** A word as speakers stumble over it: without marks, in lower case. */
function bare(word: string): string {
  return fold(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Whether a word is `um` or the like. */
export function isFiller(word: string, tongue: Tongue): boolean {
  return filler[tongue === 'en' ? 'en' : 'other'].test(bare(word));
}

/** What a listener puts in. */
const assent = wholly(
  [
    'yeah|yep|yup|right|okay|ok|kay|alright|sure|oh|cool|great|exactly|wow|huh|hmm|mm|hm|mhm',
    'uhhuh|mmhmm|i|see|good|well|ja|genau|okay|stimmt|aha|klar',
  ],
  'u',
);

/** Whether a sentence only assents: `Yeah. Mm-hmm. I see.` */
export function isAssent(words: readonly string[], tongue: Tongue): boolean {
  const plain = words.map((word) => bare(word).replaceAll('-', ''));
  return plain.length <= 5 && plain.every((word) => word === '' || assent.test(word) || isFiller(word, tongue));
}

/**
 * Which words say nothing: fillers, what is put in beside them (`, you know,`), words said again at once (`to the to the`),
 * broken-off beginnings of the next word (`d do`) and of a clause (`we could we can`). What is left is what was meant, in the
 * speaker's words. Of a language whose small words are not known here only what no word is, and what is surely said again.
 *
 * @param words with their marks
 */
export function hesitationsAmong(words: readonly string[], tongue: Tongue): boolean[] {
  const plain = words.map(bare);
  const isDropped = words.map((word, at) => isFiller(word, tongue) && !isUnit(words, at));
  const spoken = [...plain.keys()].filter((at) => !isDropped[at]);
  if (tongue === 'en')
    for (const at of asidesAmong(spoken.map((at) => words[at] ?? ''))) isDropped[spoken[at] ?? 0] = true;
  const left = spoken.filter((at) => !isDropped[at]);
  left.forEach((at, place) => {
    for (let length = longestRepeat; length > 0; length -= 1) {
      const own = left.slice(place, place + length).map((one) => plain[one] ?? '');
      const next = left.slice(place + length, place + 2 * length).map((one) => plain[one] ?? '');
      const isAgain = (word: string, which: number) =>
        word === next[which] ||
        (which > 0 && which === length - 1 && isBegunIn(word, next[which] ?? '', tongue)) ||
        (which === 0 && length > 1 && tongue === 'en' && isClitic(word, next[which] ?? ''));
      const isSame = own.length === length && own.every((word, which) => word !== '' && isAgain(word, which));
      if (!isSame || (length === 1 && maySayTwice(own[0] ?? '', tongue))) continue;
      const past = left.slice(Math.max(0, place - mostBefore), place + length);
      const [marked, unmarked] = [words, plain].map((all) => past.map((one) => all[one] ?? ''));
      const following = plain[left[place + 2 * length] ?? -1] ?? '';
      if (areBothMeant(marked ?? [], unmarked ?? [], { length, next: following })) continue;
      for (const one of left.slice(place, place + length)) isDropped[one] = true;
      break;
    }
    // What ends a sentence is no beginning of the next word: `We take model B. Bob pays.`
    const isWhole = tongue === 'other' || /[()[\]]|[.!?]$/.test(words[at] ?? '');
    if (!isWhole && isBrokenOff(plain[at] ?? '', plain[left[place + 1] ?? -1] ?? '', tongue)) isDropped[at] = true;
    if (tongue !== 'en') return;
    // No two articles stand beside each other: `a the boat`.
    if (isArticle(words[at]) && isArticle(words[left[place + 1] ?? -1])) isDropped[at] = true;
    const around = left.slice(Math.max(0, place - 1), place + 4).map((one) => words[one] ?? '');
    const start = falseStart(place === 0 ? ['', ...around] : around);
    for (const one of left.slice(place, place + start)) isDropped[one] = true;
  });
  return isDropped;
}

/** Whether it may be wanted that a word is said twice: `very very`, `nous nous lavons`. */
function maySayTwice(word: string, tongue: Tongue): boolean {
  return twice.has(word) || /\d/.test(word) || (tongue === 'other' && !isFunctionWord(word));
}

/** Whether a word said again is broken off: `the boa the boat`. */
function isBegunIn(word: string, next: string, tongue: Tongue): boolean {
  const isBroken = tongue !== 'other' && word !== next && isBrokenOff(word, next, tongue);
  return isBroken || (word.length >= fewestLetters && next.startsWith(word));
}

/** Whether a pronoun is said again with its verb: `it ju it's just` */
function isClitic(word: string, next: string): boolean {
  return word !== '' && next.startsWith(word) && /^['’]\p{L}+$/u.test(next.slice(word.length));
}

/** Whether a word, with its marks, is an article in the middle of a clause. */
function isArticle(written = ''): boolean {
  return /^(?:a|an|the)$/.test(written);
}

/** Whether a word is the unit of the figure before it: `3 mm`. */
function isUnit(words: readonly string[], at: number): boolean {
  return unit.test(bare(words[at] ?? '')) && /\d$/u.test(words[at - 1] ?? '');
}

function isBrokenOff(word: string, next: string, tongue: 'en' | 'de'): boolean {
  if (word === '' || word.length > longestPiece || next.length <= word.length || !next.startsWith(word)) return false;
  return !shortWords.has(word) && !/\d/u.test(word) && !(tongue === 'de' && isGrammarIn('de', word));
}
