import { languageOfText, scriptOf } from '../../transcripts/reading/language.ts';
import { doubtfulSentences, mayBeInjection, suspectSentences } from '../../transcripts/reading/prompt-injection.ts';
import type { Sentence } from '../../transcripts/reading/sentences.ts';
import { contentUnits, spelledWords, unitsOnlyAt } from '../../transcripts/reading/terms.ts';
import type { Spoken } from './check-title.ts';
import type { Window } from './windows.ts';

/** Words by which the language of a video is told. */
const tellingWords = 2000;
/** What is said in so few sentences and stands in so many of the titles was not found in what the chapters say. */
const seldom = 2;
const often = 3;

/**
 * Answers what the titles of a stretch of these sentences are held against. `titles`: all that a model proposed; `videoTitle`:
 * what the video is called, whose words count where it gives no orders to a model; `isTranslated`: whether titles are in another language.
 */
export function spokenIn(
  sentences: readonly Sentence[],
  {
    titles = [],
    videoTitle = null,
    isTranslated = false,
  }: { titles?: readonly string[]; videoTitle?: string | null; isTranslated?: boolean } = {},
): (stretch: Window) => Spoken {
  const suspect = suspectSentences(sentences);
  const doubtful = doubtfulSentences(sentences);
  const units = sentences.map(({ text }) => contentUnits(text));
  const undoubted = new Set(units.flatMap((own, place) => (doubtful.has(place) ? [] : [...own])));
  const ofTitle = contentUnits(videoTitle ?? '');
  const isOrder = videoTitle !== null && mayBeInjection(videoTitle);
  const anywhere = isOrder ? undoubted : undoubted.union(ofTitle);
  const tainted = unitsOnlyAt(doubtful, units)
    .union(repeatedIn(titles, units))
    .union(isOrder ? ofTitle.difference(undoubted) : new Set<string>());
  const spelled = sentences.flatMap(({ text }) => spelledWords(text));
  const words = new Set(spelled);
  // The first word of a sentence has a capital whatever it is.
  const inside = sentences.flatMap(({ text }) => (text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []).slice(1));
  const spellings = new Map(inside.map((word) => [word.toLowerCase(), word]));
  const language = languageOfText(spelled.slice(0, tellingWords).join(' '));
  return ({ from, to }) => {
    const own = new Set<string>();
    const told: string[] = [];
    for (let place = from; place < to; place++) {
      if (suspect.has(place)) continue;
      for (const unit of units[place] ?? []) own.add(unit);
      told.push(sentences[place]?.text ?? '');
    }
    const text = sentences.slice(from, to).map((sentence) => sentence.text);
    return {
      units: own,
      anywhere,
      said: told.join(' ').toLowerCase(),
      script: scriptOf(text.join(' ')),
      tainted,
      words,
      spellings,
      language,
      isTranslated,
    };
  };
}

/** What three titles or more have in common, half of them at least, though hardly any sentence says it. */
function repeatedIn(titles: readonly string[], units: readonly ReadonlySet<string>[]): Set<string> {
  const [inTitles, inSentences] = [countOf(titles.map(contentUnits)), countOf(units)];
  const repeated = [...inTitles].filter(([unit, count]) => {
    const said = inSentences.get(unit) ?? 0;
    return count >= Math.max(often, titles.length / 2) && said > 0 && said <= seldom;
  });
  return new Set(repeated.map(([unit]) => unit));
}

function countOf(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const unit of sets.flatMap((set) => [...set])) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return counts;
}
