/** Marks that turn, hide or reorder what is read: direction controls, soft hyphens, spaces of no width. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/** The row of dashes below the heads of a table, or a rule: a line of its own, or between the bars of a table in one line. */
const dashes = /^[ \t|:]*-{3,}[ \t|:-]*$|\|[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|/gm;
const address = /\S*(?:\w:\/\/|www\.|mailto:|[^\s@]@[^\s@]+\.)\S*/gi;

/** Any sentence as Markdown that reads as nothing but text: no moments, emphasis, images, links and HTML; addresses are code. */
export function plainSentence(text: string): string {
  return text
    .toWellFormed()
    .replace(unseen, '')
    .replace(/[∶꞉：]/g, ':')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*[[(](?:\d{1,2}:)?\d{1,3}:\d{2}(?:\s*[-–,]\s*(?:\d{1,2}:)?\d{1,3}:\d{2})*[\])]/g, '')
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
