import type { LocalModelHere } from '../local-model.ts';
import type { LanguageModelConfig } from '../settings/language-model.ts';
import { SourceError } from './source-error.ts';

/** What somebody may do whom titles and summaries by a model on this machine are enough. */
export const localInstead = 'fetch one to this machine by `npx cuemark model fetch` and set LLM_PROVIDER=local';

/**
 * The language model that the environment names.
 *
 * @param of.instead what somebody may do who has none
 * @throws {SourceError} where it names none
 */
export async function readLanguageModel({ instead }: { instead: string }): Promise<LanguageModelConfig> {
  const { readConfig } = await import('../config.ts');
  const { languageModel } = readConfig();
  if (languageModel) return languageModel;
  throw new SourceError(
    `No language model is set up. Set LLM_PROVIDER (openai-compatible, anthropic or google), LLM_MODEL, and LLM_API_KEY or LLM_BASE_URL; or ${instead}.`,
  );
}

/** The model on this machine, where the environment names that. */
export async function localModel(): Promise<LocalModelHere | undefined> {
  const [{ readConfig }, { openLocalModel }] = await Promise.all([import('../config.ts'), import('../local-model.ts')]);
  return openLocalModel(readConfig());
}
