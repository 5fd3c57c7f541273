import { meaningTable } from './meaning-weights-table.ts';

/** What was learned about where chapters begin from what sentences mean (`evals/train/meaning.ts`). */
export interface MeaningWeights {
  /** The encoder whose vectors it reads. */
  encoder: string;
  /** The directions of its vectors that are looked at, each as long as a vector. */
  directions: Float32Array[];
  /** A network with one hidden layer: what each of its units makes of `meaningInputs`, and then what each unit counts for. */
  hidden: Float32Array[];
  output: Float32Array;
}

/** Weights as text: a line with the encoder, and a line for each row of numbers, with their unit and a byte for each in Base64. */
export function spellMeaningWeights({ encoder, directions, hidden, output }: MeaningWeights): string {
  return [
    `encoder ${encoder}`,
    ...directions.map((row) => `direction ${spellRow(row)}`),
    ...hidden.map((row) => `hidden ${spellRow(row)}`),
    `output ${spellRow(output)}`,
  ].join('\n');
}

function spellRow(row: Float32Array): string {
  const most = row.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
  const unit = Number(((most || 1) / 127).toPrecision(6));
  const bytes = Int8Array.from(row, (value) => Math.max(-127, Math.min(127, Math.round(value / unit))));
  return `${unit} ${Buffer.from(bytes.buffer).toString('base64')}`;
}

/** The inverse of `spellMeaningWeights`, but for what rounding took. */
export function parseMeaningWeights(text: string): MeaningWeights {
  const weights: MeaningWeights = { encoder: '', directions: [], hidden: [], output: new Float32Array() };
  for (const line of text.split('\n')) {
    const [kind, first = '', bytes = ''] = line.split(' ');
    const row = () => Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (value) => value * Number(first));
    if (kind === 'encoder') weights.encoder = first;
    if (kind === 'direction') weights.directions.push(row());
    if (kind === 'hidden') weights.hidden.push(row());
    if (kind === 'output') weights.output = row();
  }
  return weights;
}

let learned: MeaningWeights | undefined;

/** The weights that come with the engine. */
export function learnedMeaningWeights(): MeaningWeights {
  learned ??= parseMeaningWeights(meaningTable.trim());
  return learned;
}
