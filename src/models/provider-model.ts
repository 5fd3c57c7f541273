import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model-settings.ts';
import { tolerantFetch } from './tolerant-fetch.ts';

/** The version segments of the providers' own addresses; given always, so that no library looks into the environment. */
const ownAddresses = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** The model behind its provider's protocol. `isCounted`: a server that may not know how is asked for the tokens of streams. */
export function providerModel(settings: ModelSettings, bounded: typeof fetch, isCounted = true): LanguageModel {
  const { provider, baseUrl, apiKey, model } = settings;
  const key = apiKey === undefined ? {} : { apiKey };
  switch (provider) {
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'model',
        baseURL: baseUrl ?? '',
        ...key,
        fetch: tolerantFetch(bounded),
        supportsStructuredOutputs: true,
        includeUsage: isCounted,
      }).chatModel(model);
    case 'anthropic':
      return createAnthropic({ baseURL: baseUrl ?? ownAddresses.anthropic, apiKey: apiKey ?? '', fetch: bounded })(
        model,
      );
    case 'google':
      return createGoogle({ baseURL: baseUrl ?? ownAddresses.google, apiKey: apiKey ?? '', fetch: bounded })(model);
  }
}
