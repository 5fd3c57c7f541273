/** A model that `cuemark model fetch` fetches, pinned by the commit of its repository and the hash of each file. */
export interface LocalModel {
  name: string;
  /** What the product does with it: it writes titles, or makes vectors by which passages are found. */
  kind: 'language' | 'encoder';
  /** For a list: what it is for. */
  purpose: string;
  /** `owner/name` on the hub. */
  repository: string;
  /** A whole commit. */
  revision: string;
  /** SPDX. */
  licence: string;
  /** The first one holds the weights. */
  files: readonly ModelFile[];
  /** Bytes of memory that it takes while it works. */
  memoryBytes: number;
  /** Of an encoder: how vectors are made by it. */
  encoder?: EncoderForm;
}

/** How an encoder is asked, and what comes of it. Its files are the weights as ONNX, and then the tokenizer. */
export interface EncoderForm {
  /** Codes of ISO 639 of the languages that it knows. */
  languages: readonly string[];
  dimensions: number;
  /** Of a longer text the rest is not read. */
  mostTokens: number;
  /** What stands for a text: the mean of its tokens, or the first one. */
  pooling: 'mean' | 'first';
  /** What is written before a text that asks, and before one that is asked about. */
  prefixes?: { question: string; passage: string };
  /** Whether all its vectors lie close together, so that what they have in common is taken away (`learnedCentres`). */
  isCentred?: boolean;
}

export interface ModelFile {
  /** Its path in the repository. */
  path: string;
  bytes: number;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
}

/**
 * Languages of XLM-RoBERTa, on which multilingual-e5 was trained, as codes of ISO 639-1 (Filipino of 639-2).
 *
 * Source: https://huggingface.co/intfloat/multilingual-e5-small
 */
const multilingualE5Languages = (
  'af am ar as az be bg bn br bs ca cs cy da de el en eo es et eu fa fi fil fr fy ga gd gl gu ha he hi hr hu hy id is it ja jv ka kk ' +
  'km kn ko ku ky la lo lt lv mg mk ml mn mr ms my ne nl no om or pa pl ps pt ro ru sa sd si sk sl so sq sr su sv sw ta te th tl tr ' +
  'ug uk ur uz vi xh yi zh'
).split(' ');

/** Models whose commit and hashes are known: one that lacks either is not offered. */
export const localModels: readonly LocalModel[] = [
  {
    name: 'granite-4.1-3b',
    kind: 'language',
    purpose: 'titles of chapters, in twelve languages',
    repository: 'ibm-granite/granite-4.1-3b-GGUF',
    revision: 'ab4701481089b58a082ef63cc1cee738887293ff',
    licence: 'Apache-2.0',
    files: [
      {
        path: 'granite-4.1-3b-Q4_K_M.gguf',
        bytes: 2_099_501_664,
        hash: '662b0626cd58f443baea23559b469df6576a81d349649c59413b36a9fb32eb29',
      },
    ],
    memoryBytes: 2_800_000_000,
  },
  {
    name: 'all-MiniLM-L6-v2',
    kind: 'encoder',
    purpose: 'finding where chapters begin, and what answers a question in other words, in English',
    repository: 'Xenova/all-MiniLM-L6-v2',
    revision: '751bff37182d3f1213fa05d7196b954e230abad9',
    licence: 'Apache-2.0',
    files: [
      {
        path: 'onnx/model_quantized.onnx',
        bytes: 22_972_370,
        hash: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
      },
      {
        path: 'tokenizer.json',
        bytes: 711_661,
        hash: 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
      },
    ],
    memoryBytes: 250_000_000,
    encoder: { languages: ['en'], dimensions: 384, mostTokens: 256, pooling: 'mean' },
  },
  {
    name: 'multilingual-e5-small',
    kind: 'encoder',
    purpose: 'finding what answers a question in other words, or in another language, in over ninety languages',
    repository: 'Xenova/multilingual-e5-small',
    revision: '761b726dd34fb83930e26aab4e9ac3899aa1fa78',
    licence: 'MIT',
    files: [
      {
        path: 'onnx/model_quantized.onnx',
        bytes: 118_308_185,
        hash: 'f80102d3f2a1229f387d3c81909990d8945513e347b0eab049f7de3c6f98c193',
      },
      {
        path: 'tokenizer.json',
        bytes: 17_082_730,
        hash: '0b44a9d7b51c3c62626640cda0e2c2f70fdacdc25bbbd68038369d14ebdf4c39',
      },
    ],
    memoryBytes: 800_000_000,
    encoder: {
      languages: multilingualE5Languages,
      dimensions: 384,
      mostTokens: 256,
      pooling: 'mean',
      prefixes: { question: 'query: ', passage: 'passage: ' },
      isCentred: true,
    },
  },
];

/** The model of this name, with an entry that can be had; undefined where there is none. */
export function findLocalModel(name: string, models: readonly LocalModel[] = localModels): LocalModel | undefined {
  return models.find((model) => model.name === name);
}

/** Bytes of all its files. */
export function bytesOf(model: LocalModel): number {
  return model.files.reduce((sum, { bytes }) => sum + bytes, 0);
}
