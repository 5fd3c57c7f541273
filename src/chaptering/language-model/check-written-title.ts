import { isFunctionWord } from '../../transcripts/reading/function-words.ts';
import { bareWord, contentUnits } from '../../transcripts/reading/terms.ts';
import { checkTitle, type Spoken } from './check-title.ts';
import type { Place } from './part-names.ts';
import { sponsorNamed } from './part-names.ts';

/** A title longer than this was not meant as one, and is not cut. */
const mostCharacters = 60;
/** So much of what a title names must be said in its chapter: small models invent. */
const leastSaid = 0.6;
/** A title that has so much in common with the video's says nothing of its chapter. */
const mostEchoed = 0.75;
/** So many words as they were said are a sentence's: at the beginning of one, at its end or after a word of grammar, or anywhere. */
const copied = { opening: 4, sentence: 5, any: 7 };

/** How small models begin to speak of a title, and in place of one. */
const talk =
  /^(?:here(?:'s| is| are)|sure|okay|the (?:title|chapter|speaker|video)|this (?:chapter|video|section)|in this|title|titel|der titel)(?![\p{L}-])/iu;

/**
 * A title that a small model wrote, as it may be shown; null where it may not (`checkTitle`), and where it is long, echoes the
 * name of the video or its channel, is a sentence as it was said, or names what its chapter does not say, unless it is translated.
 */
export function checkWrittenTitle(
  proposed: string,
  { spoken, place, names }: { spoken: Spoken; place: Place; names: readonly (string | null)[] },
): string | null {
  const line = proposed.trim().replace(/^["“„«'](.*)["”“»'][.。]?$/u, '$1');
  if (line === '' || [...line].length > mostCharacters || talk.test(line) || /[<>{}|\\]/.test(line)) return null;
  const title = checkTitle(line, { ...spoken, anywhere: spoken.units }, place);
  if (title === null || sponsorNamed(title)) return title;
  const units = contentUnits(title);
  if (units.size === 0 || names.some((name) => echoes(units, name)) || isCopied(title, place)) return null;
  if (spoken.isTranslated) return title;
  const said = [...units].filter((unit) => spoken.units.has(unit)).length;
  return said >= units.size * leastSaid ? title : null;
}

function echoes(units: ReadonlySet<string>, name: string | null): boolean {
  const ofName = contentUnits(name ?? '');
  if (ofName.size === 0) return false;
  const common = [...units].filter((unit) => ofName.has(unit)).length;
  return common / units.size >= mostEchoed && (common >= 2 || ofName.size === 1);
}

/** Whether a title is a sentence that was said, or a part of one that is no name. */
function isCopied(title: string, { sentences }: Place): boolean {
  const words = wordsOf(title);
  const begins = isFunctionWord(bareWord(words[0] ?? ''));
  const run = ` ${words.join(' ')} `;
  return sentences.some(({ text }) => {
    const said = ` ${wordsOf(text).join(' ')} `;
    if (!said.includes(run)) return false;
    const isSentence = begins || said.endsWith(run);
    const fewest = said.startsWith(run) ? copied.opening : isSentence ? copied.sentence : copied.any;
    return words.length >= fewest;
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
}
