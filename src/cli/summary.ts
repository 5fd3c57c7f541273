import type { Command } from 'commander';
import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import { timestamp } from '../transcripts/timestamp.ts';
import { captionsOption } from './captions-option.ts';
import { print } from './output.ts';
import { readSource } from './source.ts';
import { SourceError } from './source-error.ts';
import { openSummarizing } from './summarizing.ts';
import { tellRepairs } from './tell.ts';
import { openUnderstanding } from './understanding.ts';

/** `cuemark summary SOURCE`: needs a language model, and neither service nor database. */
export function addTo(program: Command): void {
  program
    .command('summary <source>')
    .description(
      'sum up a caption or transcript file, a video or audio file, or a video link, and each of its chapters, with the moments it rests on; by the language model that LLM_PROVIDER names',
    )
    .addOption(captionsOption())
    .option('--json', 'print one JSON object: title, duration_seconds, engine, text and chapters')
    .action(async (name: string, { captions, json }: { captions?: string; json?: boolean }) => {
      await using summarizing = await openSummarizing();
      const source = await readSource(name, { captions });
      tellRepairs(source.transcript);
      await using understanding = await openUnderstanding();
      const vectors = await understanding.vectorsOf(source.reading);
      const made = await builtinEngine.chapters({ ...source, vectors });
      if (made.kind === 'no_words') throw new SourceError('Nothing is said in it, so there is nothing to sum up.');
      const summary = await summarizing.summarize(source, made.chapters);
      const chapters = made.chapters.map(({ startSeconds, title }, place) => ({
        start_seconds: startSeconds,
        timestamp: timestamp(startSeconds),
        title,
        text: summary.chapters[place]?.text ?? null,
      }));
      const object = {
        title: source.title,
        duration_seconds: source.durationSeconds,
        engine: 'llm',
        text: summary.text,
        chapters,
      };
      const sections = chapters.map((chapter) =>
        [`## ${chapter.timestamp} ${chapter.title}`, ...(chapter.text === null ? [] : [chapter.text])].join('\n\n'),
      );
      print(json, object, [summary.text, ...sections].join('\n\n'));
    });
}
