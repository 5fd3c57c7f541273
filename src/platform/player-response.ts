import { z } from 'zod';
import { type CaptionTrack, listedTracks } from './caption-tracks.ts';
import type { Unavailable, Unsupported } from './platform.ts';
import { live, notFound, playabilitySchema, privateVideo, readRefusal, type Unclear } from './refusal.ts';
import { boundedText } from './short-text.ts';

/** What a player answer says of a video. */
export interface PlayableVideo {
  kind: 'playable';
  /** The video's id where it has none. */
  title: string;
  /** Line breaks kept. */
  description: string;
  /** What its channel is called; empty where nobody says. */
  channelName: string;
  durationSeconds: number;
  /** Not every client is told. */
  isUnlisted: boolean | undefined;
  captionTracks: CaptionTrack[];
  /** Caption tracks are listed in a form that can not be read. */
  hasOddTracks: boolean;
}

/** What one client was told of a video. */
export type PlayerReading = PlayableVideo | Unsupported | Unavailable | Unclear;

const fact = z.boolean().optional().catch(undefined);

/** The platform allows titles of 100 characters and descriptions of 5,000. */
const detailsSchema = z.object({
  videoId: z.string().max(100),
  title: boundedText(400),
  shortDescription: boundedText(20_000),
  author: boundedText(400),
  lengthSeconds: z
    .union([z.string().regex(/^\d{1,9}(?:\.\d{1,9})?$/), z.number().min(0).max(1e9)])
    .transform(Number)
    .catch(0),
  isLive: fact,
  isUpcoming: fact,
  isLiveContent: fact,
  isPostLiveDvr: fact,
  isPrivate: fact,
});

const microformatSchema = z.object({
  isUnlisted: fact,
  liveBroadcastDetails: z
    .object({ isLiveNow: fact, endTimestamp: z.string().max(100).optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

const answerSchema = z.object({
  playabilityStatus: playabilitySchema.nullish(),
  videoDetails: detailsSchema.nullish().catch(undefined), // what a refusal says holds without them
  microformat: z.object({ playerMicroformatRenderer: microformatSchema.optional() }).optional().catch(undefined),
  captions: z.unknown().optional(),
});

type Answer = z.infer<typeof answerSchema>;

/**
 * Reads the platform's player answer (also where it stands under `playerResponse`) for the video that was asked for.
 * Anything it does not understand is unclear or unavailable, never a missing video.
 */
export function readPlayerResponse(answer: unknown, platformId: string): PlayerReading {
  const player = playerPart(answer);
  const parsed = answerSchema.safeParse(player);
  if (!parsed.success) return unavailable('an answer of another form');
  const { playabilityStatus: playability, videoDetails: details, microformat } = parsed.data;
  const facts = microformat?.playerMicroformatRenderer;
  if (details && details.videoId !== platformId) {
    return { kind: 'unclear', cause: `an answer about another video (${details.videoId})`, trouble: 'blocked' };
  }
  if (!playability) {
    // The recorded answer for an id that never existed.
    if (isEmpty(player)) return notFound;
    if (!details) return unavailable('an answer about no video');
    if (facts?.liveBroadcastDetails?.isLiveNow) return live;
    return { kind: 'unclear', cause: 'an answer without a playability status', isUnlisted: facts?.isUnlisted };
  }
  if (playability.status !== 'OK') return readRefusal(playability);
  if (!details) return unavailable('a playable video without details');
  if (details.isPrivate) return privateVideo;
  if (isRunning(parsed.data)) return live;
  if (!(details.lengthSeconds > 0)) return unavailable('a playable video without a length');
  return {
    kind: 'playable',
    title: oneLine(details.title) || platformId,
    description: details.shortDescription
      .split(/\r\n|[\n\r]/)
      .map(oneLine)
      .join('\n'),
    channelName: oneLine(details.author),
    durationSeconds: Math.max(1, Math.round(details.lengthSeconds)),
    isUnlisted: facts?.isUnlisted,
    ...listedTracks(parsed.data.captions),
  };
}

/** Live now, or yet to begin; a stream or premiere that has ended is an ordinary video. */
function isRunning({ playabilityStatus, videoDetails: details, microformat }: Answer): boolean {
  const broadcast = microformat?.playerMicroformatRenderer?.liveBroadcastDetails;
  if (details?.isLive || details?.isUpcoming || broadcast?.isLiveNow) return true;
  if (details?.isLiveContent && details.lengthSeconds === 0) return true;
  const hasEnded = broadcast?.endTimestamp !== undefined || details?.isPostLiveDvr === true;
  return playabilityStatus?.liveStreamability !== undefined && !hasEnded;
}

function playerPart(answer: unknown): unknown {
  const inner = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'playerResponse') : undefined;
  return inner ?? answer;
}

function isEmpty(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) && Object.keys(answer).length === 0;
}

/** Text that any database and any page can hold. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function unavailable(cause: string): Unavailable {
  return { kind: 'unavailable', cause };
}
