import type { Summary } from '../summarizing/engine.ts';
import { localModel, readLanguageModel } from './language-model.ts';
import type { Source } from './source.ts';
import { SourceError } from './source-error.ts';
import { tell } from './tell.ts';

/**
 * What sums up a source by the configured model, with its progress on a terminal.
 *
 * @throws {SourceError} where there is none; what it answers throws it where the model did not serve
 */
export async function summarizing(): Promise<
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
