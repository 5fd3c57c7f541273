import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, type WebVideo } from '../api/client.ts';
import { isRefusal } from '../api/refusal.ts';
import { knownMessage } from '../i18n/messages.ts';

export interface EditedChapter {
  start_seconds: number;
  title: string;
}

/** A broken rule, in the reader's words; `index` is the chapter's place from 0, or null where all together are meant. */
export interface BrokenRule {
  index: number | null;
  rule: string;
  message: string;
}

/** What is asked of these chapters, and what they would break, as the service judges it. */
export const checkQuery = (videoId: string, chapters: EditedChapter[]) =>
  queryOptions({
    queryKey: ['check', videoId, chapters],
    queryFn: async ({ signal }) => {
      const path = { video_id: videoId };
      const body = { chapters };
      const answer = api.POST('/web-api/videos/{video_id}/chapters/check', { params: { path }, body, signal });
      const { broken, rules } = await bodyOf(answer);
      return {
        broken: broken.map(({ index, rule, values, message }) => ({
          index,
          rule,
          message: ruleText(rule, values) ?? message,
        })),
        rules: rules.map(({ rule, values, is_kept }) => ({ words: ruleText(rule, values) ?? rule, is_kept })),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
  });

/** Other titles for one of these chapters, best first; quickly without a language model. Throws a `Refusal` where they are not to be had. */
export async function suggestTitles(
  videoId: string,
  { chapters, index, withModel }: { chapters: EditedChapter[]; index: number; withModel: boolean },
  signal?: AbortSignal,
): Promise<string[]> {
  const path = { video_id: videoId };
  const body = { chapters, index, with_model: withModel };
  const answer = api.POST('/web-api/videos/{video_id}/chapters/suggestions', {
    params: { path },
    body,
    ...(signal && { signal }),
  });
  return (await bodyOf(answer)).titles;
}

export const suggestionsQuery = (videoId: string, chapters: EditedChapter[], index: number) =>
  queryOptions({
    queryKey: ['suggestions', videoId, chapters, index],
    queryFn: ({ signal }) => suggestTitles(videoId, { chapters, index, withModel: true }, signal),
    staleTime: 60_000,
    retry: false,
  });

const ruleText = (rule: string, values: Record<string, number>) => knownMessage(`rule.${rule}`, values);

/** Throws a `Refusal` where they break the rules, or where the video's chapters are not those of `video` any more. */
export function saveChapters(video: WebVideo, chapters: EditedChapter[]): Promise<WebVideo> {
  const path = { video_id: video.id };
  const body = { chapters, version: video.chapters_version };
  return bodyOf(api.POST('/web-api/videos/{video_id}/chapters', { params: { path }, body }));
}

/** The video as it was written elsewhere since, where that is why nothing was saved. */
export function newerVideo(error: unknown): WebVideo | undefined {
  if (!isRefusal(error) || error.code !== 'precondition_failed') return undefined;
  return (error.problem as { video?: WebVideo }).video;
}

export type Density = 'fewer' | 'normal' | 'more';

/** Divides the video anew, more or less finely, without a charge; edits are lost by it. Throws as `saveChapters` does. */
export function divideChapters(video: WebVideo, density: Density): Promise<WebVideo> {
  const path = { video_id: video.id };
  const body = { density, version: video.chapters_version };
  return bodyOf(api.POST('/web-api/videos/{video_id}/density', { params: { path }, body }));
}

/** Brings back what there was before any edit, and before another density. */
export const resetChapters = (video: WebVideo) => divideChapters(video, 'normal');
