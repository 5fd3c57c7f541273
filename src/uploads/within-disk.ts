import type { UploadContext } from './context.ts';
import { requireDisk } from './open-upload.ts';

/** Bytes that come between two looks at the disk. */
const lookEvery = 4 * 1024 ** 2;

/** A body that ends where the disk is full up to its floor: a part may be a whole file, and others send theirs meanwhile. */
export function withinDisk(ctx: UploadContext, body: AsyncIterable<Uint8Array>) {
  let refusal: unknown;
  async function* within() {
    let unseen = 0;
    for await (const piece of body) {
      unseen += piece.length;
      if (unseen >= lookEvery) {
        unseen = 0;
        await requireDisk(ctx, 0).catch((fault: unknown) => {
          refusal = fault;
          throw fault;
        });
      }
      yield piece;
    }
  }
  return {
    body: within(),
    /** Why it ended early, where the disk was the reason: the protocol's library throws something of its own then. */
    refusal: () => refusal,
  };
}
