import { type Command, Option } from 'commander';
import { languageOfSegments } from '../transcripts/reading/language.ts';
import { segmentObjects, type transcriptFormats, writeTranscript } from '../transcripts/write-transcript.ts';
import { captionsOption } from './captions-option.ts';
import { readSource } from './source.ts';
import { tellRepairs } from './tell.ts';

const formats = ['txt', 'md', 'srt', 'vtt', 'json'] as const satisfies readonly (
  | (typeof transcriptFormats)[number]
  | 'json'
)[];

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
      const { title, durationSeconds, transcript } = await readSource(name, { captions });
      const { segments, warnings = [] } = transcript;
      if (format === 'json') {
        const object = {
          title,
          duration_seconds: durationSeconds,
          language: languageOfSegments(transcript),
          warnings,
          segments: segmentObjects(segments),
        };
        process.stdout.write(`${JSON.stringify(object)}\n`);
        return;
      }
      tellRepairs(transcript);
      const text = writeTranscript(format, { title, segments });
      process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    });
}
