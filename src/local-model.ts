import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hasPackage } from './addons/load-from-addon.ts';
import { type Config, ConfigError } from './config.ts';
import { findMediaTools } from './media/media-tools.ts';
import { bytesOf, type LocalModel, localModels } from './models/local/catalogue.ts';
import { placeOf } from './models/local/fetched-model.ts';
import { createLocalLineWriter, type LocalLineWriter } from './models/local/local-line-writer.ts';

/** What to do where the addon is not installed. */
const installAddon = 'npm ci --prefix addons/local-model';

/** The language model on this machine that the operator chose. */
export interface LocalModelHere {
  writer: LocalLineWriter;
  /** What keeps it from its work as far as can be told without it, and what to do; undefined: nothing. */
  obstacle(): Promise<string | undefined>;
}

/**
 * The language model on this machine, which is loaded when it is first asked; undefined where `LLM_PROVIDER` names another.
 *
 * @throws {ConfigError} where `LLM_MODEL` names none that can be had
 */
export async function openLocalModel(config: Config): Promise<LocalModelHere | undefined> {
  const { addonFolder, language } = config.localModel;
  if (!language) return undefined;
  const offered = localModels.filter(({ kind }) => kind === 'language');
  const model = language.file === undefined ? chosen(language.name, offered) : undefined;
  const file = model ? placeOf(path.join(config.dataDir, 'models'), model) : (language.file ?? '');
  const name = model?.name ?? language.name ?? path.basename(file, '.gguf');
  const { prlimit, withoutNetwork } = await findMediaTools(config.searchPath);
  const threads = Math.max(1, availableParallelism() - 1);
  const fetchIt = model ? `fetch it: npx cuemark model fetch ${model.name}` : 'see MODEL_FILE';

  async function obstacle(): Promise<string | undefined> {
    if (!hasPackage(addonFolder, 'node-llama-cpp')) return `what runs it is not installed: ${installAddon}`;
    const isThere = (await stat(file).catch(() => undefined))?.isFile() ?? false;
    return isThere ? undefined : `${file} is not there: ${fetchIt}`;
  }

  const smallerModel = (bytes: number) => smaller(model, bytes, offered)?.name;
  const bounds = { prlimit, withoutNetwork };
  return {
    obstacle,
    writer: createLocalLineWriter({ addonFolder, name, file, obstacle, smallerModel, bounds, threads }),
  };
}

function chosen(name: string | undefined, offered: readonly LocalModel[]): LocalModel {
  const found = name === undefined ? offered[0] : offered.find((model) => model.name === name);
  if (found) return found;
  const names = offered.map((model) => model.name).join(', ');
  throw new ConfigError([
    `  LLM_MODEL: models on this machine are ${names}; a file of your own is named in MODEL_FILE`,
  ]);
}

/** The largest of the models that take no more memory than this, and less than the one that is chosen. */
function smaller(model: LocalModel | undefined, bytes: number, offered: readonly LocalModel[]): LocalModel | undefined {
  return offered
    .filter((one) => one.memoryBytes <= bytes && (!model || bytesOf(one) < bytesOf(model)))
    .sort((one, other) => bytesOf(other) - bytesOf(one))[0];
}
