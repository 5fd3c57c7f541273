import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { sentenceEnd } from '../../../transcripts/reading/sentences.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Word } from '../../../transcripts/reading/words.ts';
import { isFiller } from '../../spoken/hesitations.ts';
import type { Tongue } from '../../spoken/tongue.ts';
import { dots } from './trim-quote.ts';

/** With which a clause begins anew after a hesitation: `My daughter was, um, she was seven.` */
const beginning = /^(?:i|you|he|she|it|we|they|there|that|this|ich|du|er|sie|es|wir|ihr)(?:['’]\p{L}+)?$/iu;
/** It goes on with these: `but, um, I can try`. */
const joining = /^(?:and|but|so|or|because|that|if|when|while|then|und|aber|oder|dass|weil|wenn|dann)$/iu;

/**
 * The words that are kept of what was said as they are written where others between them were left out: without the comma that
 * stood before those, and with a capital where a sentence begins now.
 */
export function smoothed(kept: readonly Word[], said: readonly Word[], tongue: Tongue): Word[] {
  const places = new Map(said.map((word, at) => [word, at]));
  return kept.map((word, at) => {
    const leftOut = (one: Word | undefined, other: Word | undefined) =>
      said.slice((places.get(one ?? dots) ?? said.length) + 1, places.get(other ?? dots) ?? 0);
    const opens = ends(kept[at - 1]) && leftOut(kept[at - 1], word).length > 0;
    const gap = leftOut(word, kept[at + 1]);
    // Two clauses that an aside stood between keep their comma.
    const isAnew = beginning.test(bareWord(kept[at + 1]?.text ?? '')) && !joining.test(bareWord(word.text));
    const isHesitant = gap.every(({ text }) => isFiller(text, tongue));
    const joins = gap.length > 0 && !isAnew && (isHesitant || isFunctionWord(bareWord(word.text)));
    const text = joins ? word.text.replace(/,$/, '') : word.text;
    return text === word.text && !opens ? word : { ...word, text: opens ? capitalized(text) : text };
  });
}

function ends(word: Word | undefined): boolean {
  return word !== undefined && word !== dots && sentenceEnd.test(word.text);
}

/** A sentence as it is written where what led to it was left out; names such as `iPad` stay. */
export function capitalized(text: string): string {
  return /^(?!\p{Script=Georgian})\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
