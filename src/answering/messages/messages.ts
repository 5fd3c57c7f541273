import english from './en.json' with { type: 'json' };

/** What the product itself says in answers. */
export type MessageKey = keyof typeof english;

/** The messages of a language by its code, ICU’s with plain `{placeholders}`; in English where there is no catalogue of it. */
export function messagesFor(
  _language: string | null,
): (key: MessageKey, values?: Record<string, string | number>) => string {
  return (key, values = {}) =>
    english[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
