import { onTestFinished } from 'vitest';
import { until } from './program.ts';
import { sessionCookie } from './web-client.ts';

export interface ToldEvent {
  event: string;
  data: Record<string, string>;
}

export interface EventStream {
  status: number;
  headers: Headers;
  /** What has been told so far, but that the server is still there. */
  told: ToldEvent[];
  /** Waits until something was told for which it holds. */
  hears(holds: (told: ToldEvent) => boolean, seconds?: number): Promise<void>;
  /** Resolves when the server ends it, or the connection breaks. */
  ended: Promise<void>;
  close(): void;
}

/** The events that a page of this person hears; `cookie`: with that session. */
export async function followEvents(
  publicUrl: string,
  who: { email: string; password: string } | { cookie: string },
): Promise<EventStream> {
  const cookie = 'cookie' in who ? who.cookie : await sessionCookie(publicUrl, who);
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${publicUrl}/web-api/events`, { headers: { cookie }, signal: leaving.signal });
  const told: ToldEvent[] = [];
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      told.push(...whole.flatMap(eventIn));
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    told,
    hears: (holds, seconds = 45) =>
      until(
        () => told.some(holds),
        seconds,
        () => JSON.stringify(told.slice(-5)).slice(0, 500),
      ),
    ended: read().catch(() => undefined),
    close: () => leaving.abort(),
  };
}

function eventIn(block: string): ToldEvent[] {
  const [, event, data] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
  return event === undefined || data === undefined || event === 'here' ? [] : [{ event, data: JSON.parse(data) }];
}
