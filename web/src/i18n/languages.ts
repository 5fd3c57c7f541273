/** The languages of the interface, by their tags. */
export const languages = ['en', 'de', 'es', 'fr', 'pt', 'ja'] as const;
export type Language = (typeof languages)[number];

/** The first of some tags (BCP 47, best first) in whose language the interface is; English where it is in none of them. */
export function bestLanguage(wishes: readonly string[]): Language {
  const known = wishes.flatMap((wish) => languages.find((language) => language === primary(wish)) ?? []);
  return known[0] ?? 'en';
}

/** A language as the person's region writes it (`de-AT`, where the browser wishes that), for dates and numbers. */
export function localeOf(language: Language, wishes: readonly string[]): string {
  return wishes.find((wish) => primary(wish) === language) ?? language;
}

/** The name of a language in itself, as it begins a line: `Français`. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const primary = (tag: string) => tag.toLowerCase().split('-')[0];
