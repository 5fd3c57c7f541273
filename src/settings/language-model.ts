import { type Environment, providers } from './environment.ts';

/** A language model, and how to reach it. */
export interface LanguageModelConfig {
  provider: (typeof providers)[number];
  /** Undefined: the provider's own address. */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  model: string;
  /** Tokens that a request and its answer may take together; undefined: the server is asked. */
  contextTokens: number | undefined;
  /** Tokens, in and out, that all accounts together may take in a calendar month; undefined: any number. */
  monthlyTokens: number | undefined;
  /** Tokens that answering one question may take. */
  questionTokens: number;
  /** US dollars for a million tokens; undefined: not known. */
  prices: { input: number; output: number } | undefined;
}

/** Undefined where none is set up; what does not fit together is a fault, one line each. */
export function readLanguageModel(env: Environment, faults: string[]): LanguageModelConfig | undefined {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  if (provider === undefined) {
    const set = ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'].filter((name) => env[name as keyof typeof env]);
    if (set.length > 0)
      faults.push(`  LLM_PROVIDER: ${set.join(' and ')} without it says nothing; ${providers.join(', ')}`);
    return undefined;
  }
  if (provider === 'local') return undefined; // `readLocalModel`
  if (model === undefined) faults.push(`  LLM_MODEL: LLM_PROVIDER needs the name of a model`);
  if (provider === 'openai-compatible' && baseUrl === undefined) {
    faults.push('  LLM_BASE_URL: an openai-compatible server has an address, such as http://localhost:11434/v1');
  }
  if (provider !== 'openai-compatible' && apiKey === undefined) faults.push(`  LLM_API_KEY: ${provider} needs a key`);
  const { LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output } = env;
  if ((input === undefined) !== (output === undefined)) {
    faults.push('  LLM_INPUT_PRICE, LLM_OUTPUT_PRICE: a cost needs both');
  }
  return {
    provider,
    baseUrl,
    apiKey,
    model: model ?? '',
    contextTokens: env.LLM_CONTEXT_TOKENS,
    monthlyTokens: env.LLM_MONTHLY_TOKENS,
    questionTokens: env.LLM_QUESTION_TOKENS,
    prices: input === undefined || output === undefined ? undefined : { input, output },
  };
}
