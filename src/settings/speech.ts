import type { Environment } from './environment.ts';

/** A model for speech recognition on this machine: a folder, or a whole commit of a repository of the hub. */
const localModel = /^(?:(\/.+)|([\w.-]+\/[\w.-]+)@([0-9a-f]{40}))$/;

/** A folder, or a repository of the hub at a whole commit. */
export type SpeechModelConfig = { folder: string } | { repository: string; revision: string };

/** An OpenAI-compatible server of transcriptions. */
export interface TranscribeConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/** Undefined where the built-in recogniser serves; what does not fit together is a fault, one line each. */
export function readTranscribe(env: Environment, faults: string[]): TranscribeConfig | undefined {
  const { TRANSCRIBE_BASE_URL: baseUrl, TRANSCRIBE_API_KEY: apiKey, TRANSCRIBE_MODEL: model } = env;
  if (baseUrl !== undefined) return { baseUrl, apiKey, model: model ?? 'whisper-1' };
  if (apiKey !== undefined) faults.push('  TRANSCRIBE_BASE_URL: TRANSCRIBE_API_KEY without it says nothing');
  if (model !== undefined && !localModel.test(model)) {
    faults.push(
      '  TRANSCRIBE_MODEL: without TRANSCRIBE_BASE_URL a folder (/…), or owner/name@ and a whole commit of 40 digits',
    );
  }
  return undefined;
}

/** The model that the built-in recogniser loads; undefined: the one that comes with it. */
export function readSpeechModel(model: string | undefined): SpeechModelConfig | undefined {
  const [, folder, repository, revision] = localModel.exec(model ?? '') ?? [];
  if (folder !== undefined) return { folder };
  return repository !== undefined && revision !== undefined ? { repository, revision } : undefined;
}
