import { readSpoken } from '../src/answering/spoken/passages.ts';
import { createBuiltinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import { type AskedDocument, seeded } from './answers-material.ts';
import { type LeftOut, titleAsQuestion } from './answers-title-questions.ts';
import { type Document, transcriptOf } from './document.ts';
import { readSet } from './documents.ts';
import { foldOf, groupOf } from './folds.ts';
import { unseenBy } from './unseen.ts';

/** The sets whose chapters' titles are asked for: every one in English that has titles, but the half that is for training. */
export const titledSets = [
  'yt_creator_chapters',
  'datatalks',
  'syntax_fm',
  'bitcoin',
  'ethereum_calls',
  'treeseg_augmend',
] as const;

/** How much of it is asked, so that no channel outweighs the others. */
export interface Amount {
  documents: number;
  questions: number;
}

/** What is asked of each channel when the whole is measured. */
export const titledAmount: Amount = { documents: 4, questions: 6 };

/** A chapter is asked for where it lasts so many seconds and at most this part of its video. */
const fewestSeconds = 20;
const mostOfVideo = 0.4;

export interface TitledMaterial {
  documents: AskedDocument[];
  /** How many titles of the chosen documents were left out, and why. */
  leftOut: Record<LeftOut | 'short' | 'long' | 'twice', number>;
}

/**
 * Documents of every channel with creators' titles as questions and their chapters as true spans, seeded. The chapters that
 * the engine gets are our own engine's, made without having learned from the channel.
 */
export async function readTitledDocuments(data: string, most: Amount): Promise<TitledMaterial> {
  const leftOut = { frame: 0, nothing: 0, whole: 0, unsaid: 0, short: 0, long: 0, twice: 0 };
  const documents: AskedDocument[] = [];
  for (const set of titledSets) {
    const all = readSet(data, set) ?? [];
    for (const [group, own] of Map.groupBy(all, ({ channel }) => groupOf(set, channel))) {
      const random = seeded(own.length * 31 + group.length);
      random();
      for (const one of shuffled(own, random).slice(0, most.documents)) {
        const questions = shuffled(questionsOf(one, leftOut, random), random).slice(0, most.questions);
        if (questions.length > 0) documents.push(await askedOf(one, { set, group, questions }));
      }
    }
  }
  return { documents, leftOut };
}

async function askedOf(
  one: Document,
  { set, group, questions }: { set: string; group: string; questions: AskedDocument['questions'] },
): Promise<AskedDocument> {
  const { title, duration_seconds: durationSeconds } = one;
  const transcript = transcriptOf(one);
  const made = await createBuiltinEngine(unseenBy(set, one)).chapters({ transcript, durationSeconds, title });
  const chapters = made.kind === 'chapters' ? made.chapters : [];
  const input = { transcript, chapters, durationSeconds, title, earlier: [] };
  return { id: one.id, set: 'titles', group, fold: foldOf(group), input, questions };
}

function questionsOf(one: Document, leftOut: TitledMaterial['leftOut'], random: () => number) {
  const { spread } = readSpoken(transcriptOf(one), one.duration_seconds);
  const known = new Set<string>();
  return one.chapters.flatMap(({ title, start_seconds: start }, at): AskedDocument['questions'] => {
    const end = one.chapters[at + 1]?.start_seconds ?? one.duration_seconds;
    const made = titleAsQuestion(title, one.title, (stem) => spread.has(stem), random);
    const reason =
      end - start < fewestSeconds
        ? 'short'
        : end - start > mostOfVideo * one.duration_seconds
          ? 'long'
          : known.has(title)
            ? 'twice'
            : 'leftOut' in made
              ? made.leftOut
              : undefined;
    known.add(title);
    if (reason) leftOut[reason] += 1;
    return reason || !('question' in made) ? [] : [{ question: made.question, answer: null, spans: [{ start, end }] }];
  });
}

/** In an order drawn anew. */
function shuffled<One>(values: readonly One[], random: () => number): One[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
