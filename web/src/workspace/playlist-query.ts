import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import { Refusal } from '../api/refusal.ts';
import type { paths } from '../api/types.ts';

export type Playlist = paths['/web-api/playlist']['get']['responses'][200]['content']['application/json'];
export type PlaylistVideo = Playlist['videos'][number];

/** The videos of a playlist or channel, and what each would cost; nothing is charged. */
export const playlistQuery = (url: string) =>
  queryOptions({
    queryKey: ['playlist', url],
    staleTime: Number.POSITIVE_INFINITY,
    // Forgotten with its link: another time some of them may be in the Workspace.
    gcTime: 0,
    retry: (failures, error) => !(error instanceof Refusal) && failures < 2,
    queryFn: ({ signal }) => bodyOf(api.GET('/web-api/playlist', { params: { query: { url } }, signal })),
  });
