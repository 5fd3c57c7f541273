import type { Language } from './languages.ts';
import type app from './locales/en/app.json';
import start from './locales/en/start.json' with { type: 'json' };

/** Plural forms stand under the key with the category behind it. */
type WithoutCategory<Name> = Name extends `${infer Key}_${Intl.LDMLPluralRule}` ? Key : Name;

/** What the interface says, by page and meaning. */
export type MessageKey = WithoutCategory<keyof typeof start | keyof typeof app>;

/** What stands in a message's `{{…}}`. `count` chooses among plural forms. */
export type Values = Record<string, string | number>;
export type Catalogue = Readonly<Record<string, string>>;

let language: Language = 'en';
let locale = 'en';
let messages: Catalogue = start;

/** The language that the page is in. It is the same as long as the page is there: another one begins with a new page. */
export const pageLanguage = () => language;

/** The same in the form of the person's region, for `Intl`. */
export const pageLocale = () => locale;

export function setPageLanguage(next: Language, nextLocale: string): void {
  language = next;
  locale = nextLocale;
}

/** Takes in what a catalogue says; of a message that is there already it has the newer form. */
export function addMessages(catalogue: Catalogue): void {
  messages = { ...messages, ...catalogue };
}

/** A message of the page's language. Catalogues are written as i18next reads them (JSON v4). */
export function t(key: MessageKey, values: Values = {}): string {
  return filled(messageOf(key, values), values);
}

/** A message by a name that the server gave, such as a problem's code; undefined where the catalogue has none for it. */
export function knownMessage(key: string, values: Values = {}): string | undefined {
  const message = found(key, values);
  return message && filled(message, values);
}

/** The message without its values; of plural forms the one for `count`. */
export const messageOf = (key: MessageKey, values: Values = {}) => found(key, values) ?? key;

function found(key: string, { count }: Values): string | undefined {
  const category = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : '';
  return messages[`${key}_${category}`] ?? messages[key];
}

/** A text with its values: `{{name}}` as it is, `{{count, number}}` as the locale writes numbers. */
export function filled(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) =>
    isNumber ? new Intl.NumberFormat(locale).format(Number(values[name])) : String(values[name]),
  );
}
