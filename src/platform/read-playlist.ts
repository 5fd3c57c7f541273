import { z } from 'zod';
import { PlatformRequestError, unavailable } from './bounded-fetch.ts';
import type { Unavailable } from './platform.ts';
import type { ListLink } from './playlist-link.ts';
import { boundedText } from './short-text.ts';

/** A video as its playlist lists it. */
export interface ListedVideo {
  platformId: string;
  title: string;
  /** Null where the list does not say it: a stream that is live or to come. */
  durationSeconds: number | null;
}

export type PlaylistRead =
  | { kind: 'playlist'; title: string; videos: ListedVideo[] /** There are more than are listed. */; hasMore: boolean }
  /** It is private, or there is none. */
  | { kind: 'none' }
  | Unavailable;

/** Asks the platform's own API: `/browse` for a list and the pages that follow, `/navigation/resolve_url` for a channel's page. */
export type AskBrowse = (
  path: '/browse' | '/navigation/resolve_url',
  input: Record<string, string>,
) => Promise<unknown>;

/** A page has a hundred videos. */
const mostPages = 5;
const deepest = 40;

const text = z
  .union([
    z
      .object({ runs: z.array(z.object({ text: boundedText(400) })) })
      .transform(({ runs }) => runs.map((run) => run.text).join('')),
    z.object({ simpleText: boundedText(400) }).transform(({ simpleText }) => simpleText),
  ])
  .catch('');

const videoSchema = z.object({
  videoId: z.string().regex(/^[A-Za-z0-9_-]{11}$/),
  title: text,
  lengthSeconds: z.coerce.number().int().min(1).max(1e9).nullish().catch(null),
});

const continuationSchema = z.object({
  continuationEndpoint: z.object({ continuationCommand: z.object({ token: z.string().min(1).max(8000) }) }),
});

const resolvedSchema = z.object({
  endpoint: z.object({ browseEndpoint: z.object({ browseId: z.string().regex(/^UC[A-Za-z0-9_-]{22}$/) }) }),
});

const pageSchema = z.object({
  metadata: z.object({ playlistMetadataRenderer: z.object({ title: boundedText(400) }) }),
});

/** The videos of a playlist in its order, those of a channel newest first: as many as stand on its first pages. */
export async function readPlaylist(ask: AskBrowse, link: ListLink): Promise<PlaylistRead> {
  try {
    const id = link.kind === 'page' ? await channelOf(ask, link.path) : link.id;
    if (id === undefined) return { kind: 'none' };
    // A channel's uploads are a playlist of nearly the same id.
    const playlistId = link.kind === 'playlist' ? id : id.replace(/^UC/, 'UU');
    const first = await ask('/browse', { browseId: `VL${playlistId}` });
    const videos = new Map<string, ListedVideo>();
    let { continuation } = collect(first, videos);
    for (let page = 1; continuation !== undefined && page < mostPages; page += 1) {
      ({ continuation } = collect(await ask('/browse', { continuation }), videos));
    }
    const title = titleOf(first);
    if (videos.size === 0 && title === undefined) return { kind: 'none' };
    const hasMore = continuation !== undefined;
    return { kind: 'playlist', title: title ?? playlistId, videos: [...videos.values()], hasMore };
  } catch (error) {
    const read = unavailable(error);
    return error instanceof PlatformRequestError && error.status === 404 ? { kind: 'none' } : read;
  }
}

async function channelOf(ask: AskBrowse, path: string): Promise<string | undefined> {
  const resolved = await ask('/navigation/resolve_url', { url: `https://www.youtube.com${path}` });
  return resolvedSchema.safeParse(resolved).data?.endpoint.browseEndpoint.browseId;
}

function titleOf(page: unknown): string | undefined {
  return pageSchema.safeParse(page).data?.metadata.playlistMetadataRenderer.title || undefined;
}

/** Adds the videos of a page, however deep its lists stand in it, and answers what leads to the next page. */
function collect(page: unknown, videos: Map<string, ListedVideo>): { continuation: string | undefined } {
  let continuation: string | undefined;
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > deepest) return;
    for (const [name, one] of Object.entries(value)) {
      if (name === 'playlistVideoRenderer') add(one);
      else if (name === 'continuationItemRenderer') {
        continuation ??= continuationSchema.safeParse(one).data?.continuationEndpoint.continuationCommand.token;
      } else visit(one, depth + 1);
    }
  };
  const add = (one: unknown) => {
    const { data } = videoSchema.safeParse(one);
    if (!data || videos.has(data.videoId)) return;
    const { videoId: platformId, lengthSeconds } = data;
    videos.set(platformId, { platformId, title: data.title || platformId, durationSeconds: lengthSeconds ?? null });
  };
  visit(page, 0);
  return { continuation };
}
