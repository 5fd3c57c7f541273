import { type Command, Option } from 'commander';
import { type ExportFormat, exportChapters, exportFormats } from '../chaptering/exports.ts';
import { localEngine } from '../chaptering/local/local-engine.ts';
import { chaptersText, timestamp } from '../chaptering/rules.ts';
import { readSource, SourceError } from './source.ts';

/** `cuemark chapters SOURCE`: needs neither service nor database. */
export function addTo(program: Command): void {
  program
    .command('chapters <source>')
    .description('print the chapters of a caption file (.vtt .srt .ttml .json3) or of a video link')
    .addOption(new Option('--format <format>', 'the form of the output').choices([...exportFormats]).default('txt'))
    .option('--json', 'the same as --format json')
    .action(async (name: string, { format, json }: { format: ExportFormat; json?: boolean }) => {
      const source = await readSource(name);
      const result = await localEngine.chapters(source);
      if (result.kind === 'no_words') {
        throw new SourceError('Nothing is said in it, so there is nothing to make chapters of.');
      }
      const { chapters } = result;
      if (format === 'json' || json) {
        const object = {
          title: source.title,
          duration_seconds: source.durationSeconds,
          engine: localEngine.name,
          chapters: chapters.map(({ startSeconds, title }) => ({
            start_seconds: startSeconds,
            timestamp: timestamp(startSeconds),
            title,
          })),
          chapters_text: chaptersText(chapters),
        };
        process.stdout.write(`${JSON.stringify(object)}\n`);
        return;
      }
      const text = exportChapters(format, chapters, source.durationSeconds);
      process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    });
}
