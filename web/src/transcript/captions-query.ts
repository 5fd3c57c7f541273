import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, type WebVideo } from '../api/client.ts';
import type { paths } from '../api/types.ts';
import { formatLanguage } from '../i18n/formats.ts';
import { t } from '../i18n/messages.ts';

export type Captions =
  paths['/web-api/videos/{video_id}/captions']['get']['responses'][200]['content']['application/json']['captions'][number];

/** The captions that a video has on the platform. */
export const captionsQuery = (video: Pick<WebVideo, 'id' | 'transcript_version'>) =>
  queryOptions({
    queryKey: ['captions', video.id, video.transcript_version],
    queryFn: async ({ signal }) => {
      const path = { video_id: video.id };
      const { captions } = await bodyOf(api.GET('/web-api/videos/{video_id}/captions', { params: { path }, signal }));
      return captions;
    },
    staleTime: 60_000,
    retry: false,
  });

/** Makes the chapters anew from these captions, without a charge; edits are lost by it. Throws as `saveChapters` does. */
export function changeCaptions(video: WebVideo, { track_id }: Captions): Promise<WebVideo> {
  const path = { video_id: video.id };
  const body = { track_id, version: video.chapters_version };
  return bodyOf(api.POST('/web-api/videos/{video_id}/captions', { params: { path }, body }));
}

/** `English (automatic)`; of captions made by hand the name that the platform gives them, which tells several apart. */
export function captionsName({ name, language, is_automatic, track_id }: Captions): string {
  const words = formatLanguage(language) ?? (name || track_id);
  return is_automatic ? t('captions.automatic', { language: words }) : name || words;
}
