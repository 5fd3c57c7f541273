import { copyFile, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadFromAddon } from '../../addons/load-from-addon.ts';

/** A model as `transformers` loads it from a folder. */
export interface SpeechModel {
  /** For the log, and beside what it recognised. */
  name: string;
  folder: string;
  /** Undefined: it recognises many, and says which. */
  language: string | undefined;
}

/** By the package that carries it. */
export const bundledModelName = 'moonshine-tiny-en-0.1.29';

/**
 * The model that the addon carries: Moonshine's tiny English one, by its makers, two quantised ONNX files whose integrity is in
 * the addon's lock. The package has neither its configuration nor its tokenizer in the form that `transformers` reads, so those
 * are written beside copies of them, once.
 *
 * Jeffries et al., "Moonshine: Speech Recognition for Live Transcription and Voice Commands" (2024): the sizes of `tiny`.
 */
export async function bundledModel(addonFolder: string, modelsFolder: string): Promise<SpeechModel> {
  const folder = path.join(modelsFolder, bundledModelName);
  if (!(await stat(folder).catch(() => undefined))) await layOut(addonFolder, modelsFolder, folder);
  return { name: bundledModelName, folder, language: 'en' };
}

/** Made under another name, so that a folder of this name is whole. */
async function layOut(addonFolder: string, modelsFolder: string, folder: string): Promise<void> {
  await mkdir(modelsFolder, { recursive: true, mode: 0o700 });
  const made = await mkdtemp(path.join(modelsFolder, 'making-'));
  try {
    await mkdir(path.join(made, 'onnx'));
    const carried = path.join(addonFolder, 'node_modules/@moonshine-ai/moonshine-js/dist/model/tiny/quantized');
    for (const part of ['encoder_model', 'decoder_model_merged']) {
      await copyFile(path.join(carried, `${part}.onnx`), path.join(made, 'onnx', `${part}_quantized.onnx`));
    }
    const { default: llama } = await loadFromAddon<{ default: { vocabById: string[] } }>(
      addonFolder,
      'llama-tokenizer-js',
    );
    for (const [file, content] of Object.entries(descriptions(llama.vocabById))) {
      await writeFile(path.join(made, file), JSON.stringify(content));
    }
    await rename(made, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // another process was quicker
    });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

function descriptions(vocabulary: string[]): Record<string, object> {
  const ends = { bos_token_id: 1, eos_token_id: 2, decoder_start_token_id: 1 };
  return {
    'config.json': {
      model_type: 'moonshine',
      architectures: ['MoonshineForConditionalGeneration'],
      is_encoder_decoder: true,
      hidden_size: 288,
      encoder_num_hidden_layers: 6,
      encoder_num_attention_heads: 8,
      encoder_num_key_value_heads: 8,
      decoder_num_hidden_layers: 6,
      decoder_num_attention_heads: 8,
      decoder_num_key_value_heads: 8,
      vocab_size: 32_768,
      ...ends,
    },
    'generation_config.json': ends,
    'preprocessor_config.json': {
      feature_extractor_type: 'MoonshineFeatureExtractor',
      processor_class: 'MoonshineProcessor',
      feature_size: 1,
      padding_value: 0,
      sampling_rate: 16_000,
    },
    'tokenizer_config.json': {
      tokenizer_class: 'PreTrainedTokenizer',
      bos_token: '<s>',
      eos_token: '</s>',
      unk_token: '<unk>',
    },
    'tokenizer.json': tokenizer(vocabulary),
  };
}

/** Llama's vocabulary, for decoding alone: byte tokens are put together, and `▁` is a space. Nothing is encoded, so nothing is merged. */
function tokenizer(vocabulary: string[]): object {
  const special = ['<unk>', '<s>', '</s>'].map((content, id) => ({ id, content, special: true }));
  return {
    version: '1.0',
    added_tokens: special,
    normalizer: null,
    pre_tokenizer: null,
    post_processor: null,
    model: {
      type: 'BPE',
      unk_token: '<unk>',
      byte_fallback: true,
      vocab: Object.fromEntries(vocabulary.map((token, id) => [token, id])),
      merges: [],
    },
    decoder: {
      type: 'Sequence',
      decoders: [
        { type: 'Replace', pattern: { String: '▁' }, content: ' ' },
        { type: 'ByteFallback' },
        { type: 'Fuse' },
        { type: 'Strip', content: ' ', start: 1, stop: 0 },
      ],
    },
  };
}
