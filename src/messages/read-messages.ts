import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import ICU from 'i18next-icu';
import { z } from 'zod';

/** Says a message, with the values of its placeholders. */
export type Say<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/**
 * Reads the message catalogues of a folder: one JSON a language, named by its code, in ICU message format. Where a language has none,
 * or a message is missing, English is said.
 */
export function readMessages<Key extends string>(folder: string) {
  const languages = readdirSync(folder).flatMap((name) =>
    name.endsWith('.json') ? [path.basename(name, '.json')] : [],
  );
  const resources = Object.fromEntries(
    languages.map((language) => {
      const text = readFileSync(path.join(folder, `${language}.json`), 'utf8');
      return [language, { translation: z.record(z.string(), z.string()).parse(JSON.parse(text)) }];
    }),
  );
  const instance = i18next.createInstance().use(ICU);
  // Nothing is fetched, so it is ready at once.
  void instance.init({ resources, lowerCaseLng: true, fallbackLng: 'en', initAsync: false });
  return {
    languages,
    /** Messages in a language by its code; in English where it is null. */
    messagesFor(language: string | null): Say<Key> {
      const say = instance.getFixedT(language !== null && languages.includes(language) ? language : 'en');
      return (key, values = {}) => String(say(key as never, values as never));
    },
  };
}
