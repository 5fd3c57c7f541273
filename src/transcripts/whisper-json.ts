import type { Cue, CueList } from './cue.ts';
import { cuePieces, nameIn, type Speaker } from './cue-text.ts';
import { field } from './json-field.ts';
import { linesOf } from './words.ts';

/**
 * Cues of the JSON that Whisper and its kin write (openai/whisper, `--output_format json`; WhisperX adds who speaks), and of the bare
 * list in which others give the same (youtube-transcript-api, with `duration` for `end`). Null where no segment has a text. Seconds.
 */
export function readWhisperJson(value: unknown): CueList | null {
  const segments = Array.isArray(value) ? value : field(value, 'segments');
  if (!Array.isArray(segments) || !segments.some((one) => typeof field(one, 'text') === 'string')) return null;
  const cues: Cue[] = [];
  let fault: string | null = null;
  const speaker: Speaker = { name: null, heard: false };
  for (const [index, segment] of segments.entries()) {
    const text = field(segment, 'text');
    const start = field(segment, 'start');
    if (typeof text !== 'string' || typeof start !== 'number') {
      fault ??= `Segment ${index + 1} has no readable "${typeof text === 'string' ? 'start' : 'text'}".`;
      continue;
    }
    const end = Number(field(segment, 'end') ?? start + Number(field(segment, 'duration')));
    const named = field(segment, 'speaker');
    const voice = typeof named === 'string' ? nameIn(named) : '';
    const lines = linesOf(cuePieces(text, { tags: 'known', speaker, voice }), start);
    cues.push(voice === '' ? { start, end, lines } : { start, end, lines, speaker: voice });
  }
  return { language: languageIn(field(value, 'language')), cues, fault };
}

/** A language tag; OpenAI's API gives names, which are none (`english`). */
function languageIn(named: unknown): string | null {
  return typeof named === 'string' && /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(named) ? named : null;
}
