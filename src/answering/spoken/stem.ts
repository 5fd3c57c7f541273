import { irregularForms } from './irregular-forms.ts';
import { ownStems } from './own-stems.ts';
import { infinitiveOf } from './participle.ts';

const suffixes = /(?:ments?|ings?|edly|ness|ungen|ung|lich|ly|ed|ers?|ens?|ern|em|es|(?<=el)n|e)$/u;
/** Of `glass`, `virus` and `basis` it is no ending, nor where another one was cut: of `house`. */
const plural = /(?<![sui])s$/u;
/** `anzusetzen` is `ansetzen`. */
const splitInfinitive =
  /^(ab|an|auf|aus|durch|ein|her|hin|los|mit|nach|um|vor|weg|zu|zuruck|zusammen)zu(\p{L}{3,}e?n)$/u;
/** Spellings of Britain and America that no ending tells. */
const spellings = new Map(
  `grey:gray greys:grays greyish:grayish centre:center centres:centers centred:centered metre:meter metres:meters litre:liter litres:liters
theatre:theater theatres:theaters fibre:fiber fibres:fibers programme:program programmes:programs catalogue:catalog catalogues:catalogs dialogue:dialog
dialogues:dialogs cheque:check cheques:checks tyre:tire tyres:tires mould:mold moulds:molds jewellery:jewelry aluminium:aluminum defence:defense licence:license
organisation:organization`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
const shortestStem = 3;
const longestStem = 7;

/**
 * A word's stem: lower case, without diacritics, common English and German endings, and what follows its seventh letter.
 * Crude, but `borrow`, `borrowed` and `Häuser`, `Haus` find each other.
 */
export function stem(word: string): string {
  const written = fold(word);
  const folded = irregularForms.get(written) ?? infinitiveOf(written) ?? written;
  const own = ownStems.get(folded);
  if (own !== undefined) return own.slice(0, longestStem);
  let left = (spellings.get(folded) ?? folded)
    .replace(splitInfinitive, '$1$2')
    .replace(/(?<=\p{L}{3})our(?=(?:s|ed|ing|ful|ful?ly|ite|ites)?$)/u, 'or')
    .replace(/(?<=\p{L}{3})is(?=(?:e|es|ed|ing|er|ers|ation|ations)$)/u, 'iz')
    .replace(/(?<=\p{L}{3})lys(?=(?:e|es|ed|ing)$)/u, 'lyz');
  for (let round = 0; round < 2; round += 1) {
    const cut = left.replace(suffixes, '');
    const shorter = cut.length < shortestStem || (cut === left && round === 0) ? left.replace(plural, '') : cut;
    if (shorter.length < shortestStem) break;
    left = shorter;
  }
  return left
    .replace(/y$/u, 'i')
    .replace(/(\p{L})\1$/u, '$1')
    .slice(0, longestStem);
}

/** Lower case, `ß` as `ss`, without diacritics, hyphens (`back-end` is `backend`) and points (`u.k` is `uk`): how a word is compared. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/(?<=\p{L})[-‐‑–](?=\p{L})/gu, '')
    .replace(/(?<=(?:^|\.)\p{L})\.(?=\p{L}(?:\.|$))/gu, '');
}
