import type { Command } from 'commander';
import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import type { Summary } from '../summarizing/engine.ts';
import { timestamp } from '../transcripts/timestamp.ts';
import { captionsOption } from './captions-option.ts';
import { localModel, readLanguageModel } from './language-model.ts';
import { print } from './output.ts';
import { readSource, type Source } from './source.ts';
import { SourceError } from './source-error.ts';
import { tell, tellRepairs } from './tell.ts';

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
      const summarize = await summarizing();
      const source = await readSource(name, { captions });
      tellRepairs(source.transcript);
      const made = await builtinEngine.chapters(source);
      if (made.kind === 'no_words') throw new SourceError('Nothing is said in it, so there is nothing to sum up.');
      const summary = await summarize(source, made.chapters);
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

/**
 * What sums up a source by the configured model, with its progress on a terminal.
 *
 * @throws {SourceError} where there is none; what it answers throws it where the model did not serve
 */
async function summarizing(): Promise<
  (source: Source, chapters: readonly { startSeconds: number }[]) => Promise<Summary>
> {
  if (await localModel()) {
    throw new SourceError(
      'The model on this machine writes titles alone. For a summary set LLM_PROVIDER to openai-compatible, anthropic or google.',
    );
  }
  const [languageModel, { modelSummarizing }] = await Promise.all([
    readLanguageModel(),
    import('../engines/model-engines.ts'),
  ]);
  const summarize = modelSummarizing(languageModel);
  return async ({ reading }, chapters) => {
    const { signal } = new AbortController();
    const onProgress = (share: number) => tell(`\r${Math.round(share * 100)} %`);
    const result = await summarize({ reading, chapters }, { signal, onProgress });
    const { model, usage } = result.report;
    tell(`\r${model}: ${usage.inputTokens} tokens in, ${usage.outputTokens} out\n`);
    if (result.kind === 'failed') {
      throw new SourceError(`There is no summary, since ${model} did not serve: ${result.cause}.`);
    }
    return result.summary;
  };
}
