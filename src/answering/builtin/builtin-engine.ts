import { languageOfText } from '../../transcripts/reading/language.ts';
import { type Reading, withoutPromptInjection } from '../../transcripts/reading/reading.ts';
import { stemmerFor } from '../../transcripts/reading/stemming.ts';
import type { Answer, AnsweringEngine, AnsweringInput, AnsweringOptions } from '../engine.ts';
import { messagesFor } from '../messages/messages.ts';
import { type IndexedReading, indexReading } from '../retrieval/indexed-reading.ts';
import { learnedModel, type RetrievalModel } from '../retrieval/learned-model.ts';
import { readQuestion } from '../retrieval/question.ts';
import { type Retrieved, retrieve } from '../retrieval/retrieve.ts';
import { choosePassages, passageFrom } from './choose-passages.ts';
import { compose, type Passage } from './compose.ts';
import { citedBefore, nearCited } from './follow-up.ts';
import { type QuestionTime, questionTime } from './question-time.ts';

/** Down to so much below the threshold what is nearest may well be what is asked for, in other words: a logarithm of odds. */
const nearBelow = 1.6;
/** Chapters that an overview names, at most, evenly picked. */
const mostChapters = 12;
/** Words of a chapter's opening that an overview quotes. */
const openingWords = 22;

/**
 * The built-in engine: no language model, no network. It looks for what the question asks for in the transcript and answers with
 * what is said there, in the speaker's words; it adds nothing, and says so where it is not there.
 */
export const builtinAnsweringEngine = {
  name: 'builtin' as const,
  async answer(input: AnsweringInput, { signal }: AnsweringOptions = {}): Promise<Answer> {
    signal?.throwIfAborted();
    return answerFrom(input, await indexOf(input));
  },
} satisfies AnsweringEngine;

/** The index of a reading that was asked about before, with what it was made of besides. */
const indexes = new WeakMap<Reading, { of: string; indexed: IndexedReading }>();

async function indexOf({ reading, chapters, title }: AnsweringInput): Promise<IndexedReading> {
  const of = JSON.stringify([title, chapters]);
  const known = indexes.get(reading);
  if (known?.of === of) return known.indexed;
  const stem = await stemmerFor(reading.language);
  const indexed = indexReading(withoutPromptInjection(reading), { chapters, title, stem });
  indexes.set(reading, { of, indexed });
  return indexed;
}

/** The answer to a question about an indexed reading. */
export function answerFrom(
  input: Omit<AnsweringInput, 'reading'>,
  indexed: IndexedReading,
  model: RetrievalModel = learnedModel(),
): Answer {
  const { sentences, reading } = indexed;
  const say = messagesFor(languageOfText(input.question, reading.language));
  const nothing: Answer = { kind: 'not_said', markdown: say('not_said'), citations: [] };
  if (sentences.length === 0) return nothing;

  const time = questionTime(input.question);
  const names = [...new Set(indexed.speakers.flatMap((name) => name ?? []))];
  const earlier = input.earlier.map(({ question }) => question);
  const question = readQuestion(time?.rest ?? input.question, earlier, names, indexed.stem);
  if (time && question.terms.every(({ weight }) => weight < 1)) {
    if (time.from >= reading.durationSeconds) {
      const minutes = Math.max(1, Math.round(reading.durationSeconds / 60));
      return { ...nothing, markdown: say('beyond_end', { minutes }) };
    }
    return compose('answered', say('said_then'), passagesAt(time, indexed), indexed) ?? nothing;
  }
  if (question.terms.length === 0 && question.speaker === undefined) {
    return compose('answered', say('overview'), overview(input.chapters, indexed), indexed) ?? nothing;
  }
  const found = retrieve(question, indexed, input.meaning, model);
  // What an earlier question lends is said, but was not asked for now.
  const own = found.terms.filter(({ weight }) => weight === 1);
  const isUnsaid = own.length > 0 && own.every(({ said }) => said.size === 0);
  if (question.isFollowUp && isUnsaid && !found.isAcross) return nothing;
  const scores = question.isFollowUp ? nearCited(citedBefore(input.earlier), found.scores, indexed) : found.scores;
  const isThen = time && (time.isStretch || isSaidThen(time, own, indexed));
  const retrieved: Retrieved = { ...found, scores: isThen ? within(time, scores, indexed) : scores };
  const passages = choosePassages(retrieved, indexed);
  const isAsked = question.speaker !== undefined && question.terms.length === 0;
  if (found.answerable >= 0 || isAsked) {
    return compose('answered', say('said'), passages, indexed) ?? nothing;
  }
  if (found.answerable < -nearBelow) return nothing;
  const near = compose('not_said', say('not_said_nearest'), passages.slice(0, 1), indexed);
  return near ? { ...near, isNear: true } : nothing;
}

/** The first words of each chapter, under its title. */
function overview(chapters: readonly { startSeconds: number; title: string }[], indexed: IndexedReading): Passage[] {
  const step = Math.max(1, chapters.length / mostChapters);
  const picked = chapters.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const passages = picked.flatMap(({ startSeconds, title }, at): Passage[] => {
    const until = picked[at + 1]?.startSeconds ?? Number.POSITIVE_INFINITY;
    const from = indexed.sentences.findIndex(({ start }) => start >= startSeconds - 0.5);
    if (from < 0 || (indexed.sentences[from]?.start ?? 0) >= until) return [];
    return [{ from, to: from + 1, heading: title, words: openingWords }];
  });
  return passages.length > 0 ? passages : [passageFrom(0, indexed)];
}

/** What is said from a moment on; of a stretch its beginning, middle and end. */
function passagesAt({ from, to }: { from: number; to: number }, indexed: IndexedReading): Passage[] {
  const { sentences } = indexed;
  const begin = Math.max(
    0,
    sentences.findLastIndex(({ start }) => start <= from + 1),
  );
  const end = Math.max(
    begin,
    sentences.findLastIndex(({ start }) => start < to),
  );
  const places = end - begin < 12 ? [begin] : [begin, Math.floor((begin + end) / 2), end];
  return places.map((at) => passageFrom(at, indexed));
}

/** Whether any of these words is said in a stretch of the video. */
function isSaidThen(time: QuestionTime, terms: Retrieved['terms'], { sentences, stems }: IndexedReading): boolean {
  return sentences.some(
    (sentence, at) => overlaps(time, sentence) && stems[at]?.some((stem) => terms.some(({ said }) => said.has(stem))),
  );
}

function overlaps({ from, to }: QuestionTime, { start, end }: { start: number; end: number }): boolean {
  return end > from && start < to;
}

/** Scores of what is said in a stretch of the video; others can not be chosen. */
function within(time: QuestionTime, scores: Float64Array, { sentences }: IndexedReading) {
  return scores.map((score, at) => {
    const sentence = sentences[at];
    return sentence && overlaps(time, sentence) ? score : Number.NEGATIVE_INFINITY;
  });
}
