import { once } from 'node:events';
import v8 from 'node:v8';
import { type Command, Option } from 'commander';
import { languageOfSegments } from '../transcripts/reading/language.ts';
import type { Segment } from '../transcripts/transcript.ts';
import { segmentObjects, type transcriptFormats, writeTranscript } from '../transcripts/write-transcript.ts';
import { captionsOption } from './captions-option.ts';
import { readSource } from './source.ts';
import { tellRepairs } from './tell.ts';

const formats = ['txt', 'md', 'srt', 'vtt', 'json'] as const satisfies readonly (
  | (typeof transcriptFormats)[number]
  | 'json'
)[];

const segmentsAtOnce = 1000;

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
      // Collected sooner, what is read for a moment does not add up to a quarter more memory: a large file stays under 400 MB.
      v8.setFlagsFromString('--semi-space-growth-factor=1');
      const { title, durationSeconds, transcript } = await readSource(name, { captions });
      const { segments, warnings = [] } = transcript;
      if (format === 'json') {
        const about = { title, duration_seconds: durationSeconds, language: languageOfSegments(transcript), warnings };
        await writeOut(jsonOf(about, segments));
        return;
      }
      tellRepairs(transcript);
      const text = writeTranscript(format, { title, segments });
      process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    });
}

/** The object and its segments as JSON on one line, in pieces. */
function* jsonOf(about: object, segments: readonly Segment[]): Generator<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"segments":[`;
  for (let at = 0; at < segments.length; at += segmentsAtOnce) {
    const piece = JSON.stringify(segmentObjects(segments.slice(at, at + segmentsAtOnce))).slice(1, -1);
    yield at === 0 ? piece : `,${piece}`;
  }
  yield ']}\n';
}

/** Where the reader went away it ends: `runCommand` says why where that is worth saying. */
async function writeOut(pieces: Iterable<string>): Promise<void> {
  for (const piece of pieces) {
    if (process.stdout.write(piece)) continue;
    const goesOn = await once(process.stdout, 'drain').then(
      () => true,
      () => false,
    );
    if (!goesOn) return;
  }
}
