import type { Frame, Page } from 'playwright-core';
import { outputLanguages } from '../../../src/contract/output-languages.ts';

/** Names, which no language changes, and those of languages, which the browser knows. */
const languageNames = new Intl.DisplayNames('de', { type: 'language' });
const names = ['Cuemark', 'Free', 'Pro', 'API', ...outputLanguages.map((language) => languageNames.of(language))];

/** Runs in the page. What is marked as another language's is somebody's own, unless it is marked as the page's again. */
const strayWordsOf = `(document) => {
  const isOwn = (element) => {
    const marked = element.closest('bdi, [dir=auto], body [lang], code, kbd, pre, time, strong, option[lang]');
    return marked !== null && marked.lang !== document.documentElement.lang;
  };
  const isWords = (text) => /\\p{L}{2,}/u.test(text) && !/[⟦⟧@]/.test(text) && !${JSON.stringify(names)}.includes(text.trim());
  const own = document.querySelector('h1[dir=auto], h1:has(> bdi)')?.textContent;
  const found = isWords(document.title) && document.title !== own + ' · Cuemark' ? [document.title] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest('script, style, noscript, textarea') || isOwn(node.parentElement)) continue;
    if (isWords(node.data)) found.push(node.data.trim());
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (isWords(element.getAttribute(name) ?? '') && !isOwn(element) && !/^https?:/.test(element.getAttribute(name)))
        found.push(name + ': ' + element.getAttribute(name));
  return found;
}`;

/** What a page says that is neither in the brackets of the catalogue nor somebody's own. */
export const strayWords = (page: Page | Frame) => page.evaluate<string[]>(`(${strayWordsOf})(document)`);
