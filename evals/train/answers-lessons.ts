import { type Ground, groundOf } from '../../src/answering/builtin/finding/ground.ts';
import { type Query, readQuery } from '../../src/answering/builtin/question/query.ts';
import { type Term, termsOf } from '../../src/answering/builtin/question/query-terms.ts';
import { respelled } from '../../src/answering/builtin/question/respelled.ts';
import { readSpoken } from '../../src/answering/spoken/passages.ts';
import { type AskedDocument, seeded } from '../answers-material.ts';
import type { Lesson } from './answers-associations.ts';

/** A question of a document as the learner sees it. */
export interface Exercise extends Lesson {
  set: AskedDocument['set'];
  /** Which part of the cross-fitting it belongs to. */
  part: number;
  query: Query;
  terms: Term[];
  ground: Ground;
  /** Whether citing the sentence's first second would be a hit. */
  hits: boolean[];
  /** As it was asked. */
  question: string;
  /** Other documents of its set, not of another part. */
  wrong: Ground[];
}

const collarSeconds = 5;
/** Documents are put into this many parts, so that nothing is learned on what was learned from. */
const parts = 5;
/** Other documents that each question is asked of. */
const mostWrong = 4;

/** Every question of the documents as an exercise; at most `mostQuestions` of one document, evenly picked. */
export function exercisesOf(documents: readonly AskedDocument[], mostQuestions: number): Exercise[] {
  const random = seeded(11);
  const read = documents.map(groundOfDocument);
  return documents.flatMap((document, at) => {
    const ground = read[at];
    if (!ground) return [];
    const { spoken } = ground;
    const part = at % parts;
    const mates = documents.flatMap(({ set }, other) =>
      other !== at && set === document.set && other % parts === part ? [other] : [],
    );
    const step = Math.max(1, document.questions.length / mostQuestions);
    const picked = document.questions.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
    return picked.flatMap(({ question, spans }) => {
      const query = readQuery(respelled(question, spoken).question, [], spoken.speakers);
      const wrong = shuffled(mates, random)
        .slice(0, mostWrong)
        .flatMap((other) => read[other] ?? []);
      const collar = document.set === 'qmsum' ? 0 : collarSeconds;
      return [
        {
          document: document.id,
          set: document.set,
          part,
          question,
          query,
          terms: termsOf(query, spoken, 'everyday'),
          ground,
          asked: query.sought.map(({ stem }) => stem),
          said: spoken.stems,
          answers: spoken.sentences.map(({ start, end }) =>
            spans.some((span) => (start + end) / 2 >= span.start && (start + end) / 2 <= span.end),
          ),
          hits: spoken.sentences.map(({ start }) =>
            spans.some((span) => Math.floor(start) >= span.start - collar && Math.floor(start) < span.end + collar),
          ),
          wrong,
        },
      ];
    });
  });
}

const grounds = new WeakMap<AskedDocument, Ground>();

/** Read once however often a document is learned from. */
function groundOfDocument(document: AskedDocument): Ground {
  const { transcript, durationSeconds, chapters, title } = document.input;
  const ground = grounds.get(document) ?? groundOf(readSpoken(transcript, durationSeconds), chapters, title);
  grounds.set(document, ground);
  return ground;
}

function shuffled(values: readonly number[], random: () => number): number[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
