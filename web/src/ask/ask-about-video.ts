import { api, bodyOf } from '../api/client.ts';
import type { Question } from './chats-query.ts';
import { nameOfChat } from './name-of-chat.ts';

/** Asks in a chat; the id of the question. */
export async function askAboutVideo(videoId: string, chatId: string, question: string): Promise<string> {
  const path = { video_id: videoId, chat_id: chatId };
  const asked = api.POST('/web-api/videos/{video_id}/chats/{chat_id}/questions', {
    params: { path },
    body: { question },
  });
  return (await bodyOf(asked)).id;
}

/** Begins a chat that is named after its first question; its id. */
export async function beginChat(videoId: string, question: string): Promise<string> {
  const path = { video_id: videoId };
  const name = nameOfChat(question);
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
