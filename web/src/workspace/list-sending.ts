import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { WebVideo } from '../api/client.ts';
import { isNotSignedIn } from '../api/refusal.ts';
import { holdPage } from '../shell/hold-page.ts';
import { sessionQuery } from '../sign-in/session.ts';
import { refusedWords } from './refused-words.tsx';
import { sendLink } from './send-links.ts';
import { videosKey } from './videos-query.ts';

/** What has become of the videos of a list that somebody wants chapters of. */
interface ListSending {
  /** Which is being sent, and how many of how many are done; undefined while none is sent. */
  sending: { link: string; done: number; of: number } | undefined;
  taken: ReadonlyMap<string, WebVideo>;
  /** Why one was not taken. */
  refusals: ReadonlyMap<string, ReactNode>;
  /** Who sends them. */
  email: string | undefined;
}

const nothing: ListSending = { sending: undefined, taken: new Map(), refusals: new Map(), email: undefined };
/** Many take their time: it goes on while another page is looked at, and who comes back sees how far it is. */
let state = nothing;
let isStopped = false;
const listeners = new Set<() => void>();

/**
 * Sends the videos of a list one after the other, each with a key of its own, until all are sent, somebody stops it or somebody else
 * is signed in.
 */
export function useListSending() {
  const queryClient = useQueryClient();
  const emailNow = () => queryClient.getQueryData(sessionQuery.queryKey)?.email;
  const shown = useSyncExternalStore(subscribe, () => state);
  const email = emailNow();
  return {
    ...(shown.email === email ? shown : nothing),
    /** How many of them were taken. */
    async send(links: readonly string[]): Promise<number> {
      if (state.sending) return 0;
      const before = state.email === email ? state : nothing;
      const [taken, refusals] = [new Map(before.taken), new Map(before.refusals)];
      const known = taken.size;
      isStopped = false;
      const letGo = holdPage();
      for (const [done, link] of links.entries()) {
        if (isStopped || emailNow() !== email) break;
        refusals.delete(link);
        become({
          sending: { link, done, of: links.length },
          taken: new Map(taken),
          refusals: new Map(refusals),
          email,
        });
        try {
          taken.set(link, await sendLink(link));
        } catch (error) {
          refusals.set(link, refusedWords(error));
          if (isNotSignedIn(error)) break;
        }
      }
      become({ sending: undefined, taken, refusals, email });
      letGo();
      void queryClient.invalidateQueries({ queryKey: videosKey });
      return taken.size - known;
    },
    stop() {
      isStopped = true;
    },
    /** What was sent before is the list's own to tell. */
    forget() {
      if (!state.sending) become(nothing);
    },
  };
}

function become(next: ListSending): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
