import { lineTokens } from '../../transcripts/reading/count-tokens.ts';
import { placeBefore } from '../builtin/finding/follow-up.ts';
import { groundOf } from '../builtin/finding/ground.ts';
import { learnedModel } from '../builtin/finding/learned-model.ts';
import { retrieve } from '../builtin/finding/retrieve.ts';
import { withAskedNumbers } from '../builtin/question/asked-numbers.ts';
import { readQuery } from '../builtin/question/query.ts';
import type { AnsweringInput } from '../engine.ts';
import type { Spoken, Stretch } from '../spoken/passages.ts';

/** Sentences that are read with one that was found: it is understood from what is said before and after it. */
const around = { before: 3, after: 8 };
/** Share of the tokens that goes to the beginnings of chapters, so that the whole is in sight too. */
const forOverview = 0.25;

/**
 * The places of the sentences that the model reads, in order: all, where they take at most `mostTokens`; else how each chapter
 * begins, and what is said around the likeliest answers. Linear in the length of the transcript.
 *
 * @param part of the video, which is asked about: chapters of it, and what is said there before all else; `isAll`: it alone
 */
export function chooseSentences(
  input: AnsweringInput,
  spoken: Spoken,
  mostTokens: number,
  part: Stretch & { isAll: boolean } = { from: 0, to: spoken.sentences.length, isAll: false },
): number[] {
  const tokens = spoken.sentences.map(lineTokens);
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
  const query = readQuery(input.question, input.earlier, spoken.speakers, spoken.language);
  const isAsked = (place: number) => place >= part.from && place < part.to;
  const begins = [...new Set([part.from, ...chapterBeginnings(input, spoken).filter(isAsked)])];
  // A question about the whole has nothing to look for: all that can be read goes to the chapters.
  const kept = query.sought.length === 0 || part.isAll ? 0 : mostTokens * (1 - forOverview);
  for (let depth = 0; left > kept && depth < part.to - part.from; depth++) {
    if (!begins.every((from, chapter) => from + depth >= (begins[chapter + 1] ?? part.to) || take(from + depth, kept)))
      break;
  }
  if (query.sought.length > 0) {
    const before = query.leansOnEarlier ? placeBefore(input.earlier, spoken) : undefined;
    const ground = groundOf(withAskedNumbers(spoken, query), input.chapters, input.title);
    const { scores } = retrieve(query, ground, learnedModel(), before);
    const ranked = all.toSorted(
      (one, other) =>
        Number(isAsked(other)) - Number(isAsked(one)) || (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
    );
    for (const place of ranked) {
      const from = Math.max(0, place - around.before);
      const window = Array.from({ length: around.before + 1 + around.after }, (_, at) => from + at);
      if (!window.every((at) => take(at))) break;
    }
  }
  return all.filter((place) => chosen.has(place));
}

/** The places of the sentences with which the chapters begin; of the first one where there are none. */
function chapterBeginnings({ chapters }: AnsweringInput, { sentences }: Spoken): number[] {
  const places = chapters.map(({ startSeconds }) =>
    sentences.findIndex(({ start }) => Math.floor(start) >= startSeconds),
  );
  const known = [...new Set([0, ...places.filter((place) => place >= 0)])];
  return known.sort((one, other) => one - other);
}
