import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import type { paths } from '../api/types.ts';

export type Transcript =
  paths['/web-api/videos/{video_id}/transcript']['get']['responses'][200]['content']['application/json'];
export type Sentence = Transcript['sentences'][number];

/** What is said in a video; it does not change once it is there. */
export const transcriptQuery = (videoId: string) =>
  queryOptions({
    queryKey: ['transcript', videoId],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/web-api/videos/{video_id}/transcript', { params: { path: { video_id: videoId } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
