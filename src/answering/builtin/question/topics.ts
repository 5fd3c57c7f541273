import { anywhere } from '../../../transcripts/reading/phrase-forms.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import { askingWordsIn } from '../../kinds/asking-words.ts';
import { wordsOfText } from '../../spoken/passages.ts';
import { fold, stem } from '../../spoken/stem.ts';
import { expressionsFrom, goesOn } from '../../spoken/synonyms.ts';
import { isEnglish, isTopicless } from '../../spoken/topicless.ts';
import { asksForWhole, asksOfOne, asksOfWhole, asWhole, mayAskOfWhole } from './asked-whole.ts';
import { isFraming } from './framing-words.ts';

/** A word that the question asks for. */
export interface Sought {
  /** As the question writes it, without marks at its edges. */
  word: string;
  folded: string;
  stem: string;
  /** The expressions that it begins there: `give_up`. */
  expressions: readonly string[];
  /** 1, or less where it comes from an earlier question. */
  weight: number;
}

/** What asks how much there is of something, or how far it goes: no topic by itself. */
const howMuch = anywhere([
  'how (many|much|long|old|often|far|big|tall|deep|fast|heavy|high|hot|wide)',
  'wie ?(viele?|lange?|oft|alt|weit|groß|hoch|tief|schnell|schwer|warm|heiß)',
]);
/** Marks at a word's edges; a run of them within it is looked at only once. */
const edges = /^[^\p{L}\p{M}\p{N}]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu;

/** The words of a text that can be looked for, each stem once; undefined where they ask about the whole video. */
export function topicsOf(text: string): Sought[] | undefined {
  const sought = new Map<string, Sought>();
  const inEnglish = isEnglish(text);
  const words = wordsOfText(asWhole(text).replace(howMuch, ' ')).map((word) => word.text);
  const all = words.map((word) => fold(bareWord(word)));
  const asking = askingWordsIn(text, all);
  for (const [at, written] of words.entries()) {
    const bare = bareWord(written);
    const folded = fold(bare);
    if (
      bare === '' ||
      isTopicless(bare, inEnglish, written) ||
      asksOfWhole(folded) ||
      asking.has(folded) ||
      isFraming(folded, words[at - 1] ?? '')
    )
      continue;
    const key = stem(bare);
    if (sought.has(key)) continue;
    const expressions = expressionsFrom(folded)
      .filter((one) => goesOn(one, at, all))
      .map(({ entry }) => entry);
    sought.set(key, { word: written.replace(edges, ''), folded, stem: key, expressions, weight: 1 });
  }
  const topics = [...sought.values()];
  const isVague = topics.every(({ folded }) => mayAskOfWhole(folded));
  const isOfWhole = asksForWhole(text) || all.some(asksOfWhole) || (topics.length > 0 && !asksOfOne(text));
  return isVague && isOfWhole ? undefined : topics;
}
