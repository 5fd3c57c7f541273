import type { Command } from 'commander';
import { localAnsweringEngine } from '../answering/local/local-engine.ts';
import { localEngine } from '../chaptering/local/local-engine.ts';
import { limits } from '../contract/limits.ts';
import { print } from './output.ts';
import { readSource, SourceError } from './source.ts';

/** `cuemark ask SOURCE "QUESTION"`: needs neither service nor database. */
export function addTo(program: Command): void {
  program
    .command('ask <source> <question>')
    .description(
      'answer a question about a caption file (.vtt .srt .ttml .json3) or a video link, with the moments it rests on',
    )
    .option('--json', 'print one JSON object: answer and citations')
    .action(async (name: string, written: string, { json }: { json?: boolean }) => {
      const question = written.toWellFormed().trim();
      if (question === '') throw new SourceError('The question is empty.');
      if ([...question].length > limits.questionCharacters) {
        throw new SourceError(`A question has at most ${limits.questionCharacters} characters.`);
      }
      const source = await readSource(name);
      const made = await localEngine.chapters(source);
      const chapters = made.kind === 'chapters' ? made.chapters : [];
      const { markdown, citations } = await localAnsweringEngine.answer({ ...source, chapters, question, earlier: [] });
      const object = {
        answer: markdown,
        citations: citations.map(({ startSeconds, quote }) => ({ start_seconds: startSeconds, quote })),
      };
      print(json, object, markdown);
    });
}
