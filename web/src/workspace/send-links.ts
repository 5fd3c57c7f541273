import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { Refusal } from '../api/refusal.ts';
import { holdPage } from '../shell/hold-page.ts';
import { deleteIdempotencyKey, idempotencyKeyFor } from './idempotency-keys.ts';
import { refusedWords } from './refused-words.tsx';
import { submitVideo } from './submit-video.ts';
import { videosKey } from './videos-query.ts';

/** The video of a link, whose key is forgotten once the answer has come. */
export async function sendLink(link: string): Promise<WebVideo> {
  const send = () => submitVideo(link, idempotencyKeyFor(link));
  const video = await send().catch((error) => {
    // The answer of before was lost, and its video has been deleted since.
    if (!(error instanceof Refusal) || error.code !== 'idempotency_key_reused') throw error;
    deleteIdempotencyKey(link);
    return send();
  });
  deleteIdempotencyKey(link);
  return video;
}

interface Watch {
  /** Those that are not wanted any more when it is their turn are left out. */
  isWanted?: (link: string) => boolean;
  /** The video of a link is there; the next one is not sent yet. */
  onTaken?: (link: string) => void;
}

/** Sends links one after the other, each with a key of its own: sent again, a link makes no second video and costs nothing. */
export function useSendLinks() {
  const queryClient = useQueryClient();
  const isSending = useRef(false);
  /** How many have been sent of how many; undefined while nothing is sent. */
  const [sending, setSending] = useState<{ done: number; of: number }>();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, ReactNode>>(new Map());

  /** The videos of the links that were taken, be the page left meanwhile; what was refused, and why, is in `refusals`. */
  const send = async (links: readonly string[], watch: Watch = {}): Promise<Map<string, WebVideo>> => {
    const taken = new Map<string, WebVideo>();
    if (isSending.current) return taken;
    isSending.current = true;
    const letGo = holdPage();
    const refused = new Map<string, ReactNode>();
    for (const [done, link] of links.entries()) {
      if (watch.isWanted?.(link) === false) continue;
      setSending({ done, of: links.length });
      try {
        taken.set(link, await sendLink(link));
        watch.onTaken?.(link);
      } catch (error) {
        refused.set(link, refusedWords(error));
      }
    }
    setRefusals(refused);
    setSending(undefined);
    isSending.current = false;
    letGo();
    if (taken.size > 0) void queryClient.invalidateQueries({ queryKey: videosKey });
    return taken;
  };
  return { send, sending, refusals, forgetRefusals: () => setRefusals(new Map()) };
}
