import type { Now } from './playback.tsx';

const origin = 'https://www.youtube-nocookie.com';
/** Ids of samples end in a character that no video of YouTube's has there. */
const real = /^[\w-]{10}[AEIMQUYcgkosw048]$/;

/** Whether YouTube has something to play for this id. */
export function isPlayable(platformId: string | null): platformId is string {
  return platformId !== null && real.test(platformId);
}

/** The platform's player, without its cookies, from a second on. */
export function embedAddress(platformId: string, seconds: number): string {
  const address = new URL(`/embed/${platformId}`, origin);
  address.searchParams.set('enablejsapi', '1');
  address.searchParams.set('playsinline', '1');
  address.searchParams.set('autoplay', '1');
  address.searchParams.set('start', String(Math.floor(seconds)));
  address.searchParams.set('origin', window.location.origin);
  return address.href;
}

/** Asks the player to say from now on what it does, as the script does that YouTube offers for it. */
export function listenTo(frame: HTMLIFrameElement | null): void {
  send(frame, { event: 'listening', id: 'player', channel: 'widget' });
}

/** Tells the player to do something: `playVideo`, `pauseVideo`, `seekTo` with seconds. */
export function command(
  frame: HTMLIFrameElement | null,
  func: 'playVideo' | 'pauseVideo' | 'seekTo',
  args: unknown[] = [],
): void {
  send(frame, { event: 'command', func, args });
}

/** What the player says of itself; undefined for messages of another kind or from somewhere else. */
export function toldBy(
  frame: HTMLIFrameElement | null,
  { source, origin: from, data }: MessageEvent,
): Partial<Now> | undefined {
  if (!frame || source !== frame.contentWindow || from !== origin || typeof data !== 'string') return undefined;
  try {
    const { info } = JSON.parse(data) as { info?: { currentTime?: unknown; playerState?: unknown } | null };
    const { currentTime: second, playerState: state } = info ?? {};
    if (typeof second !== 'number' && typeof state !== 'number') return undefined;
    // 1: playing, 3: waiting for more of it.
    return {
      ...(typeof second === 'number' && { second }),
      ...(typeof state === 'number' && { isPlaying: state === 1 || state === 3 }),
    };
  } catch {
    return undefined;
  }
}

function send(frame: HTMLIFrameElement | null, message: object): void {
  frame?.contentWindow?.postMessage(JSON.stringify(message), origin);
}
