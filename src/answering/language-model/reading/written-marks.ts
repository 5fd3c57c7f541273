import { plainDigits } from '../plain-digits.ts';

/** What may stand before the number of a sentence, and such numbers: `Sentence: `, `12, 13 and 15`, `12, sentence 13`. */
export const numbering =
  '(?:(?:sentences?|passages?|lines?|sources?|refs?|cit(?:e|ations?)|nos?\\.?|s\\.?|satz|sätze|#)(?:\\s*[:_])?\\s*)';
export const numbers = `\\d{1,7}(?:\\s*(?:[,;–-]|and|und|&)\\s*${numbering}?\\d{1,7})*`;
/** In square brackets any word may, of any language: in round ones `(about 3)` is no sentence. */
const word = '(?:\\p{L}{1,12}(?:\\s*[:_])?\\s*)';
const opening = `(?:<sup>|\\^?\\\\?[({（]\\s*\\^?${numbering}?|\\^?\\\\?[[【［〔]\\s*\\^?(?:${numbering}|${word})?)`;
/** `[3]`, `(sentences 3 and 4)`, `[^3]`, `\[3\]`, `<sup>3</sup>`, `【3:0†source】`, `[3](#s3)`: the numbers are its first group. */
export const writtenMark = `(?<!\\s)\\s*${opening}(${numbers})(?::\\d{1,4})?(?:†[^\\]】\\n]{0,80})?\\s*(?:</sup>|\\\\?[\\])}】］）〕])(?:\\(#[^()\\s]{0,80}\\))?`;

/** The same with the comma before another one. */
export const markInList = `${writtenMark}(?:\\s*[,;](?=${writtenMark}))?`;

/** Raised figures behind a word or a sentence: behind the letters of a unit, or what is counted, they are a power. */
const raised = /(?<=\p{L}{3}|[.!?,;:"”’)。！？]|\s)(?<!\d\s?\p{L}{1,20})[⁰¹²³⁴-⁹]{1,7}/gu;
const listed = new RegExp(`(?<mark>${writtenMark})\\s*[,;](?=${writtenMark})`, 'giu');

/** Digits of other scripts in brackets. */
const foreign = /(?<=[[({【（［〔][^[({【（［〔\n]{0,30})(?![0-9])\p{Nd}/gu;

/** Prose whose raised numbers stand in brackets, whose numbers in brackets have plain digits, and whose marks have no comma between them. */
export function plainMarks(text: string): string {
  return text
    .replace(raised, (figures) => `[${figures.normalize('NFKC')}]`)
    .replace(foreign, plainDigits)
    .replace(listed, '$<mark>');
}
