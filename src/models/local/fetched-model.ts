import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LocalModel, ModelFile } from './catalogue.ts';

/** Where a model's files are, or would be. Each keeps the last part of its path in the repository. */
export function placeOf(modelsFolder: string, model: LocalModel, file: ModelFile | undefined = model.files[0]): string {
  return path.join(modelsFolder, model.name, path.basename(file?.path ?? ''));
}

/** What a file is called until all of it has come and been checked. */
export const partOf = (place: string) => `${place}.part`;

/** Bytes of a model that are there, those of files that have not wholly come included; `isWhole`: all of it has come. */
export async function fetchedBytes(
  modelsFolder: string,
  model: LocalModel,
): Promise<{ bytes: number; isWhole: boolean }> {
  let bytes = 0;
  let isWhole = true;
  for (const file of model.files) {
    const place = placeOf(modelsFolder, model, file);
    const whole = await sizeOf(place);
    if (whole !== file.bytes) isWhole = false;
    bytes += whole === file.bytes ? whole : await sizeOf(partOf(place));
  }
  return { bytes, isWhole };
}

/** Removes what there is of a model; false where there is nothing. */
export async function removeModel(modelsFolder: string, model: LocalModel): Promise<boolean> {
  const folder = path.dirname(placeOf(modelsFolder, model));
  const isThere = (await stat(folder).catch(() => undefined)) !== undefined;
  await rm(folder, { recursive: true, force: true });
  return isThere;
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}
