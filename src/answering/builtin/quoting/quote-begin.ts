import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { matching, oneOf, wordEnd } from '../../../transcripts/reading/phrase-forms.ts';
import { sentenceEnd } from '../../../transcripts/reading/sentences.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { isPieceAfter } from './pieces.ts';

/** A reason that is said in the sentence before. */
const becauseOf = /(?<!\p{L})(?:because of|due to) (?:it|that|this|them|all that)(?!\p{L})/iu;
const pointing = matching(
  [
    `^${oneOf([
      '([Aa]nd|[Bb]ut|[Ss]o|[Bb]ecause),? (that|this|it|they|he|she)',
      `[Tt]h(at|is(?! is (my|our|\\p{Lu}\\p{Ll}+)${wordEnd})|ese|ose|ey)`,
      '[Ww]hich',
      '[Ii]t(?! (is|was) .{1,40} (who|that) )',
      '[Hh]e|[Ss]he|[Tt]hem',
      '([Dd]as|[Dd]ies|[Ee]s|[Ee]r)(?= \\p{Ll})',
    ])}${wordEnd}`,
  ],
  'u',
);
/** What stands for something that was named before. */
const pronoun = /^(?:it|them|ihn|ihm|ihnen)$/u;
/** `If it sticks, …` */
const conditional = /^\W*(?:(?:and|but) )?(?:if|when|once|until|while|wenn|sobald|falls)(?!\p{L})/iu;
/** So many words of a sentence are looked at. */
const soon = 7;

/** Whether a sentence does something with what was named before it, with but a verb before the pronoun: `Then cover it with a cloth.` */
function namesNothing(text: string): boolean {
  const words = text.split(/\s+/).slice(0, soon).map(bareWord);
  const at = words.findIndex((word) => pronoun.test(word));
  if (at < 1) return false;
  const telling = words.slice(0, at).filter((word) => !isFunctionWord(word));
  return telling.length === 0 ? conditional.test(text) : telling.length === 1 && telling[0] === words[at - 1];
}

/** Whether a sentence points to what the same speaker said in the one before: `That is why …`, `Which is …` */
export function pointsBack(
  place: number,
  { sentences, words, by }: Spoken,
  goesOn: (place: number) => boolean,
): boolean {
  const before = sentences[place - 1];
  const { text = '', from = 0 } = sentences[place] ?? {};
  if (!before || before.question || by[place - 1] !== by[place] || words[from]?.speaker) return false;
  return !goesOn(place) && !goesOn(place - 1) && (pointing.test(text) || becauseOf.test(text) || namesNothing(text));
}

/**
 * Whether a sentence goes on after dots that are part of it (`Choose Save As... and name the file.`), or after a silence within it, which
 * its own end tells where ends are marked.
 */
export function isMidSentence(place: number, spoken: Spoken): boolean {
  const { sentences, by } = spoken;
  const before = sentences[place - 1]?.text ?? '';
  const { text = '' } = sentences[place] ?? {};
  if (by[place - 1] !== by[place] || !/^\p{Ll}/u.test(text)) return false;
  if (/(?:\.{3}|…)$/.test(before)) return true;
  return before !== '' && !sentenceEnd.test(before) && sentenceEnd.test(text) && !isPieceAfter(place, spoken);
}
