import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hasPackage } from './addons/load-from-addon.ts';
import type { Config } from './config.ts';
import { findMediaTools } from './media/media-tools.ts';
import { type LocalModel, localModels } from './models/local/catalogue.ts';
import { centresOf } from './models/local/encoder-centres.ts';
import { encoderName } from './models/local/encoder-name.ts';
import { placeOf } from './models/local/fetched-model.ts';
import { createLocalEncoder, type LocalEncoder } from './models/local/local-encoder.ts';

export type { LocalEncoder };

/** The encoders on this machine, each of which is loaded when it is first needed; whether it can be says its `obstacle`. */
export async function openLocalEncoders(
  { dataDir, localModel, searchPath }: Pick<Config, 'dataDir' | 'localModel' | 'searchPath'>,
  models: readonly LocalModel[] = localModels,
): Promise<LocalEncoder[]> {
  const addonFolder = localModel.encoderFolder;
  const { prlimit, withoutNetwork } = await findMediaTools(searchPath);
  return models.flatMap((model) => {
    const { encoder: form, files } = model;
    if (!form) return [];
    const [weights = '', tokenizer = ''] = files.map((file) => placeOf(path.join(dataDir, 'models'), model, file));

    async function obstacle(): Promise<string | undefined> {
      if (!hasPackage(addonFolder, 'onnxruntime-node'))
        return 'what runs it is not installed: npm ci --prefix addons/local-encoder';
      const sizes = await Promise.all([weights, tokenizer].map((file) => stat(file).catch(() => undefined)));
      const isThere = sizes.every((one) => one?.isFile());
      return isThere ? undefined : `it is not there: npx cuemark model fetch ${model.name}`;
    }

    return createLocalEncoder({
      ...{ addonFolder, name: encoderName(model), form, centres: centresOf(model), weights, tokenizer, obstacle },
      ...{ bounds: { prlimit, withoutNetwork }, threads: Math.max(1, availableParallelism() - 1) },
    });
  });
}
