import { isFunctionWord } from './function-words.ts';
import { stem } from './terms.ts';

const unspacedRun =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/**
 * What carries the topic of a text, in a form in which two texts can be compared: stems of words that are not grammar's, and
 * pairs of characters where words are written without spaces.
 */
export function contentUnits(text: string): Set<string> {
  const units = new Set<string>();
  const lower = text.normalize('NFKC').toLowerCase();
  for (const [run] of lower.matchAll(unspacedRun)) {
    const characters = [...run];
    if (characters.length === 1) units.add(run);
    characters.slice(1).forEach((character, index) => {
      units.add(`${characters[index]}${character}`);
    });
  }
  for (const [word] of lower.replace(unspacedRun, ' ').matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#-]*/gu)) {
    for (const part of [word, ...word.split(/[-'’]/)]) {
      if (part.length >= 2 && !isFunctionWord(part)) units.add(stem(part));
    }
  }
  units.delete('');
  return units;
}

/** Units of the sentences at some places that no other sentence has. `units`: those of each sentence. */
export function unitsOnlyAt(places: ReadonlySet<number>, units: readonly ReadonlySet<string>[]): Set<string> {
  const elsewhere = new Set(units.flatMap((own, place) => (places.has(place) ? [] : [...own])));
  return new Set([...places].flatMap((place) => [...(units[place] ?? [])])).difference(elsewhere);
}

const scripts = {
  latin: /\p{Script=Latin}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  greek: /\p{Script=Greek}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  thai: /\p{Script=Thai}/gu,
  hangul: /\p{Script=Hangul}/gu,
  east: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
};

/** The script that most letters of the text belong to; null where it has no letters of these. */
export function scriptOf(text: string): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [name, letters] of Object.entries(scripts)) {
    const count = text.match(letters)?.length ?? 0;
    if (count > most) [best, most] = [name, count];
  }
  return best;
}
