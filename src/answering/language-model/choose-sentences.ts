import { lineTokens } from '../../transcripts/reading/count-tokens.ts';
import type { AnsweringInput } from '../engine.ts';
import { momentsIn } from './prompt.ts';

/** Sentences that are read with one that was found: it is understood from what is said before and after it. */
const around = { before: 3, after: 8 };
/** Share of the tokens that goes to the beginnings of chapters, so that the whole is in sight too. */
const forOverview = 0.25;

/**
 * The places of the sentences that the model reads, in order: all, where they take at most `mostTokens`; else how each chapter
 * begins, what is said at the moments that the question names, and around the likeliest answers.
 *
 * @param rank the places of the likeliest answers, best first; asked for only where not all is read
 */
export async function chooseSentences(
  input: AnsweringInput,
  mostTokens: number,
  rank: () => Promise<readonly number[]>,
): Promise<number[]> {
  const tokens = input.reading.sentences.map(lineTokens);
  const all = [...tokens.keys()];
  if (tokens.reduce((sum, one) => sum + one, 0) <= mostTokens) return all;
  const chosen = new Set<number>();
  let left = mostTokens;
  const take = (place: number, reserved = 0): boolean => {
    const cost = tokens[place];
    if (cost === undefined || chosen.has(place)) return true;
    if (left - cost < reserved) return false;
    chosen.add(place);
    left -= cost;
    return true;
  };
  const asked = momentsIn(input).flatMap(({ place }) => place ?? []);
  const likely = [...asked, ...(await rank())];
  const begins = chapterBeginnings(input);
  const takeBeginnings = (reserved: number) => {
    for (let depth = 0; depth < all.length; depth++) {
      const isRoom = begins.every(
        (from, chapter) => from + depth >= (begins[chapter + 1] ?? all.length) || take(from + depth, reserved),
      );
      if (!isRoom) return;
    }
  };
  takeBeginnings(mostTokens * (1 - forOverview));
  for (const place of likely) {
    const from = Math.max(0, place - around.before);
    const window = Array.from({ length: around.before + 1 + around.after }, (_, at) => from + at);
    if (!window.every((at) => take(at))) break;
  }
  // A question about the whole has nothing to look for: all that can be read goes to the chapters.
  if (likely.length === 0) takeBeginnings(0);
  return all.filter((place) => chosen.has(place));
}

/** The places of the sentences with which the chapters begin; of the first one where there are none. */
function chapterBeginnings({ chapters, reading }: AnsweringInput): number[] {
  const places = chapters.map(({ startSeconds }) =>
    reading.sentences.findIndex(({ start }) => Math.floor(start) >= startSeconds),
  );
  return [...new Set([0, ...places.filter((place) => place >= 0)])].sort((one, other) => one - other);
}
