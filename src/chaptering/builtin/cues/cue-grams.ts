import type { Sentence } from '../../../transcripts/reading/sentences.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Word } from '../../../transcripts/reading/words.ts';
import type { Talk } from '../talk.ts';
import { cueWords } from './cue-translation.ts';

/** Words of an opening that are looked at, and of a sentence's end. */
const openingWords = 12;
const closingWords = 8;
const longestGram = 4;
/** Openings that say little; what follows them counts as an opening too. */
const fillers = new Set(
  'and so okay ok all right alright well um uh yeah but now oh hey look great good cool perfect also und aber ja gut dann jetzt genau super'.split(
    ' ',
  ),
);

/** What is needed of a talk to spell its words. */
interface Spoken extends Pick<Talk, 'language'> {
  words: readonly Word[];
  sentences: readonly Sentence[];
}

/** The spelled words of every sentence: lower case, numbers as `#`, what leads to something new in English. */
export function spelledWords({ words, sentences, language }: Spoken): (readonly string[])[] {
  const known = new Map<string, string>();
  const spell = (text: string) => {
    let spelled = known.get(text);
    if (spelled === undefined) {
      spelled = spelledOf(text);
      known.set(text, spelled);
    }
    return spelled;
  };
  return sentences.map(({ from, to }: Sentence) => {
    const own: string[] = [];
    for (let at = from; at < to; at++) {
      const spelled = spell(words[at]?.text ?? '');
      if (spelled !== '') own.push(spelled);
    }
    return cueWords(own, language);
  });
}

function spelledOf(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const bare = lower.includes("'") ? lower.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') : bareWord(lower);
  return /^\d/.test(bare) ? '#' : bare;
}

/**
 * The runs of words by which a sentence may show that something begins, each with a sign for where it stands:
 * `^` opens the sentence, `~` opens it after fillers, `+` stands near its opening, `<` opens and `-` closes the sentence before, `>` opens
 * the one after. `found` gets each, some twice.
 */
export function cueGrams(spelled: readonly (readonly string[])[], place: number, found: (gram: string) => void): void {
  const own = spelled[place] ?? [];
  opening('^', own, 0, longestGram, found);
  let skipped = 0;
  while (skipped < 4 && fillers.has(own[skipped] ?? '')) skipped++;
  if (skipped > 0) opening('~', own, skipped, longestGram, found);
  bag('+', own, 0, Math.min(openingWords, own.length), found);
  const before = spelled[place - 1] ?? [];
  opening('<', before, 0, 3, found);
  bag('-', before, Math.max(0, before.length - closingWords), before.length, found);
  opening('>', spelled[place + 1] ?? [], 0, 3, found);
}

function opening(
  sign: string,
  words: readonly string[],
  from: number,
  longest: number,
  found: (gram: string) => void,
): void {
  let gram = sign;
  for (let at = from; at < Math.min(words.length, from + longest); at++) {
    gram += at === from ? words[at] : ` ${words[at]}`;
    found(gram);
  }
}

function bag(sign: string, words: readonly string[], from: number, to: number, found: (gram: string) => void): void {
  for (let at = from; at < to; at++) {
    found(sign + words[at]);
    if (at + 1 < to) found(`${sign + words[at]} ${words[at + 1]}`);
  }
}
