import type { Environment } from './environment.ts';

/** Models that work on this machine: where they are, and where they come from. */
export interface LocalModelConfig {
  /** The addon's folder, with its packages. */
  addonFolder: string;
  /** The folder of the addon that runs encoders. */
  encoderFolder: string;
  /** `https://huggingface.co`, or a mirror. */
  hubUrl: string;
  /** What `LLM_PROVIDER=local` means; undefined: no language model works here. */
  language:
    | {
        /** By its name in the catalogue; undefined: the one that is offered, or what `file` holds. */
        name: string | undefined;
        /** A file that is already there, in the place of one that was fetched. */
        file: string | undefined;
      }
    | undefined;
}

/** What does not fit together is a fault, one line each. */
export function readLocalModel(
  env: Environment,
  faults: string[],
): Omit<LocalModelConfig, 'addonFolder' | 'encoderFolder'> {
  const { LLM_PROVIDER, LLM_MODEL: name, MODEL_FILE: file } = env;
  const isLocal = LLM_PROVIDER === 'local';
  if (isLocal) {
    for (const other of ['LLM_BASE_URL', 'LLM_API_KEY'] as const)
      if (env[other] !== undefined) faults.push(`  ${other}: a model on this machine has none`);
  } else if (file !== undefined) {
    faults.push('  MODEL_FILE: it says nothing without LLM_PROVIDER=local');
  }
  return { hubUrl: env.MODEL_HUB_URL, language: isLocal ? { name, file } : undefined };
}
