import { languageOfText } from '../../transcripts/reading/language-of-text.ts';
import type { Transcript } from '../../transcripts/transcript.ts';

/** The language of a talk, as far as its small words and hesitations are known here. */
export type Tongue = 'en' | 'de' | 'other';

/** Words that a talk in the language says all the time, and no other language has. */
const everywhere = { en: /^(?:the|and|you)$/i, de: /^(?:und|ist|nicht|das)$/i };
/** What part of the talk's words they are, at least. */
const fewest = 0.015;

/**
 * The language of a talk: as its source says, or, where that says nothing, as its words tell.
 *
 * @param language as in `Transcript`
 */
export function tongueOf(language: string | null, words: readonly string[]): Tongue {
  if (language !== null) {
    const own = languageCode(language);
    return own === 'en' || own === 'de' ? own : 'other';
  }
  const [english, german] = [everywhere.en, everywhere.de].map((own) => words.filter((word) => own.test(word)).length);
  const most = Math.max(english ?? 0, german ?? 0);
  if (most <= fewest * words.length) return 'other';
  return most === english ? 'en' : 'de';
}

/** Of a talk's first so many segments the language is told. */
const enoughSegments = 500;

/** The language of a talk by its code, without a country: as its source says, or, where that says nothing, as its words tell; null where neither does. */
export function languageOfTalk({ language, segments }: Transcript): string | null {
  if (language !== null) return languageCode(language) ?? null;
  const said = segments.slice(0, enoughSegments).map(({ text }) => text);
  return languageOfText(said.join(' '));
}

/** Codes of languages that have another one as well, or are told of as one with another here. */
const sameAs = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['iw', 'he'],
  ['in', 'id'],
  ['ms', 'id'],
  ['bs', 'hr'],
]);

/** The code of a language, without a country (BCP 47); undefined where there is none. */
export function languageCode(language: string): string | undefined {
  const own = /^\p{L}+/u.exec(language)?.[0].toLowerCase();
  return own === undefined ? undefined : (sameAs.get(own) ?? own);
}
