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
}

export interface ModelFile {
  /** Its path in the repository. */
  path: string;
  bytes: number;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
}

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
];

/** The model of this name, with an entry that can be had; undefined where there is none. */
export function findLocalModel(name: string, models: readonly LocalModel[] = localModels): LocalModel | undefined {
  return models.find((model) => model.name === name);
}

/** Bytes of all its files. */
export function bytesOf(model: LocalModel): number {
  return model.files.reduce((sum, { bytes }) => sum + bytes, 0);
}
