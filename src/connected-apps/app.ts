/** A program that wants to act for an account. */
export interface App {
  /** What names it: letters that it was given when it registered itself, or the address of a document that tells of it. */
  clientId: string;
  /** As it calls itself. */
  name: string;
  /** Where it may be answered. */
  redirectUris: string[];
  /** The host of that document, which vouches for the name; null: nobody does. */
  host: string | null;
}

/** Unicode code points of a name. */
const mostCharacters = 60;

/** A name that can be shown: of one line, without what turns the writing round or can not be seen. Empty where nothing is left. */
export function shownName(name: string): string {
  const plain = name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return Array.from(plain).slice(0, mostCharacters).join('');
}
