import { askQuestion } from './ask-question.ts';
import { type List, type ListOptions, listAt } from './list.ts';
import type { Citations, Question } from './objects.ts';
import { type Connection, idInPath, type RequestOptions, send } from './request.ts';
import { type WaitOptions, waitUntilFinal, withDeadline } from './wait.ts';

/** Questions about videos: `client.questions`. */
export function questionsOf(connection: Connection) {
  const pathOf = (videoId: string, questionId: string) =>
    `/videos/${idInPath(videoId)}/questions/${idInPath(questionId)}`;
  const read = async <T>(path: string, options: RequestOptions) =>
    (await send<T>(connection, { method: 'GET', path, ...options })).body;

  const ask = (videoId: string, question: string, options: RequestOptions = {}): Promise<Question> =>
    askQuestion(connection, videoId, question, options);

  return {
    /**
     * Asks about a video that is ready. A question whose answer was lost is looked for among the video's questions and not blindly
     * sent again. While another one is being answered, it waits for that.
     */
    ask,

    /** Asks and waits until the question is `answered` or `failed`, which its `status` says and its `error`. */
    askAndWait(videoId: string, question: string, options: WaitOptions<Question> = {}): Promise<Question> {
      return withDeadline(options, async (within) => {
        const asked = await ask(videoId, question, within);
        within.onProgress?.(asked);
        return waitUntilFinal<Question>(connection, pathOf(videoId, asked.id), within);
      });
    },

    get(videoId: string, questionId: string, options: RequestOptions = {}): Promise<Question> {
      return read(pathOf(videoId, questionId), options);
    },

    /** Waits until the question is `answered` or `failed`. */
    wait(videoId: string, questionId: string, options: WaitOptions<Question> = {}): Promise<Question> {
      return withDeadline(options, (within) =>
        waitUntilFinal<Question>(connection, pathOf(videoId, questionId), within),
      );
    },

    /** What an answer rests on: its moments with the words said there. */
    citations(videoId: string, questionId: string, options: RequestOptions = {}): Promise<Citations> {
      return read(`${pathOf(videoId, questionId)}/citations`, options);
    },

    /** The questions about a video, newest first, those of the web app's chats too. */
    list(videoId: string, options: ListOptions = {}): List<Question> {
      return listAt(connection, `/workspace/${idInPath(videoId)}/questions`, {}, options);
    },
  };
}
