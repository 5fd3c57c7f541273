import { cueGlossaries } from './cue-glossaries.ts';
import { moreCueGlossaries } from './more-cue-glossaries.ts';

/** What a language's leading words are in English, by their spelling; the value has one word or more, or none. */
interface Glossary {
  anywhere: Map<string, string[]>;
  opening: Map<string, string[]>;
  /** Between the words of an entry: nothing where the language writes none. */
  gap: string;
}

/** Words of an entry. */
const longestEntry = 4;
/** Words of a sentence that count as its opening. */
const openingWords = 3;
/** Stands for what the glossary does not know: content, which is no cue. */
const unknown = '·';
const known = new Map<string, Glossary>();

/**
 * A sentence's spelled words as cues in English, longest entries first; what leads to something new is much alike in all languages,
 * but only English has transcripts enough to learn it from. In a language without a glossary the words stay as they are.
 */
export function cueWords(spelled: readonly string[], language: string | null): readonly string[] {
  const glossary = glossaryOf(language);
  if (!glossary) return spelled;
  const said: string[] = [];
  for (let at = 0; at < spelled.length; ) {
    let length = Math.min(longestEntry, spelled.length - at);
    for (; length > 0; length--) {
      const entry = spelled.slice(at, at + length).join(glossary.gap);
      const english = (at < openingWords ? glossary.opening.get(entry) : undefined) ?? glossary.anywhere.get(entry);
      if (english) {
        said.push(...english);
        break;
      }
    }
    if (length === 0) said.push(spelled[at] === '#' ? '#' : unknown);
    at += Math.max(1, length);
  }
  return said;
}

/** Whether `cueWords` knows the language. */
export function hasGlossary(language: string | null): boolean {
  return glossaryOf(language) !== undefined;
}

function glossaryOf(language: string | null): Glossary | undefined {
  const name = (language ?? '').toLowerCase().split('-')[0] ?? '';
  const text = cueGlossaries[name] ?? moreCueGlossaries[name];
  if (text === undefined) return undefined;
  const glossary = known.get(name) ?? parse(text, /^(?:zh|ja|th)$/.test(name) ? '' : ' ');
  known.set(name, glossary);
  return glossary;
}

function parse(text: string, gap: string): Glossary {
  const glossary: Glossary = { anywhere: new Map(), opening: new Map(), gap };
  for (const entry of text.replaceAll('\n', '').split('|')) {
    const [key = '', english = ''] = entry.split('=');
    const words = english.split(' ').filter(Boolean);
    if (key.startsWith('^')) glossary.opening.set(key.slice(1), words);
    else if (key !== '') glossary.anywhere.set(key, words);
  }
  return glossary;
}
