import { createLanguageModel } from '../../models/create-language-model.ts';
import type { LanguageModelConfig } from '../../settings/language-model.ts';
import type { Finding } from './finding.ts';

const name = 'model';
const patienceMs = 20_000;

/** The language model that is set up: it is asked one question of a few tokens. */
export async function checkModel(config: LanguageModelConfig | undefined): Promise<Finding[]> {
  if (!config) {
    return [{ name, status: 'note', detail: 'none is set up (LLM_PROVIDER): the built-in engine serves' }];
  }
  const model = createLanguageModel(config, { callMs: patienceMs, tries: 1 });
  const request = {
    instructions: 'Answer with one word.',
    prompt: 'Say yes.',
    mostOutputTokens: 20,
    expectedTokens: 50,
  };
  const outcome = await model.complete(request, AbortSignal.timeout(patienceMs));
  const who = `${config.model} (${config.provider}${config.baseUrl ? ` at ${new URL(config.baseUrl).host}` : ''})`;
  if (outcome.kind !== 'away') return [{ name, status: 'works', detail: `${who} answers` }];
  const advice = outcome.isBusy
    ? 'It takes no more requests for now: ask again later, or raise its limit.'
    : outcome.isLate
      ? `It gave no answer within ${patienceMs / 1000} seconds: one that is still being loaded gives it later. Run this again.`
      : 'Check LLM_BASE_URL, LLM_API_KEY and LLM_MODEL.';
  const remedy = `${advice} Until then chapters are the built-in engine's, and no question is answered.`;
  return [{ name, status: 'broken', detail: `${who}: ${outcome.cause}`, remedy }];
}
