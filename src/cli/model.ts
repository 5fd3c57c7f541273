import path from 'node:path';
import type { Command } from 'commander';
import { type Config, readConfig } from '../config.ts';
import { bytesOf, findLocalModel, type LocalModel, localModels } from '../models/local/catalogue.ts';
import { fetchModel } from '../models/local/fetch-model.ts';
import { fetchedBytes, placeOf, removeModel } from '../models/local/fetched-model.ts';
import { megabytes } from '../models/local/megabytes.ts';
import { print } from './output.ts';
import { SourceError } from './source-error.ts';
import { tell } from './tell.ts';

/** `cuemark model list | fetch | remove`: needs neither service nor database. Nothing but `fetch` ever fetches a model. */
export function addTo(program: Command, _end: (code: number) => void, models = localModels): void {
  const model = program.command('model').description('list, fetch and remove models that work on this machine');

  model
    .command('list')
    .description('list the models that can be had, and what of them is there')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { modelsFolder } = places();
      const listed = await Promise.all(models.map((one) => entryOf(one, modelsFolder)));
      print(json, { folder: modelsFolder, models: listed }, listed.map(textOf).join('\n\n'));
    });

  model
    .command('fetch [name]')
    .description('fetch a model into DATA_DIR/models, or go on where it broke off; without a name the one for titles')
    .option('--json', 'print JSON')
    .action(async (name: string | undefined, { json }: { json?: boolean }) => {
      const { modelsFolder, config } = places();
      const wanted = name ?? config.localModel.language?.name ?? models.find(({ kind }) => kind === 'language')?.name;
      const one = known(wanted ?? '', models);
      const whole = bytesOf(one);
      if ((await fetchedBytes(modelsFolder, one)).bytes < whole) {
        tell(`${one.name}: ${megabytes(whole)} from ${config.localModel.hubUrl}, ${one.licence}\n`);
      }
      const { hubUrl } = config.localModel;
      let told = -1;
      const onProgress = (bytes: number) => {
        const percent = Math.floor((bytes / whole) * 100);
        if (percent > told) tell(`\r${percent} % (${megabytes(bytes)})   `);
        told = percent;
      };
      await fetchModel(one, { modelsFolder, hubUrl, onProgress }).finally(() => tell('\n'));
      print(json, await entryOf(one, modelsFolder), `${one.name} is in ${placeOf(modelsFolder, one)}. ${useOf(one)}`);
    });

  model
    .command('remove <name>')
    .description('remove what there is of a model')
    .option('--json', 'print JSON')
    .action(async (name: string, { json }: { json?: boolean }) => {
      const { modelsFolder } = places();
      const one = known(name, models);
      const isRemoved = await removeModel(modelsFolder, one);
      print(
        json,
        { name: one.name, removed: isRemoved },
        isRemoved ? `${name} is removed.` : `There is nothing of ${name}.`,
      );
    });
}

function places(): { config: Config; modelsFolder: string } {
  const config = readConfig();
  return { config, modelsFolder: path.join(config.dataDir, 'models') };
}

function known(name: string, models: readonly LocalModel[]): LocalModel {
  const found = findLocalModel(name, models);
  if (found) return found;
  throw new SourceError(`There is no model ${name}. There are: ${models.map((one) => one.name).join(', ')}.`);
}

async function entryOf(model: LocalModel, modelsFolder: string) {
  const { bytes, isWhole } = await fetchedBytes(modelsFolder, model);
  return {
    name: model.name,
    kind: model.kind,
    purpose: model.purpose,
    licence: model.licence,
    source: `${model.repository}@${model.revision}`,
    bytes: bytesOf(model),
    memory_bytes: model.memoryBytes,
    needed_bytes: bytesOf(model) - bytes,
    state: isWhole ? ('fetched' as const) : bytes > 0 ? ('begun' as const) : ('absent' as const),
    file: isWhole ? placeOf(modelsFolder, model) : null,
  };
}

function textOf(entry: Awaited<ReturnType<typeof entryOf>>): string {
  const { name, purpose, licence, source, bytes, memory_bytes: memory, needed_bytes: needed, state, file } = entry;
  const there = {
    fetched: `fetched: ${file}`,
    begun: `begun: ${megabytes(needed)} are missing (npx cuemark model fetch ${name})`,
    absent: `not here: needs ${megabytes(needed)} of disk (npx cuemark model fetch ${name})`,
  }[state];
  return [
    `${name}  for ${purpose}`,
    `  ${megabytes(bytes)}, ${megabytes(memory)} of memory while it works, ${licence}, ${source}`,
    `  ${there}`,
  ].join('\n');
}

function useOf({ kind, name }: LocalModel): string {
  if (kind === 'language') return `Set LLM_PROVIDER=local and LLM_MODEL=${name} to use it.`;
  return 'It is used from now on where addons/local-encoder is installed: npx cuemark doctor says whether it serves.';
}
