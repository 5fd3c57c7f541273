import type { LocalModelHere } from '../local-model.ts';
import type { Summary } from '../summarizing/engine.ts';
import { localInstead, localModel, readLanguageModel } from './language-model.ts';
import type { Source } from './source.ts';
import { SourceError } from './source-error.ts';
import { tell } from './tell.ts';

/** Sums up sources, with its progress on a terminal, until it is disposed of. */
export interface SourceSummarizing extends AsyncDisposable {
  /** @throws {SourceError} where the model did not serve */
  summarize(source: Source, chapters: readonly { startSeconds: number }[]): Promise<Summary>;
}

/**
 * What sums up by the configured model.
 *
 * @throws {SourceError} where there is none
 */
export async function openSummarizing(): Promise<SourceSummarizing> {
  const local = await localModel();
  const summarize = await (local ? summarizingHere(local) : summarizingByApi());
  return {
    async summarize({ reading }, chapters) {
      const { signal } = new AbortController();
      const onProgress = (share: number) => tell(`\r${Math.round(share * 100)} %`);
      const result = await summarize({ reading, chapters }, { signal, onProgress });
      const { model, usage } = result.report;
      tell(`\r${model}: ${usage.inputTokens} tokens in, ${usage.outputTokens} out\n`);
      if (result.kind === 'failed') {
        throw new SourceError(`There is no summary, since ${model} did not serve: ${result.cause}.`);
      }
      return result.summary;
    },
    async [Symbol.asyncDispose]() {
      await local?.writer.close();
    },
  };
}

async function summarizingHere({ writer }: LocalModelHere) {
  const [{ summarizingBy }, { localLanguageModel }] = await Promise.all([
    import('../engines/asked-model.ts'),
    import('../engines/local-language-model.ts'),
  ]);
  return summarizingBy(localLanguageModel(writer));
}

async function summarizingByApi() {
  const languageModel = await readLanguageModel({ instead: localInstead });
  const { modelSummarizing } = await import('../engines/model-engines.ts');
  return modelSummarizing(languageModel);
}
