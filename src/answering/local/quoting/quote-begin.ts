import type { Spoken } from '../../spoken/passages.ts';

/** A reason that is said in the sentence before. */
const becauseOf = /(?<!\p{L})(?:because of|due to) (?:it|that|this|them|all that)(?!\p{L})/iu;
const pointing =
  /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Bb]ecause),? (?:that|this|it|they|he|she)|[Tt]h(?:at|is|ese|ose|ey)|[Ww]hich|[Ii]t(?! (?:is|was) .{1,40} (?:who|that) )|[Hh]e|[Ss]he|[Tt]hem|(?:[Dd]as|[Dd]ies|[Ee]s|[Ee]r)(?= \p{Ll}))(?!\p{L})/u;

/** Whether a sentence points to what the same speaker said in the one before: `That is why …`, `Which is …` */
export function pointsBack(
  place: number,
  { sentences, words, by }: Spoken,
  goesOn: (place: number) => boolean,
): boolean {
  const before = sentences[place - 1];
  const { text = '', from = 0 } = sentences[place] ?? {};
  if (!before || before.question || by[place - 1] !== by[place] || words[from]?.speaker) return false;
  return !goesOn(place) && !goesOn(place - 1) && (pointing.test(text) || becauseOf.test(text));
}

/** Whether a sentence goes on after dots that are part of it: `Choose Save As... and name the file.` */
export function isMidSentence(place: number, { sentences, by }: Spoken): boolean {
  const before = sentences[place - 1]?.text ?? '';
  return by[place - 1] === by[place] && /(?:\.{3}|…)$/.test(before) && /^\p{Ll}/u.test(sentences[place]?.text ?? '');
}
