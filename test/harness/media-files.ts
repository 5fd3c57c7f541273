import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../src/media/find-program.ts';
import { findMediaTools } from '../../src/media/media-tools.ts';

const searchPath = process.env.PATH ?? '';

/** What this machine reads media with. */
export const mediaTools = await findMediaTools(searchPath);

/** For the title of tests that need it. */
export const needsFfmpeg = 'skipped without ffmpeg: apt-get install ffmpeg';
export const hasFfmpeg = mediaTools.ffmpeg !== undefined && mediaTools.ffprobe !== undefined;

export const needsSpeech = 'skipped without ffmpeg and espeak-ng: apt-get install ffmpeg espeak-ng';
export const hasSpeech = hasFfmpeg && (await findProgram('espeak-ng', searchPath)) !== undefined;

/** Makes a media file, by ffmpeg's own words for it. */
export function makeMedia(...words: string[]): void {
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...words]);
}

/** Samples a second of the synthesiser. */
const spokenRate = 22_050;

/**
 * Speaks texts, with a silence before each, into a file of the kind that its name says, by a synthesiser; `words` are ffmpeg's.
 * Answers the second at which each begins.
 */
export function speak(texts: string[], silence: number, file: string, ...words: string[]): number[] {
  const pieces: Buffer[] = [];
  const starts: number[] = [];
  for (const input of texts) {
    const wave = execFileSync('espeak-ng', ['-v', 'en-us', '-s', '150', '--stdout'], { input, maxBuffer: 1e9 });
    pieces.push(Buffer.alloc(Math.round(silence * spokenRate) * 2));
    starts.push(pieces.reduce((bytes, piece) => bytes + piece.length, 0) / 2 / spokenRate);
    pieces.push(wave.subarray(44 + (wave.length % 2)));
  }
  const form = ['-f', 's16le', '-ar', String(spokenRate), '-ac', '1', '-i', 'pipe:0'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...form, ...words, file], { input: Buffer.concat(pieces) });
  return starts;
}

/** Thirteen minutes, two pieces for a server of transcriptions: nine seconds of a tone and one of silence, in turn, as if somebody spoke. */
export function longTalk(): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'cuemark-sound-'));
  const file = path.join(folder, 'sound.m4a');
  const turns = 'aevalsrc=0.3*sin(440*2*PI*t)*lt(mod(t\\,10)\\,9):s=8000:d=780';
  makeMedia('-f', 'lavfi', '-i', turns, '-c:a', 'aac', '-b:a', '24k', '-movflags', '+faststart', file);
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}
