import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

const locales = path.resolve(import.meta.dirname, '../../../web/src/i18n/locales');
const accents: Record<string, string> = { a: 'å', e: 'é', i: 'î', o: 'ø', u: 'ü', c: 'ç', n: 'ñ', s: 'š', y: 'ý' };

/**
 * Answers the page's requests for a catalogue with the English one in a language that is none: every message in brackets,
 * with accents, and a third longer. A browser that wishes another language than English asks for it.
 */
export async function speakPseudoLanguage(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/(?:start|app)-[\w-]+\.json$/, (route) => {
    const part = /assets\/(start|app)-/.exec(route.request().url())?.[1] ?? '';
    const english = JSON.parse(readFileSync(path.join(locales, `en/${part}.json`), 'utf8')) as Record<string, string>;
    const json = Object.fromEntries(Object.entries(english).map(([key, message]) => [key, pseudo(message)]));
    return route.fulfill({ json });
  });
}

/** What holds values and elements stays. Elements have their words in brackets of their own, as they may be read alone. */
function pseudo(message: string): string {
  const parts = message.split(/(\{\{[^}]*\}\}|<\/?\w+\/?>)/);
  const words = parts.map((part) => (/^[{<]/.test(part) ? part : part.replace(/[a-z]/g, (one) => accents[one] ?? one)));
  const longer = '~'.repeat(Math.ceil(message.replace(/<[^>]*>|\{\{[^}]*\}\}/g, '').length / 3));
  return `⟦${words
    .join('')
    .replace(/(<\w+>)([^<]*)(<\/)/g, '⟧$1⟦$2⟧$3')
    .replace(/(<\/\w+>)/g, '$1⟦')
    .replace(/(<\w+\/>)/g, '⟧$1⟦')}${longer}⟧`;
}
