import { Problem } from '../contract/problems.ts';
import type { UploadContext } from './context.ts';
import { requireDisk } from './open-upload.ts';

/** Bytes that come between two looks at the disk. */
const lookEvery = 4 * 1024 ** 2;

/**
 * A body that ends where it is more than what is left of its file, which one of no stated length may be, or where the disk is full
 * up to its floor: a part may be a whole file, and others send theirs meanwhile.
 */
export function limitBody(ctx: UploadContext, body: AsyncIterable<Uint8Array>, mostBytes: number) {
  let refusal: Problem | undefined;
  async function* within() {
    let come = 0;
    let looked = 0;
    try {
      for await (const piece of body) {
        come += piece.length;
        if (come > mostBytes) throw new Problem('invalid_request', { detail: moreThanSaid });
        if (come - looked >= lookEvery) {
          looked = come;
          await requireDisk(ctx, 0);
        }
        yield piece;
      }
    } catch (fault) {
      if (fault instanceof Problem) refusal = fault;
      throw fault;
    }
  }
  return {
    body: within(),
    /** Why it ended early, where that was a bound: the protocol's library throws something of its own then. */
    refusal: () => refusal,
  };
}

/** For people. */
export const moreThanSaid = 'This is more than `Upload-Length` said.';
