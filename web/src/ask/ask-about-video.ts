import { api, bodyOf } from '../api/client.ts';
import { Refusal } from '../api/refusal.ts';
import type { Question } from './chats-query.ts';

const longestName = 60;

/** What was asked, and where. */
interface Asked {
  chatId: string;
  questionId: string;
}

/** Asks in a chat, or in a new one that is named after the question. */
export async function askAboutVideo(videoId: string, chatId: string | null, question: string): Promise<Asked> {
  const chat = chatId ?? (await newChat(videoId, question));
  const path = { video_id: videoId, chat_id: chat };
  try {
    const { id } = await bodyOf(
      api.POST('/web-api/videos/{video_id}/chats/{chat_id}/questions', { params: { path }, body: { question } }),
    );
    return { chatId: chat, questionId: id };
  } catch (error) {
    // A chat that was made for a question that is refused would stand there empty, and take one of the places.
    if (chatId === null && error instanceof Refusal) await deleteChat(videoId, chat).catch(() => undefined);
    throw error;
  }
}

async function newChat(videoId: string, question: string): Promise<string> {
  const words = question.trim().replace(/\s+/g, ' ');
  const name = words.length <= longestName ? words : `${words.slice(0, longestName - 1).trimEnd()}…`;
  const path = { video_id: videoId };
  const { id } = await bodyOf(api.POST('/web-api/videos/{video_id}/chats', { params: { path }, body: { name } }));
  return id;
}

/** Throws a `Refusal` where it is not deleted. */
export async function deleteChat(videoId: string, chatId: string): Promise<void> {
  const path = { video_id: videoId, chat_id: chatId };
  const answer = api.DELETE('/web-api/videos/{video_id}/chats/{chat_id}', { params: { path } });
  await bodyOf(answer.then(({ error, response }) => ({ data: response.ok ? true : undefined, error, response })));
}

/** Ends an answer that is being written. Throws a `Refusal` where it could not be ended. */
export async function stopAnswer({ video_id, id }: Question, chatId: string): Promise<void> {
  const path = { video_id, chat_id: chatId, question_id: id };
  await bodyOf(
    api.POST('/web-api/videos/{video_id}/chats/{chat_id}/questions/{question_id}/stop', { params: { path }, body: {} }),
  );
}
