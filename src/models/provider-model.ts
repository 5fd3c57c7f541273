import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model-settings.ts';
import { tolerantFetch } from './tolerant-fetch.ts';

/** The providers' own addresses, version segments included; given always, so that no library looks into the environment. */
const ownAddresses = {
  'openai-compatible': '',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** Where a model's API is, version segment included. */
export function addressOf({ provider, baseUrl }: ModelSettings): string {
  return baseUrl ?? ownAddresses[provider];
}

/** The model behind its provider's protocol. `isCounted`: a server that may not know how is asked for the tokens of streams. */
export function providerModel(settings: ModelSettings, bounded: typeof fetch, isCounted = true): LanguageModel {
  const { provider, apiKey, model } = settings;
  const baseURL = addressOf(settings);
  const key = apiKey === undefined ? {} : { apiKey };
  switch (provider) {
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'model',
        baseURL,
        ...key,
        fetch: tolerantFetch(bounded),
        supportsStructuredOutputs: true,
        includeUsage: isCounted,
      }).chatModel(model);
    case 'anthropic':
      return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch: bounded })(model);
    case 'google':
      return createGoogle({ baseURL, apiKey: apiKey ?? '', fetch: bounded })(model);
  }
}
