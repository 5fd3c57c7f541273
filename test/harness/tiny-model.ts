/** A value of a GGUF file's description. */
type Value =
  | { u32: number }
  | { f32: number }
  | { text: string }
  | { texts: string[] }
  | { f32s: number[] }
  | { i32s: number[] };

/**
 * A language model of some ten kilobytes that says one line, whatever it is asked: each of its words is followed by the next one,
 * the first by the mark that opens an answer. It is a whole model in the form that real ones have: Llama's, with two layers that
 * add nothing, and a tokenizer of bytes and of these words.
 *
 * Source: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */
export function tinyModel(words: readonly string[]): Buffer {
  const width = 64;
  const [layers, wide] = [2, 32];
  const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
  const said = words.map((word) => `▁${word}`);
  const tokens = ['<unk>', '<s>', '</s>', ...bytes, '>', ...said];
  const first = tokens.indexOf('>');
  const count = tokens.length;
  const kind = (place: number) => (place === 0 ? 2 : place < 3 ? 3 : place < 259 ? 6 : 1);
  const info: Record<string, Value> = {
    'general.architecture': { text: 'llama' },
    'general.name': { text: 'tiny' },
    'general.file_type': { u32: 0 },
    'llama.block_count': { u32: layers },
    'llama.context_length': { u32: 8192 },
    'llama.embedding_length': { u32: width },
    'llama.feed_forward_length': { u32: wide },
    'llama.attention.head_count': { u32: 2 },
    'llama.attention.head_count_kv': { u32: 2 },
    'llama.attention.layer_norm_rms_epsilon': { f32: 1e-5 },
    'llama.rope.dimension_count': { u32: width / 2 },
    'llama.vocab_size': { u32: count },
    'tokenizer.ggml.model': { text: 'llama' },
    'tokenizer.ggml.tokens': { texts: tokens },
    'tokenizer.ggml.scores': { f32s: tokens.map((_, place) => -place) },
    'tokenizer.ggml.token_type': { i32s: tokens.map((_, place) => kind(place)) },
    'tokenizer.ggml.bos_token_id': { u32: 1 },
    'tokenizer.ggml.eos_token_id': { u32: 2 },
    'tokenizer.ggml.unknown_token_id': { u32: 0 },
    'tokenizer.chat_template': {
      text:
        "{% for message in messages %}{% if message['role'] == 'assistant' %}>{% endif %}{{ message['content'] }}\n{% endfor %}" +
        '{% if add_generation_prompt %}>{% endif %}',
    },
  };
  // Each token of the line has a direction of its own, and its successor listens to that one; all others share one.
  const line = [first, ...said.map((_, place) => first + 1 + place)];
  const directionOf = (token: number) => (line.includes(token) ? line.indexOf(token) : width - 1);
  const embedding = new Float32Array(count * width);
  const output = new Float32Array(count * width);
  for (let token = 0; token < count; token++) embedding[token * width + directionOf(token)] = 1;
  line.forEach((token, place) => {
    output[(line[place + 1] ?? 2) * width + directionOf(token)] = 10;
  });
  const ones = new Float32Array(width).fill(1);
  const zeros = (rows: number, columns: number) => ({ dims: [columns, rows], data: new Float32Array(rows * columns) });
  const tensors: Record<string, { dims: number[]; data: Float32Array }> = {
    'token_embd.weight': { dims: [width, count], data: embedding },
    'output_norm.weight': { dims: [width], data: ones },
    'output.weight': { dims: [width, count], data: output },
  };
  for (let layer = 0; layer < layers; layer++) {
    const name = (part: string) => `blk.${layer}.${part}.weight`;
    for (const norm of ['attn_norm', 'ffn_norm']) tensors[name(norm)] = { dims: [width], data: ones };
    for (const part of ['q', 'k', 'v', 'output']) tensors[name(`attn_${part}`)] = zeros(width, width);
    for (const part of ['gate', 'up']) tensors[name(`ffn_${part}`)] = zeros(wide, width);
    tensors[name('ffn_down')] = zeros(width, wide);
  }
  return ggufFile(info, tensors);
}

const alignment = 32;

function ggufFile(
  info: Record<string, Value>,
  tensors: Record<string, { dims: number[]; data: Float32Array }>,
): Buffer {
  const parts: Buffer[] = [
    Buffer.from('GGUF'),
    u32(3),
    u64(Object.keys(tensors).length),
    u64(Object.keys(info).length),
  ];
  for (const [name, value] of Object.entries(info)) parts.push(text(name), described(value));
  const padded = (length: number) => Math.ceil(length / alignment) * alignment;
  let offset = 0;
  for (const [name, { dims, data }] of Object.entries(tensors)) {
    parts.push(text(name), u32(dims.length), ...dims.map(u64), u32(0), u64(offset));
    offset += padded(data.byteLength);
  }
  const head = Buffer.concat(parts);
  const filled = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
  const contents = Object.values(tensors).map(({ data }) => filled(Buffer.from(data.buffer)));
  return Buffer.concat([filled(head), ...contents]);
}

function described(value: Value): Buffer {
  if ('u32' in value) return Buffer.concat([u32(4), u32(value.u32)]);
  if ('f32' in value) return Buffer.concat([u32(6), f32(value.f32)]);
  if ('text' in value) return Buffer.concat([u32(8), text(value.text)]);
  if ('texts' in value) return list(8, value.texts.map(text));
  return 'f32s' in value ? list(6, value.f32s.map(f32)) : list(5, value.i32s.map(u32));
}

function list(kind: number, items: Buffer[]): Buffer {
  return Buffer.concat([u32(9), u32(kind), u64(items.length), ...items]);
}

function u32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

function u64(number: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(number));
  return bytes;
}

function f32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(number);
  return bytes;
}

function text(words: string): Buffer {
  const bytes = Buffer.from(words, 'utf8');
  return Buffer.concat([u64(bytes.length), bytes]);
}
