import type { IncomingMessage } from 'node:http';

/** What was sent; undefined where whoever sends it goes away in the middle, as one does who waits no longer. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}
