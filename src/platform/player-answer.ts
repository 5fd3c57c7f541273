import { z } from 'zod';
import type { Unavailable, Unsupported } from './platform.ts';

/** A caption track as the player answer lists it. */
export interface CaptionTrack {
  address: string;
  language: string;
  isAutomatic: boolean;
  /** The platform shows it first with the video's own sound. */
  isDefault: boolean;
}

/** What a player answer says of a video. */
export interface PlayableVideo {
  kind: 'playable';
  title: string;
  /** Line breaks kept. */
  description: string;
  durationSeconds: number;
  /** Not every client is told. */
  isUnlisted: boolean | undefined;
  captionTracks: CaptionTrack[];
}

const answerSchema = z.object({
  playabilityStatus: z.object({ status: z.string(), reason: z.string().optional().catch(undefined) }).optional(),
  videoDetails: z
    .object({
      videoId: z.string(),
      title: z.string().catch(''),
      shortDescription: z.string().catch(''),
      lengthSeconds: z.coerce.number().catch(0),
      isLive: z.boolean().optional().catch(undefined),
      isUpcoming: z.boolean().optional().catch(undefined),
      isLiveContent: z.boolean().optional().catch(undefined),
      isPrivate: z.boolean().optional().catch(undefined),
    })
    .optional(),
  microformat: z
    .object({
      playerMicroformatRenderer: z
        .object({
          isUnlisted: z.boolean().optional().catch(undefined),
          liveBroadcastDetails: z.object({ isLiveNow: z.boolean().optional() }).optional().catch(undefined),
        })
        .optional(),
    })
    .optional()
    .catch(undefined),
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z
        .object({
          captionTracks: z
            .array(z.object({ baseUrl: z.string(), languageCode: z.string(), kind: z.string().optional() }))
            .optional(),
          audioTracks: z
            .array(z.object({ defaultCaptionTrackIndex: z.number().optional() }))
            .optional()
            .catch(undefined),
          defaultAudioTrackIndex: z.number().optional().catch(undefined),
        })
        .optional(),
    })
    .optional()
    .catch(undefined),
});

/** Reads the platform's player answer for the video that was asked for. Anything it does not understand is a block, never a missing video. */
export function readPlayerAnswer(answer: unknown, platformId: string): PlayableVideo | Unsupported | Unavailable {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return unavailable('an answer of another form');
  const { playabilityStatus: playability, videoDetails: details, microformat, captions } = parsed.data;
  if (details && details.videoId !== platformId)
    return unavailable(`an answer about another video (${details.videoId})`);
  if (!playability) {
    const isEmpty = typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0;
    return isEmpty ? notFound : unavailable('an answer without a playability status');
  }
  if (playability.status !== 'OK') return readRefusal(playability.status, playability.reason ?? '');
  if (!details) return unavailable('a playable video without details');

  const facts = microformat?.playerMicroformatRenderer;
  if (details.isPrivate) return isPrivate('The video is private.');
  const isLive = details.isLive || details.isUpcoming || facts?.liveBroadcastDetails?.isLiveNow;
  if (isLive || (details.isLiveContent && details.lengthSeconds === 0)) return live;
  if (!(details.lengthSeconds > 0)) return unavailable('a playable video without a length');
  const list = captions?.playerCaptionsTracklistRenderer;
  const tracks = list?.captionTracks ?? [];
  const shownFirst = list?.audioTracks?.[list.defaultAudioTrackIndex ?? 0]?.defaultCaptionTrackIndex;
  return {
    kind: 'playable',
    title: oneLine(details.title),
    description: details.shortDescription
      .split(/\r\n|[\n\r]/)
      .map(oneLine)
      .join('\n'),
    durationSeconds: Math.round(details.lengthSeconds),
    isUnlisted: facts?.isUnlisted,
    captionTracks: tracks.map((track, index) => ({
      address: track.baseUrl,
      language: oneLine(track.languageCode),
      isAutomatic: track.kind === 'asr',
      isDefault: index === shownFirst,
    })),
  };
}

/** Text that any database and any page can hold. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** The reason's words tell what the status does not; they come in English, the language we ask in. */
function readRefusal(status: string, reason: string): Unsupported | Unavailable {
  const words = reason.toLowerCase();
  if (/\bbot\b|unusual traffic|captcha|try again later/.test(words)) return unavailable(`${status}: ${reason}`);
  switch (status) {
    case 'LIVE_STREAM_OFFLINE':
      return live;
    case 'AGE_CHECK_REQUIRED':
    case 'AGE_VERIFICATION_REQUIRED':
    case 'CONTENT_CHECK_REQUIRED':
      return ageRestricted;
    case 'LOGIN_REQUIRED':
      if (/private/.test(words)) return isPrivate('The video is private.');
      return /\bage\b|inappropriate/.test(words) ? ageRestricted : unavailable(`${status}: ${reason}`);
    case 'UNPLAYABLE':
    case 'ERROR':
      return readUnplayable(status, words);
    default:
      return unavailable(`${status}: ${reason}`);
  }
}

function readUnplayable(status: string, words: string): Unsupported | Unavailable {
  if (/\bcountr(y|ies)\b|\bregion\b/.test(words))
    return isPrivate('The video can not be watched from the country this service runs in.');
  if (/member/.test(words)) return isPrivate('The video is for members only.');
  if (/premium|purchase|\bpaid\b|\bpay\b|\brent/.test(words)) return isPrivate('The video has to be paid for.');
  if (/private/.test(words)) return isPrivate('The video is private.');
  if (/\bage\b|inappropriate/.test(words)) return ageRestricted;
  if (/live event|premiere/.test(words)) return live;
  // Some clients may not play what others can; that a login is wanted does not say that the video is gone.
  if (/sign in|other websites|embed|this app|supported on this device/.test(words))
    return unavailable(`${status}: ${words}`);
  return notFound;
}

const notFound: Unsupported = {
  kind: 'unsupported',
  reason: 'not_found',
  detail: 'There is no such video on YouTube, or it has been removed.',
};
const live: Unsupported = {
  kind: 'unsupported',
  reason: 'live',
  detail: 'The video is live or yet to begin. Try again when the stream or premiere has ended.',
};
const ageRestricted = isPrivate('The video is age-restricted: it can not be read without a login.');

function isPrivate(detail: string): Unsupported {
  return { kind: 'unsupported', reason: 'private', detail };
}

function unavailable(cause: string): Unavailable {
  return { kind: 'unavailable', cause };
}
