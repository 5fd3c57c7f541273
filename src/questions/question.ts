import type { Selectable } from 'kysely';
import type { Citation, ToldSoFar } from '../answering/engine.ts';
import type { DB } from '../database/schema.ts';
import { correctMarkdown, correctText } from '../transcripts/corrections/correct-text.ts';
import type { Correction } from '../transcripts/corrections/correction.ts';

export type QuestionStatus = 'pending' | 'answered' | 'failed';

export interface Question {
  questionId: string;
  videoId: string;
  chatId: string;
  via: 'api' | 'web';
  /** As it was asked. */
  question: string;
  status: QuestionStatus;
  /** Markdown. */
  answer: string | null;
  citations: Citation[];
  /** What is told of a pending question's answer; null where nothing is yet. */
  soFar: ToldSoFar | null;
  engine: string | null;
  error: { code: string; message: string } | null;
  createdAt: Date;
}

/** The columns that a question is made of. */
export const questionColumns = [
  'questions.question_id',
  'questions.video_id',
  'questions.chat_id',
  'questions.via',
  'questions.question',
  'questions.status',
  'questions.answer',
  'questions.citations',
  'questions.so_far',
  'questions.engine',
  'questions.error_code',
  'questions.error_message',
  'questions.created_at',
] as const;

type QuestionRow = Pick<
  Selectable<DB['questions']>,
  (typeof questionColumns)[number] extends `questions.${infer Column}` ? Column : never
>;

/** Those columns of a row as the house speaks of them. */
export function questionOfRow(row: QuestionRow): Question {
  return {
    questionId: row.question_id,
    videoId: row.video_id,
    chatId: row.chat_id,
    via: row.via as 'api' | 'web',
    question: row.question,
    status: row.status as QuestionStatus,
    answer: row.answer,
    citations: (row.citations as Citation[] | null) ?? [],
    soFar: row.status === 'pending' ? (row.so_far as ToldSoFar | null) : null,
    engine: row.engine,
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
    createdAt: row.created_at,
  };
}

/** A question whose answer and evidence have what was heard wrong put right, be it since they were written. */
export function withCorrections(question: Question, corrections: readonly Correction[]): Question {
  if (corrections.length === 0) return question;
  const quoted = (citations: Citation[]) =>
    citations.map((citation) => ({ ...citation, quote: correctText(citation.quote, corrections) }));
  const { answer, citations, soFar } = question;
  return {
    ...question,
    answer: answer && correctMarkdown(answer, corrections),
    citations: quoted(citations),
    soFar: soFar && {
      ...soFar,
      markdown: correctMarkdown(soFar.markdown, corrections),
      brokenOff: correctMarkdown(soFar.brokenOff, corrections),
      citations: quoted(soFar.citations),
    },
  };
}

/** Seconds, 1 to 60, after which it is worth looking at a pending question again: later the longer it takes. */
export function secondsToAnswer(question: Pick<Question, 'createdAt'>, now: Date): number {
  const age = Math.max(0, (now.getTime() - question.createdAt.getTime()) / 1000);
  return Math.min(60, Math.max(1, Math.round(age / 4)));
}
