import { z } from 'zod';
import { PlatformRequestError, unavailable } from './bounded-fetch.ts';
import type { ListedVideo, PlaylistRead } from './platform.ts';
import type { ListLink } from './playlist-link.ts';
import { boundedText } from './short-text.ts';

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

const badgesSchema = z
  .array(
    z
      .object({ thumbnailBadgeViewModel: z.object({ text: boundedText(100) }) })
      .catch({ thumbnailBadgeViewModel: { text: '' } }),
  )
  .catch([]);

/** The same in the form of newer pages, whose pictures bear the length. */
const lockupSchema = z.object({
  contentId: videoSchema.shape.videoId,
  contentType: z.literal('LOCKUP_CONTENT_TYPE_VIDEO'),
  metadata: z
    .object({ lockupMetadataViewModel: z.object({ title: z.object({ content: boundedText(400) }) }) })
    .transform(({ lockupMetadataViewModel }) => lockupMetadataViewModel.title.content)
    .catch(''),
  contentImage: z
    .object({
      thumbnailViewModel: z.object({
        overlays: z.array(
          z.object({
            thumbnailBottomOverlayViewModel: z.object({ badges: badgesSchema }).optional().catch(undefined),
            thumbnailOverlayBadgeViewModel: z.object({ thumbnailBadges: badgesSchema }).optional().catch(undefined),
          }),
        ),
      }),
    })
    .transform(({ thumbnailViewModel }) =>
      thumbnailViewModel.overlays.flatMap(({ thumbnailBottomOverlayViewModel, thumbnailOverlayBadgeViewModel }) => [
        ...(thumbnailBottomOverlayViewModel?.badges ?? []),
        ...(thumbnailOverlayBadgeViewModel?.thumbnailBadges ?? []),
      ]),
    )
    .catch([]),
});

const continuationSchema = z.object({ continuationCommand: z.object({ token: z.string().min(1).max(8000) }) });

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
  const add = (video: ListedVideo | undefined) => {
    if (video && !videos.has(video.platformId)) videos.set(video.platformId, video);
  };
  eachPart(page, (name, one) => {
    if (name === 'playlistVideoRenderer') add(rendered(one));
    else if (name === 'lockupViewModel') add(lockedUp(one));
    else if (name === 'continuationItemRenderer' || name === 'continuationItemViewModel') continuation ??= tokenIn(one);
    else return true;
    return false;
  });
  return { continuation };
}

/** Hands over every part of an answer with its name; those for which `visit` answers true are gone into. */
function eachPart(value: unknown, visit: (name: string, part: unknown) => boolean, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return;
  for (const [name, part] of Object.entries(value)) if (visit(name, part)) eachPart(part, visit, depth + 1);
}

function rendered(one: unknown): ListedVideo | undefined {
  const { data } = videoSchema.safeParse(one);
  return (
    data && { platformId: data.videoId, title: data.title || data.videoId, durationSeconds: data.lengthSeconds ?? null }
  );
}

function lockedUp(one: unknown): ListedVideo | undefined {
  const { data } = lockupSchema.safeParse(one);
  if (!data) return undefined;
  const lengths = data.contentImage.flatMap(
    ({ thumbnailBadgeViewModel }) => secondsOf(thumbnailBadgeViewModel.text) ?? [],
  );
  return { platformId: data.contentId, title: data.metadata || data.contentId, durationSeconds: lengths[0] ?? null };
}

/** Of `12:34` or `1:02:03`; undefined for any other words, such as `LIVE`. */
function secondsOf(words: string): number | undefined {
  const [, hours = 0, minutes, seconds] = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{2})$/.exec(words.trim()) ?? [];
  if (minutes === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || undefined;
}

/** The one command of the platform's that leads on, whatever it is wrapped in. */
function tokenIn(item: unknown): string | undefined {
  let token = continuationSchema.safeParse(item).data?.continuationCommand.token;
  eachPart(item, (_, part) => {
    token ??= continuationSchema.safeParse(part).data?.continuationCommand.token;
    return token === undefined;
  });
  return token;
}
