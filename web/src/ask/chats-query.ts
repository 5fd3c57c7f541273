import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import type { paths } from '../api/types.ts';
import { pollingInterval } from '../live/polling-interval.ts';

export type Chats = paths['/web-api/videos/{video_id}/chats']['get']['responses'][200]['content']['application/json'];
type QuestionsPath = paths['/web-api/videos/{video_id}/chats/{chat_id}/questions'];
export type Question = QuestionsPath['get']['responses'][200]['content']['application/json']['questions'][number];

/** The chats of a video, and how many of its questions are used. */
export const chatsQuery = (videoId: string) =>
  queryOptions({
    queryKey: ['video', videoId, 'chats'],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/web-api/videos/{video_id}/chats', { params: { path: { video_id: videoId } }, signal })),
  });

/** The questions of one chat; asked again while one is being answered. */
export const questionsQuery = (videoId: string, chatId: string) =>
  queryOptions({
    queryKey: ['video', videoId, 'chats', chatId],
    queryFn: async ({ signal }) => {
      const path = { video_id: videoId, chat_id: chatId };
      const body = bodyOf(
        api.GET('/web-api/videos/{video_id}/chats/{chat_id}/questions', { params: { path }, signal }),
      );
      return (await body).questions;
    },
    refetchInterval: ({ state }) => {
      if (!state.data?.some(({ status }) => status === 'pending')) return false;
      return state.status === 'error' ? 5000 : pollingInterval(700);
    },
  });
