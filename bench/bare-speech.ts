import { sampleCatalogue } from '../src/samples/catalogue.ts';
import { parseCaptions } from '../src/transcripts/parse-captions.ts';
import type { Transcript } from '../src/transcripts/transcript.ts';

const wordsPerLine = 8;
const secondsPerLine = 3;

/** What the English samples say, over and over, as automatic captions have it: lines of three seconds in lower case, without punctuation. */
export function bareSpeech(durationSeconds: number): Transcript {
  const words = [...sampleCatalogue().values()].flatMap(({ captions }) => {
    const read = captions?.language.startsWith('en') ? parseCaptions(JSON.stringify(captions.json3())) : null;
    return read?.ok ? read.segments.flatMap(({ text }) => text.split(/\s+/).map(bare)) : [];
  });
  const spoken = words.filter(Boolean);
  const lines = Array.from({ length: Math.ceil(durationSeconds / secondsPerLine) }, (_, line) =>
    Array.from({ length: wordsPerLine }, (__, at) => spoken[(line * wordsPerLine + at) % spoken.length]).join(' '),
  );
  const segments = lines.map((text, line) => ({
    start: line * secondsPerLine,
    end: (line + 1) * secondsPerLine,
    text,
  }));
  return { language: 'en', kind: 'automatic', segments };
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’]+$|^[^\p{L}\p{N}]+/gu, '');
}
