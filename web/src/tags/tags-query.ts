import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, done } from '../api/client.ts';
import { isNotFound } from '../api/refusal.ts';
import type { paths } from '../api/types.ts';

export type Tag = paths['/web-api/tags']['get']['responses'][200]['content']['application/json']['tags'][number];

/** Under which all that is known of tags is kept. */
export const tagsKey = ['tags'];

/** The tags of the account, by name. */
export const tagsQuery = queryOptions({
  queryKey: tagsKey,
  queryFn: async ({ signal }) => (await bodyOf(api.GET('/web-api/tags', { signal }))).tags,
});

/** Those of one video. */
export const videoTagsQuery = (videoId: string) =>
  queryOptions({
    queryKey: [...tagsKey, videoId],
    queryFn: async ({ signal }) => {
      const path = { video_id: videoId };
      return (await bodyOf(api.GET('/web-api/videos/{video_id}/tags', { params: { path }, signal }))).tags;
    },
  });

/** Gives videos the tag of this name, which is made where there is none. Throws a `Refusal` where it is not given. */
export const tagVideos = (name: string, videoIds: string[]): Promise<Tag> =>
  bodyOf(api.POST('/web-api/tags', { body: { name, video_ids: videoIds } }));

/** Takes a tag from videos; one that is gone is none of theirs any more. */
export const untagVideos = (tagId: string, videoIds: string[]): Promise<void> =>
  done(
    api.POST('/web-api/tags/{tag_id}/remove', { params: { path: { tag_id: tagId } }, body: { video_ids: videoIds } }),
  ).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
  });

export const renameTag = (tagId: string, name: string): Promise<Tag> =>
  bodyOf(api.POST('/web-api/tags/{tag_id}', { params: { path: { tag_id: tagId } }, body: { name } }));

export const deleteTag = (tagId: string): Promise<void> =>
  done(api.DELETE('/web-api/tags/{tag_id}', { params: { path: { tag_id: tagId } } }));
