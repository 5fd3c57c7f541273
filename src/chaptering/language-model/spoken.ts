import { contentUnits, scriptOf } from '../../transcripts/language/content-units.ts';
import type { Sentence } from '../../transcripts/language/sentences.ts';
import { suspectSentences } from '../../transcripts/language/suspect-sentences.ts';
import type { Spoken } from './check-title.ts';
import type { Window } from './windows.ts';

/** Answers what the titles of a stretch of these sentences are held against. */
export function spokenIn(sentences: readonly Sentence[]): (stretch: Window) => Spoken {
  const suspect = suspectSentences(sentences);
  const units = sentences.map(({ text }) => contentUnits(text));
  const clean = new Set(units.flatMap((own, place) => (suspect.has(place) ? [] : [...own])));
  const tainted = new Set(
    [...suspect].flatMap((place) => [...(units[place] ?? [])]).filter((unit) => !clean.has(unit)),
  );
  return ({ from, to }) => {
    const own = new Set<string>();
    for (let place = from; place < to; place++) {
      if (!suspect.has(place)) for (const unit of units[place] ?? []) own.add(unit);
    }
    const text = sentences.slice(from, to).map((sentence) => sentence.text);
    return { units: own, script: scriptOf(text.join(' ')), tainted };
  };
}
