import type { QueryClient } from '@tanstack/react-query';
import { renewCopy } from '../offline/device-copy.ts';
import { setIsLive } from './polling-interval.ts';
import { createRefresh } from './refresh.ts';

/** Milliseconds without a word after which the connection is taken for dead: the server speaks every 15 seconds. */
const longestSilence = 40_000;
/** Milliseconds after which a stream that was refused is asked for again. */
const untilNextTry = 10_000;

interface Told {
  video_id?: string;
  chat_id?: string;
}

/**
 * Hears what changes in the account and asks for what is shown of it anew, until what it answers is called. A page that
 * nobody sees does not listen, since browsers open few connections to one place; it catches up when it is seen again.
 */
export function followChanges(queryClient: QueryClient): () => void {
  const { refresh, refreshAll } = createRefresh(queryClient);
  let source: EventSource | undefined;
  let timer: number | undefined;

  const later = (what: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(what, milliseconds);
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
    setIsLive(false);
  };
  const reopen = () => {
    close();
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    source = listen();
  };

  function listen(): EventSource {
    const opened = new EventSource('/web-api/events');
    const heard = () => later(reopen, longestSilence);
    const hear = (event: string, tell: (told: Told) => void) =>
      opened.addEventListener(event, ({ data }: MessageEvent<string>) => {
        heard();
        tell(JSON.parse(data) as Told);
      });
    let wasOpen = false;
    opened.addEventListener('open', () => {
      wasOpen = true;
      heard();
      setIsLive(true);
      void refreshAll();
    });
    opened.addEventListener('error', () => {
      setIsLive(false);
      if (wasOpen) void refreshAll();
      wasOpen = false;
      // While it is not closed the browser itself tries again.
      if (opened.readyState === EventSource.CLOSED) later(reopen, untilNextTry);
    });
    hear('here', () => undefined);
    hear('account', () => {
      void refresh(['account']);
      void refresh(['minutes']);
    });
    hear('video', ({ video_id = '' }) => {
      void refresh(['videos']);
      void refresh(['minutes']); // which names videos
      void refresh(['video', video_id], true);
      void refresh(['video', video_id, 'summary'], true);
      void renewCopy(queryClient, ({ key }) => key[1] === video_id);
    });
    hear('tags', () => {
      void refresh(['tags']);
      void refresh(['videos']);
    });
    hear('chat', ({ video_id = '' }) => void refresh(['video', video_id, 'chats'], true));
    hear('question', ({ video_id = '', chat_id = '' }) => {
      void refresh(['video', video_id, 'chats'], true);
      void refresh(['video', video_id, 'chats', chat_id], true);
    });
    return opened;
  }

  const onOnline = () => {
    void refreshAll();
    reopen();
  };
  document.addEventListener('visibilitychange', reopen);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', close);
  reopen();
  return () => {
    document.removeEventListener('visibilitychange', reopen);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', close);
    close();
  };
}
