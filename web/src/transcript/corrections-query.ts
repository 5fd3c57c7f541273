import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, type WebVideo } from '../api/client.ts';
import type { paths } from '../api/types.ts';

/** What was heard wrong, and what is said there. */
export interface CorrectedWords {
  wrong: string;
  right: string;
}

type PreviewPath = paths['/web-api/videos/{video_id}/corrections/preview'];
export type Preview = PreviewPath['post']['responses'][200]['content']['application/json'];

const of = (videoId: string) => ({ path: { video_id: videoId } });

/** What was corrected in a video, in order. */
export const correctionsQuery = ({ id: videoId, transcript_version: version }: WebVideo) =>
  queryOptions({
    queryKey: ['video', videoId, 'corrections', version],
    queryFn: async ({ signal }) =>
      (await bodyOf(api.GET('/web-api/videos/{video_id}/corrections', { params: of(videoId), signal }))).corrections,
  });

/** What a correction would change; of another version of the transcript it may be something else. */
export const previewQuery = (video: WebVideo, words: CorrectedWords | undefined) =>
  queryOptions({
    queryKey: ['correction', video.id, video.transcript_version, video.chapters_version, words],
    queryFn: ({ signal }) => {
      const body = words ?? { wrong: '', right: '' };
      return bodyOf(api.POST('/web-api/videos/{video_id}/corrections/preview', { params: of(video.id), body, signal }));
    },
    enabled: words !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
  });

/** Throws a `Refusal` where nothing was corrected. */
export const addCorrection = (videoId: string, words: CorrectedWords, withEdited: boolean): Promise<WebVideo> =>
  bodyOf(
    api.POST('/web-api/videos/{video_id}/corrections', {
      params: of(videoId),
      body: { ...words, with_edited: withEdited },
    }),
  );

export const removeCorrection = (videoId: string, correctionId: string): Promise<WebVideo> =>
  bodyOf(
    api.DELETE('/web-api/videos/{video_id}/corrections/{correction_id}', {
      params: { path: { video_id: videoId, correction_id: correctionId } },
    }),
  );
