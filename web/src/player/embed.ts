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
export function listenTo(frame: HTMLIFrameElement): void {
  send(frame, { event: 'listening', id: 'player', channel: 'widget' });
}

/** Plays from a second on. */
export function playFrom(frame: HTMLIFrameElement, seconds: number): void {
  send(frame, { event: 'command', func: 'seekTo', args: [seconds, true] });
  send(frame, { event: 'command', func: 'playVideo', args: [] });
}

/** The second that the player says it is at; undefined for messages of another kind or from somewhere else. */
export function secondsTold(
  frame: HTMLIFrameElement,
  { source, origin: from, data }: MessageEvent,
): number | undefined {
  if (source !== frame.contentWindow || from !== origin || typeof data !== 'string') return undefined;
  try {
    const { info } = JSON.parse(data) as { info?: { currentTime?: unknown } | null };
    return typeof info?.currentTime === 'number' ? info.currentTime : undefined;
  } catch {
    return undefined;
  }
}

function send(frame: HTMLIFrameElement, message: object): void {
  frame.contentWindow?.postMessage(JSON.stringify(message), origin);
}
