import { execFileSync } from 'node:child_process';
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

/** Speaks a text into a file of the kind that its name says, by a synthesiser. */
export function speak(text: string, file: string, ...words: string[]): void {
  const wave = execFileSync('espeak-ng', ['-v', 'en-us', '-s', '150', '--stdout'], { input: text, maxBuffer: 1e9 });
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'wav', '-i', 'pipe:0', ...words, file], { input: wave });
}
