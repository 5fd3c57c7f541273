import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../../src');
const english = ['accounts', 'http'].flatMap((room) =>
  Object.values(
    JSON.parse(readFileSync(path.join(source, room, 'messages/en.json'), 'utf8')) as Record<string, string>,
  ),
);
/** What stands between the placeholders of the English messages, where it is more than a name that other languages share. */
const sentences = english
  .flatMap((message) => message.split(/\{(?:[^{}]|\{[^{}]*\})*\}/))
  .map((part) => part.trim())
  .filter((part) => /\p{L} \p{L}/u.test(part));

const smallWords = /\b(?:the|this|your|you|is|are|and|of|it|from|with|not|again|page|here|play|read)\b/i;
const names = /Cuemark|YouTube|Markdown|Webhook|JavaScript|https?:\S+|‹[^›]*›/g;

/** What of a text in another language is English: sentences of the catalogues, and small words; in Japanese any word in Latin letters. */
export function englishIn(text: string, language: string): string[] {
  const left = text.replace(names, ' ');
  const words = left.match(language === 'ja' ? /[a-z]{2,}/gi : new RegExp(smallWords, 'gi')) ?? [];
  return [...sentences.filter((sentence) => text.includes(sentence)), ...words];
}
