import type { LookUp, Unavailable, Unsupported } from './platform.ts';
import type { PlayableVideo, PlayerReading } from './player-response.ts';
import type { Unclear } from './refusal.ts';

/** Whom the player API takes us for. */
export type Client = 'WEB' | 'MWEB' | 'ANDROID' | 'VISIONOS';

export type AskPlayer = (client: Client) => Promise<PlayerReading>;

/**
 * What a video is: one request as WEB, which is told whether a video is unlisted. ANDROID is asked where WEB's answer does
 * not settle the matter; MWEB where nobody has told yet whether a video shorter than `visibilityMattersBelow` seconds is
 * unlisted. Unknown is never taken for public. A client that was refused, or not answered, is not replaced by another.
 */
export async function lookUpVideo(
  ask: AskPlayer,
  { platformId, visibilityMattersBelow }: { platformId: string; visibilityMattersBelow: number },
): Promise<LookUp> {
  const first = await ask('WEB');
  const video = first.kind === 'unclear' ? together(first, await ask('ANDROID')) : first;
  if (video.kind !== 'playable') return video;
  const { title, description, channelName, durationSeconds } = video;
  const matters = durationSeconds < visibilityMattersBelow;
  const isUnlisted = video.isUnlisted ?? (matters ? await askVisibility(ask) : undefined);
  if (isUnlisted === undefined && matters) return { kind: 'unavailable', cause: 'the visibility is not told' };
  const visibility = isUnlisted === undefined ? 'unknown' : isUnlisted ? 'unlisted' : 'public';
  return { kind: 'video', platformId, title, description, channelName, durationSeconds, visibility };
}

async function askVisibility(ask: AskPlayer): Promise<boolean | undefined> {
  const told = await ask('MWEB');
  return told.kind === 'playable' || told.kind === 'unclear' ? told.isUnlisted : undefined;
}

/** What a client's answer says together with that of one before it that settled nothing. */
function together(first: Unclear, second: PlayerReading): PlayableVideo | Unsupported | Unavailable {
  if (second.kind === 'playable') return { ...second, isUnlisted: second.isUnlisted ?? first.isUnlisted };
  return second.kind === 'unclear' ? settled([first, second]) : second;
}

/** What is left to say where no client's answer settled anything. */
export function settled(unclear: Unclear[]): Unsupported | Unavailable {
  // None was given a reason of its own: nobody can play it.
  if (unclear.every(({ seemsGone }) => seemsGone)) return nobodyCan;
  const trouble = unclear.find((one) => one.trouble)?.trouble;
  return { kind: 'unavailable', cause: unclear.map(({ cause }) => cause).join('; '), ...(trouble && { trouble }) };
}

const nobodyCan: Unsupported = {
  kind: 'unsupported',
  reason: 'not_found',
  detail: 'YouTube does not let anybody play this video: it may have been removed.',
};
