import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hubModel } from '../src/speech/local/hub-model.ts';
import { startModelHub } from './harness/model-hub.ts';
import { folderForTest } from './harness/program.ts';

const files = Object.fromEntries(
  [
    ...['config.json', 'generation_config.json', 'preprocessor_config.json', 'tokenizer.json', 'tokenizer_config.json'],
    ...['onnx/encoder_model_quantized.onnx', 'onnx/decoder_model_merged_quantized.onnx', 'README.md'],
  ].map((name) => [name, Buffer.from(`what ${name} holds`)] as const),
);

test('a model comes from the hub once, with its progress, and is used without it from then on', async () => {
  const hub = await startModelHub(files);
  const modelsFolder = await folderForTest();
  const shares: number[] = [];
  const model = await hubModel(hub, { modelsFolder, onProgress: (share) => shares.push(share) });
  expect(model).toMatchObject({ name: `makers--model-ONNX@${hub.revision.slice(0, 12)}`, language: undefined });
  const weights = path.join(model.folder, 'onnx/encoder_model_quantized.onnx');
  expect(readFileSync(weights, 'utf8')).toBe('what onnx/encoder_model_quantized.onnx holds');
  expect(readdirSync(model.folder)).not.toContain('README.md');
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));

  const before = hub.asked.length;
  expect(await hubModel(hub, { modelsFolder })).toEqual(model);
  expect(hub.asked).toHaveLength(before);
});

test.each<[string, Parameters<typeof startModelHub>[1]]>([
  [
    'a small file was changed',
    (name, bytes) => (name === 'config.json' ? Buffer.from('x'.repeat(bytes.length)) : bytes),
  ],
  [
    'the weights were changed',
    (name, bytes) => (name.includes('encoder') ? Buffer.from('y'.repeat(bytes.length)) : bytes),
  ],
  ['a file is cut short', (name, bytes) => (name === 'tokenizer.json' ? bytes.subarray(0, 5) : bytes)],
  ['a file is longer', (name, bytes) => (name === 'tokenizer.json' ? Buffer.concat([bytes, bytes]) : bytes)],
])('nothing is kept where %s', async (_, spoil) => {
  const hub = await startModelHub(files, spoil);
  const modelsFolder = await folderForTest();
  await expect(hubModel(hub, { modelsFolder })).rejects.toThrow(/is not what its commit says/);
  expect(readdirSync(modelsFolder)).toEqual([]);
});

test('a hub that refuses, says nothing or is not there is an error with a remedy', async () => {
  const modelsFolder = await folderForTest();
  const refusing = await startModelHub(files, () => 503);
  await expect(hubModel(refusing, { modelsFolder, pauseMs: 10 })).rejects.toThrow(/answered 503 .*TRANSCRIBE_MODEL/);
  const silent = await startModelHub(files, () => 'silence');
  await expect(hubModel(silent, { modelsFolder, silenceMs: 300, pauseMs: 10 })).rejects.toThrow(
    /can not be reached .*folder/,
  );
  await expect(hubModel({ ...silent, revision: '0'.repeat(40) }, { modelsFolder })).rejects.toThrow(/answered 404/);
  const nowhere = { ...silent, hubUrl: 'http://127.0.0.1:9' };
  await expect(hubModel(nowhere, { modelsFolder, pauseMs: 10 })).rejects.toThrow(/can not be reached/);
  const stop = AbortSignal.timeout(300);
  await expect(hubModel(silent, { modelsFolder, signal: stop })).rejects.toThrow(/timeout/);
  expect(readdirSync(modelsFolder)).toEqual([]);
});

test('a model of another kind is refused by name', async () => {
  const { 'tokenizer.json': _, ...rest } = files;
  const hub = await startModelHub(rest);
  await expect(hubModel(hub, { modelsFolder: await folderForTest() })).rejects.toThrow(/has no tokenizer.json/);
});
