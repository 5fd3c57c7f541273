/**
 * An encoder of some kilobytes in the form that real ones have: ONNX weights that give each word of a text a vector of its own, and
 * the tokenizer. Words of one group mean the same; all others mean nothing in particular. `pieces` has the
 * tokenizer of encoders of many languages, and knows no types of tokens.
 *
 * Source: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
 */
export function tinyEncoder(
  groups: readonly string[][],
  dimensions: number,
  kind: 'words' | 'pieces' = 'words',
): { weights: Buffer; tokenizer: string } {
  const words = [...unknown[kind], ...groups.flat().map((word) => (kind === 'pieces' ? `▁${word}` : word))];
  const table = new Float32Array(words.length * dimensions);
  unknown[kind].forEach((_, at) => {
    table[at * dimensions] = 1;
  });
  groups.forEach((group, meaning) => {
    for (const word of group) table[words.findIndex((one) => one.endsWith(word)) * dimensions + 1 + meaning] = 10;
  });
  const tokenizer = {
    ...{ version: '1.0', truncation: null, padding: null, added_tokens: [], decoder: null },
    ...(kind === 'words' ? tokenizerOfWords(words) : tokenizerOfPieces(words)),
  };
  const inputs = ['input_ids', 'attention_mask', ...(kind === 'words' ? ['token_type_ids'] : [])];
  const graph = [
    field(1, [text(1, 'table'), text(1, 'input_ids'), text(2, 'last_hidden_state'), text(4, 'Gather')]),
    text(2, 'tiny'),
    field(5, [
      ...[number(1, words.length), number(1, dimensions), number(2, float32), text(8, 'table')],
      bytes(9, Buffer.from(table.buffer)),
    ]),
    ...inputs.map((name) => field(11, shapeOf(name, int64, 2))),
    field(12, shapeOf('last_hidden_state', float32, 3)),
  ];
  const weights = Buffer.concat([number(1, 8), field(7, graph), field(8, [text(1, ''), number(2, 13)])]);
  return { weights, tokenizer: JSON.stringify(tokenizer) };
}

/** What stands first in the table, and for whatever it does not hold. */
const unknown = { words: ['[UNK]'], pieces: ['<s>', '</s>', '<unk>'] };

/** As of BERT. */
function tokenizerOfWords(words: readonly string[]): object {
  return {
    normalizer: { type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true, lowercase: true },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: null,
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(words.map((word, id) => [word, id])),
    },
  };
}

/** As of XLM-RoBERTa: pieces that hold the space before them, between a mark of the beginning and one of the end. */
function tokenizerOfPieces(pieces: readonly string[]): object {
  const special = (id: number) => ({ id: pieces[id], ids: [id], tokens: [pieces[id]] });
  return {
    normalizer: { type: 'NFKC' },
    pre_tokenizer: {
      type: 'Sequence',
      pretokenizers: [
        { type: 'WhitespaceSplit' },
        { type: 'Metaspace', replacement: '▁', add_prefix_space: true, prepend_scheme: 'always' },
      ],
    },
    post_processor: {
      type: 'TemplateProcessing',
      single: [
        { SpecialToken: { id: '<s>', type_id: 0 } },
        { Sequence: { id: 'A', type_id: 0 } },
        { SpecialToken: { id: '</s>', type_id: 0 } },
      ],
      pair: [],
      special_tokens: { '<s>': special(0), '</s>': special(1) },
    },
    model: { type: 'Unigram', unk_id: 2, vocab: pieces.map((piece, id) => [piece, id < 3 ? 0 : -1]) },
  };
}

const [float32, int64] = [1, 7];

/** What goes in or comes out: numbers of a type, in so many dimensions of any length. */
function shapeOf(name: string, type: number, dimensions: number): Buffer[] {
  const lengths = Array.from({ length: dimensions }, (_, at) => field(1, [text(2, `${name}_${at}`)]));
  return [text(1, name), field(2, [field(1, [number(1, type), field(2, lengths)])])];
}

// Protocol Buffers, as far as they are needed here.

function varint(value: number): Buffer {
  const digits = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    digits.push((rest % 128) + (rest >= 128 ? 128 : 0));
    if (rest < 128) return Buffer.from(digits);
  }
}

function number(tag: number, value: number): Buffer {
  return Buffer.concat([varint(tag * 8), varint(value)]);
}

function bytes(tag: number, value: Buffer): Buffer {
  return Buffer.concat([varint(tag * 8 + 2), varint(value.length), value]);
}

function text(tag: number, value: string): Buffer {
  return bytes(tag, Buffer.from(value));
}

function field(tag: number, parts: readonly Buffer[]): Buffer {
  return bytes(tag, Buffer.concat(parts));
}
