/** Marks that turn, hide or reorder what is read: direction controls, soft hyphens, spaces of no width. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/** The row of dashes below the heads of a table, or a rule: a line of its own, or between the bars of a table in one line. */
const dashes = /^[ \t|:]*-{3,}[ \t|:-]*$|\|[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|/gm;
const time = String.raw`(?:\d{1,2}:)?\d{1,3}:\d{2}`;
const bracketedTimes = new RegExp(String.raw`\s*[[(]${time}(?:\s*[-–,]\s*${time})*[\])]`, 'g');
const address = /\S*(?:\w:\/\/|www\.|mailto:|[^\s@]@[^\s@]+\.)\S*/gi;
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
/** Between sentences of Chinese and Japanese no space is written. */
const spaceOfNone = /(?<=[。！？…」』）]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（])/gu;
/** A word with the space before it, or one character of those that are written without spaces. */
const word = new RegExp(String.raw`\s*(?:[${unspaced}]|[^\s${unspaced}]+)`, 'gu');

/**
 * What others wrote or said (a model, a transcript) as Markdown that reads as nothing but text, in one line: no emphasis, images,
 * links, tables and HTML, and nothing that looks like a moment; addresses are code.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(unseen, '')
    .replace(/[∶꞉：]/g, ':')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(bracketedTimes, '')
    .replace(dashes, ' ')
    .replace(/[\p{Cc}\u2028\u2029\uFFFD]+/gu, ' ')
    .replace(/<(script|style)\b[^<>]{0,200}>[^<]{0,2000}<\/\1>/gi, ' ')
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(/[*`<>[\]|~\\{}]/g, '')
    .replace(/&(?=#?\w+;)/g, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/(\p{Nd}):(?=\p{Nd}\p{Nd})/gu, '$1.')
    .replace(address, (one) => `\`${one}\``)
    .replace(/\s+/g, ' ')
    .replace(/(?: |(?<!\.)\.)(?=[.…]$)/u, '')
    .trim();
}

/**
 * What sentences that follow one another say, from the first on, as `plainText`.
 *
 * @param words at most so many (characters, where no spaces are written); dots say that the rest is left out
 */
export function quoteOf(sentences: readonly { text: string }[], words: number): { text: string } {
  const told = sentences.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join(' ');
  const said = told.replace(spaceOfNone, '');
  const all = said.match(word) ?? [];
  if (all.length <= words) return { text: plainText(said) };
  return { text: `${plainText(all.slice(0, words).join('')).replace(/[\s,;:–—-]+$/u, '')} …` };
}
