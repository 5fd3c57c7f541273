import { InvalidArgumentError, Option } from 'commander';

export type EngineChoice = 'builtin' | 'llm';

/** The option that says which engine works; `local`, as the built-in engine was called before, is still understood. */
export function engineOption(): Option {
  return new Option('--engine <engine>', 'builtin, or llm: the language model that LLM_PROVIDER names')
    .argParser((value): EngineChoice => {
      if (value === 'builtin' || value === 'local') return 'builtin';
      if (value === 'llm') return value;
      throw new InvalidArgumentError('Allowed choices are builtin, llm.');
    })
    .default('builtin');
}
