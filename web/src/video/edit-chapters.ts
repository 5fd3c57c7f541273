import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, type WebVideo } from '../api/client.ts';

export interface EditedChapter {
  start_seconds: number;
  title: string;
}

/** What is asked of these chapters, and what they would break, as the service judges it. */
export const checkQuery = (videoId: string, chapters: EditedChapter[] | undefined) =>
  queryOptions({
    queryKey: ['check', videoId, chapters],
    queryFn: async ({ signal }) => {
      const path = { video_id: videoId };
      const body = { chapters: chapters ?? [] };
      const answer = api.POST('/web-api/videos/{video_id}/chapters/check', { params: { path }, body, signal });
      return await bodyOf(answer);
    },
    enabled: chapters !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
  });

/** Throws a `Refusal` where they break the rules. */
export function saveChapters(videoId: string, chapters: EditedChapter[]): Promise<WebVideo> {
  const path = { video_id: videoId };
  return bodyOf(api.POST('/web-api/videos/{video_id}/chapters', { params: { path }, body: { chapters } }));
}

export type Density = 'fewer' | 'normal' | 'more';

/** Divides the video anew, more or less finely, without a charge; edits are lost by it. */
export function divideChapters(videoId: string, density: Density): Promise<WebVideo> {
  const path = { video_id: videoId };
  return bodyOf(api.POST('/web-api/videos/{video_id}/density', { params: { path }, body: { density } }));
}

/** Brings back what there was before any edit, and before another density. */
export const resetChapters = (videoId: string) => divideChapters(videoId, 'normal');
