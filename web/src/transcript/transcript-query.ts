import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, type WebVideo } from '../api/client.ts';
import type { paths } from '../api/types.ts';

export type Transcript =
  paths['/web-api/videos/{video_id}/transcript']['get']['responses'][200]['content']['application/json'];
export type Sentence = Transcript['sentences'][number];

/** What is said in a video; it does not change but by other captions, which are another version. */
export const transcriptQuery = ({ id, transcript_version }: Pick<WebVideo, 'id' | 'transcript_version'>) =>
  queryOptions({
    queryKey: ['transcript', id, transcript_version],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/web-api/videos/{video_id}/transcript', { params: { path: { video_id: id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // What was said before stands there until it is known what is said now.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });
