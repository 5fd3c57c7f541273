import type { QuestionObject } from '../../contract/objects.ts';
import type { Question } from '../../questions/question.ts';

/** A question as the contract shows it (specification §2.3). */
export function questionObject(question: Question): QuestionObject {
  return {
    object: 'question',
    id: question.questionId,
    video_id: question.videoId,
    status: question.status,
    question: question.question,
    answer: question.answer,
    error: question.error,
    created_at: question.createdAt.toISOString(),
  };
}
