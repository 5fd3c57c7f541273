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
    const own = /^\p{L}+/u.exec(language)?.[0].toLowerCase();
    return own === 'en' || own === 'de' ? own : 'other';
  }
  const [english, german] = [everywhere.en, everywhere.de].map((own) => words.filter((word) => own.test(word)).length);
  const most = Math.max(english ?? 0, german ?? 0);
  if (most <= fewest * words.length) return 'other';
  return most === english ? 'en' : 'de';
}
