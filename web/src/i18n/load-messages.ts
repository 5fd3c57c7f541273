import { wantedLanguage } from './chosen-language.ts';
import { type Language, localeOf } from './languages.ts';
import { addMessages, type Catalogue, pageLanguage, setPageLanguage } from './messages.ts';

/** `start`: what the first pages say, in English a part of the program; `app`: all the others. */
type Part = 'start' | 'app';

const addresses = import.meta.glob<string>('./locales/*/*.json', { query: '?url', import: 'default', eager: true });

let begun: Language = 'en';

/** The language that was wanted when the page began; where its words did not come the page is in English. */
export const begunLanguage = () => begun;

/** Puts the page in the language of the person, before anything is shown; in English where the words of theirs do not come. */
export async function beginLanguage(): Promise<void> {
  begun = wantedLanguage();
  const wanted = begun;
  const language = wanted === 'en' || (await hasStart(wanted)) ? wanted : 'en';
  setPageLanguage(language, localeOf(language, navigator.languages));
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

async function hasStart(language: Language): Promise<boolean> {
  try {
    addMessages(await load(language, 'start'));
    return true;
  } catch {
    return false;
  }
}

let app: Promise<void> | undefined;

/** What all pages but the first ones say. Throws what fetch throws where it can not be loaded, and may be asked for again. */
export function loadAppMessages(): Promise<void> {
  app ??= load(pageLanguage(), 'app').then(addMessages, (error: unknown) => {
    app = undefined;
    throw error;
  });
  return app;
}

async function load(language: Language, part: Part): Promise<Catalogue> {
  const answer = await fetch(addresses[`./locales/${language}/${part}.json`] ?? '');
  if (!answer.ok) throw new Error(`the words came with ${answer.status}`);
  return (await answer.json()) as Catalogue;
}

/** How a language is written, as the platform knows it. */
function directionOf(language: Language): string {
  const locale: Intl.Locale & { getTextInfo?: () => { direction: string } } = new Intl.Locale(language);
  return locale.getTextInfo?.().direction ?? 'ltr';
}
