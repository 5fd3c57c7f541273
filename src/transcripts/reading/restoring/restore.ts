import type { Word } from '../words.ts';
import { breaksBeforeNames, marksOf } from './marks.ts';
import { isFirstPerson, namesAmong, saidAgain } from './names.ts';
import type { Restoring } from './restoring.ts';
import { spokenWord } from './spoken-word.ts';

/** Below one sentence end in this many words nothing is punctuated; below one capital in this many, names have none. */
const wordsPerEnd = 45;
const wordsPerCapital = 40;
const sentenceEnd = /[.!?…]["'”’»)\]]*$/u;
const punctuation = /[.,;:!?…–—]["'”’»)\]]*$/u;
/** What is said letter by letter has no vowel, most often. */
const letters = /^(?!(?:mr|mrs|ms|dr|st|jr|sr|vs|ft|mt|pt)$)[bcdfghjklmnpqrstvwxz]{2,5}$/iu;

/**
 * English words as they would be written, with punctuation and capitals where captions have none (automatic ones have not):
 * word for word the same, but for case and what stands after them. Words that are punctuated come back as they are.
 */
export function restore(words: readonly Word[], learned: Restoring): readonly Word[] {
  const ends = words.filter(({ text }) => sentenceEnd.test(text)).length;
  if (words.length === 0 || ends * wordsPerEnd >= words.length) return words;
  const textAt = (at: number) => words[at]?.text ?? '';
  const spoken = words.map(({ text, pause }) => spokenWord(text, pause));
  const surelyEnds = (at: number) => {
    const next = words[at + 1];
    return !next || next.speaker || next.mark || next.by !== words[at]?.by || sentenceEnd.test(textAt(at));
  };
  const marks = marksOf(spoken, surelyEnds, learned);
  const capitals = words.filter(({ text }) => /^\p{Lu}/u.test(text) && !isFirstPerson(text)).length;
  const isName = capitals * wordsPerCapital >= words.length ? [] : namesAmong(spoken, marks, learned.name);
  for (const at of saidAgain(spoken, isName)) if (marks[at - 1] === '') marks[at - 1] = '.';
  for (const at of breaksBeforeNames(spoken, isName, learned)) marks[at] ||= ',';
  return words.map((word, at) => {
    const opens = at === 0 || /[.?]/.test(marks[at - 1] ?? '');
    const spelled = spell(word.text, isName[at] === true, opens, learned);
    const mark = punctuation.test(spelled) ? '' : (marks[at] ?? '');
    return spelled + mark === word.text ? word : { ...word, text: spelled + mark };
  });
}

function spell(text: string, isName: boolean, opens: boolean, { spellings }: Restoring): string {
  if (isFirstPerson(text)) return text.replace(/^i/, 'I');
  if (isName) {
    const [, own = '', rest = ''] = /^(.*?)((?:['’]s)?[^\p{L}\p{N}]*)$/u.exec(text) ?? [];
    const known = spellings.get(own.toLowerCase());
    if (known !== undefined) return known + (known.includes('.') && rest === '' ? '.' : rest);
    if (letters.test(own)) return own.toUpperCase() + rest;
  }
  return isName || opens ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
}
