import { type Command, Option } from 'commander';
import { parseCaptions } from '../transcripts/parse-captions.ts';
import { languageOfTranscript, tellingWords } from '../transcripts/reading/language.ts';
import { wordsOf } from '../transcripts/reading/words.ts';
import { timestamp } from '../transcripts/timestamp.ts';
import type { Segment, Transcript } from '../transcripts/transcript.ts';
import { writeCaptions } from '../transcripts/write-captions.ts';
import { captionsOption } from './captions-option.ts';
import { readSource, type Source } from './source.ts';
import { tellRepairs } from './tell.ts';

const formats = ['txt', 'md', 'srt', 'vtt', 'json'] as const;

interface TranscriptOptions {
  format: (typeof formats)[number];
  captions?: string;
}

/** `cuemark transcript SOURCE`: needs neither service nor database. */
export function addTo(program: Command): void {
  program
    .command('transcript <source>')
    .description(
      'print what was read of a caption or transcript file, of a video or audio file, or of a video link; what was left out or repaired goes to standard error',
    )
    .addOption(new Option('--format <format>', 'the form of the output').choices([...formats]).default('txt'))
    .addOption(captionsOption())
    .action(async (name: string, { format, captions }: TranscriptOptions) => {
      const source = await readSource(name, { captions });
      if (format !== 'json') tellRepairs(source.transcript);
      const text = written(source, format);
      process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    });
}

function written({ title, durationSeconds, transcript }: Source, format: TranscriptOptions['format']): string {
  const { segments, warnings = [] } = transcript;
  if (format === 'srt' || format === 'vtt') return captionsOf(format, segments);
  if (format === 'json') {
    return JSON.stringify({
      title,
      duration_seconds: durationSeconds,
      language: languageOf(transcript),
      warnings,
      segments: segments.map(({ start, end, speaker, text }) => ({
        start_seconds: milliseconds(start),
        end_seconds: milliseconds(end),
        speaker: speaker ?? null,
        text,
      })),
    });
  }
  const lines = segments.map(({ start, speaker, text }) => {
    const time = timestamp(start);
    if (format === 'txt') return `${time} ${speaker === undefined ? text : `${speaker}: ${unmarked(text)}`}`;
    return `**${time}** ${speaker === undefined ? escaped(text) : `*${escaped(speaker)}:* ${escaped(unmarked(text))}`}`;
  });
  return format === 'txt' ? lines.join('\n') : [`# ${escaped(title)}`, ...lines].join('\n\n');
}

/** As its reading would tell it; the first words are enough. */
function languageOf(transcript: Transcript): string | null {
  const segments = transcript.segments.slice(0, tellingWords);
  return languageOfTranscript(transcript, wordsOf({ ...transcript, segments }, Number.POSITIVE_INFINITY));
}

/**
 * A caption file that gives the same words and times when it is read again: names of speakers that would be taken for words there, because too
 * few of them recur, are left out.
 */
function captionsOf(format: 'srt' | 'vtt', segments: readonly Segment[]): string {
  const text = writeCaptions(format, segments);
  const again = parseCaptions(text);
  const isSame =
    again.ok &&
    again.segments.length === segments.length &&
    again.segments.every((one, at) => isAlike(one, segments[at]));
  return isSame
    ? text
    : writeCaptions(
        format,
        segments.map(({ speaker: _, ...rest }) => rest),
      );
}

function isAlike(one: Segment, other: Segment | undefined): boolean {
  return other !== undefined && one.start === other.start && unmarked(one.text) === unmarked(other.text);
}

/** A text whose speaker stands before it needs no mark that somebody else begins. */
function unmarked(text: string): string {
  return text.replace(/^>>+\s*/, '');
}

/** What would be markup in Markdown, as text. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
