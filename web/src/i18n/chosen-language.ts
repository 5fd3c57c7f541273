import { bestLanguage, type Language, languages } from './languages.ts';

/** What the person of this browser chose, and what the account chose that is signed in, which comes first. */
const places = { device: 'cuemark.language', account: 'cuemark.account-language' };
type Place = keyof typeof places;

/** The language that the person chose; undefined: as the browser wishes. */
export function chosenLanguage(): Language | undefined {
  return kept('account') ?? kept('device');
}

/** The language for this person: the one they chose, else the best of those that the browser wishes. */
export const wantedLanguage = () => chosenLanguage() ?? bestLanguage(navigator.languages);

/** Keeps a choice in this browser, or forgets it (undefined). */
export function keepLanguage(place: Place, language: Language | undefined): void {
  try {
    if (language) localStorage.setItem(places[place], language);
    else localStorage.removeItem(places[place]);
  } catch {
    // Where a browser keeps nothing the pages are in the language that it wishes.
  }
}

function kept(place: Place): Language | undefined {
  try {
    const tag = localStorage.getItem(places[place]);
    return languages.find((language) => language === tag);
  } catch {
    return undefined;
  }
}
