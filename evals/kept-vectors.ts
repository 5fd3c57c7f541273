import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Encoder } from '../src/models/encoder.ts';
import { packVectors } from '../src/transcripts/reading/sentence-vectors.ts';

const folder = join(tmpdir(), 'cuemark-eval-vectors');

/** What an encoder makes of texts, as it is stored. What took it long is kept in the system's folder for such things, and taken from there. */
export async function packedVectors(encoder: Encoder, texts: readonly string[]): Promise<Uint8Array> {
  const key = createHash('sha256')
    .update(JSON.stringify([encoder.name, texts]))
    .digest('hex');
  const file = join(folder, key);
  try {
    return readFileSync(file);
  } catch {
    const packed = packVectors(encoder, await encoder.encode(texts));
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, packed);
    return packed;
  }
}
