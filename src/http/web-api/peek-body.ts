import type { Readable } from 'node:stream';

/** A body whose first bytes have been peeked at. */
export interface PeekedBody {
  head: Uint8Array;
  /** All of it, from the beginning. */
  whole: AsyncIterable<Uint8Array>;
  /** Reads what is left and forgets it, so that a client that is still sending hears the answer. */
  forget(): void;
}

/** Reads so many bytes of a body, or fewer where it has not more. Its connection stays, whoever stops reading. */
export async function peekBody(source: Readable, count: number): Promise<PeekedBody> {
  const rest = source.iterator({ destroyOnReturn: false });
  const peeked: Uint8Array[] = [];
  let isOver = false;
  for (let length = 0; length < count && !isOver; ) {
    const { value, done } = await rest.next();
    if (done) isOver = true;
    else {
      peeked.push(value);
      length += value.length;
    }
  }
  async function* whole() {
    yield* peeked;
    if (isOver) return;
    // Not `for await`: it would end the iterator, and with it what can still be forgotten.
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value as Uint8Array;
    isOver = true;
  }
  return {
    head: Buffer.concat(peeked),
    whole: whole(),
    forget() {
      if (isOver || source.destroyed) return;
      void (async () => {
        for (let next = await rest.next(); !next.done; ) next = await rest.next();
      })().catch(() => undefined); // the client is gone
    },
  };
}
