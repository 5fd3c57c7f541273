import { wordsOf } from '../src/transcripts/reading/words.ts';
import type { Transcript } from '../src/transcripts/transcript.ts';

/** Characters of a caption's line, and seconds of silence at which a new one begins. */
const lineCharacters = 40;
const silence = 1;

/** The transcript as automatic captions would show it: lower case, without punctuation and speakers, in lines of a few seconds. */
export function asCaptions(transcript: Transcript, durationSeconds: number): Transcript {
  const segments: Transcript['segments'] = [];
  let line: { start: number; text: string } | null = null;
  const close = (end: number) => {
    if (line) segments.push({ start: line.start, end: Math.max(line.start, end), text: line.text });
    line = null;
  };
  for (const word of wordsOf(transcript, durationSeconds)) {
    const bare = word.text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '');
    if (bare === '') continue;
    if (word.pause > silence) close(word.start - word.pause);
    const current: { start: number; text: string } = line ?? { start: word.start, text: '' };
    const text = current.text === '' || !word.spaced ? current.text + bare : `${current.text} ${bare}`;
    if (current.text !== '' && text.length > lineCharacters) {
      close(word.start);
      line = { start: word.start, text: bare };
    } else line = { start: current.start, text };
  }
  close(durationSeconds);
  return { ...transcript, segments };
}
