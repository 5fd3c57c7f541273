import path from 'node:path';
import { localModels } from '../src/models/local/catalogue.ts';
import { centresOf } from '../src/models/local/encoder-centres.ts';
import { encoderName } from '../src/models/local/encoder-name.ts';
import { placeOf } from '../src/models/local/fetched-model.ts';
import { createLocalEncoder, type LocalEncoder } from '../src/models/local/local-encoder.ts';
import { projectRoot } from '../src/settings/environment.ts';

/**
 * An encoder of the catalogue whose files are in the folder of models (`DATA_DIR/models`), once `npm ci --prefix addons/local-encoder`
 * has run.
 *
 * @param options.isCentred whether what all its vectors have in common is taken away, where the product does so
 * @throws where there is no encoder of this name
 */
export function localEncoder(
  name: string,
  modelsFolder: string,
  { isCentred = true }: { isCentred?: boolean } = {},
): LocalEncoder {
  const model = localModels.find((one) => one.name === name && one.encoder);
  if (!model?.encoder) throw new Error(`There is no encoder ${name}.`);
  const [weights = '', tokenizer = ''] = model.files.map((file) => placeOf(modelsFolder, model, file));
  return createLocalEncoder({
    ...{ addonFolder: path.join(projectRoot, 'addons/local-encoder'), name: encoderName(model), form: model.encoder },
    ...{ centres: isCentred ? centresOf(model) : undefined },
    ...{ weights, tokenizer, bounds: { prlimit: undefined, withoutNetwork: [] }, threads: 1 },
  });
}

/** Whether an encoder of the catalogue knows more languages than one. */
export function isMultilingualEncoder(name: string | undefined): boolean {
  return localModels.some((one) => one.name === name && (one.encoder?.languages.length ?? 0) > 1);
}
