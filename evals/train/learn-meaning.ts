import { type MeantTalk, meaningInputs, sentenceRows } from '../../src/chaptering/builtin/boundaries/meaning-inputs.ts';
import type { MeaningWeights } from '../../src/chaptering/builtin/boundaries/meaning-weights.ts';
import { dot, type SentenceVectors } from '../../src/transcripts/reading/sentence-vectors.ts';
import { generator } from './grow-forest.ts';
import { principalAxes } from './principal-components.ts';

/** A document to learn from what its sentences mean. */
export interface MeaningLesson {
  talk: MeantTalk;
  vectors: SentenceVectors;
  /** 0, 1 or 2 (`labelsOf`). */
  labels: Uint8Array;
  /** What each of its sentences counts for. */
  weight: number;
}

const directionCount = 64;
/** Directions are told by every so many-th sentence. */
const everySentence = 25;
/** Share of sentences without a mark that are learned from. */
const shareOfRest = 0.12;
const network = { units: 24, epochs: 5, batch: 64, rate: 2e-3, decay: 0.1, kept: 0.8 };
/** Adam (Kingma and Ba 2015). */
const moments = { first: 0.9, second: 0.999, least: 1e-7 };

/** Learns the network, the same way from the same lessons. */
export function learnMeaning(encoder: string, lessons: readonly MeaningLesson[]): MeaningWeights {
  const directions = directionsOf(lessons);
  const examples = examplesOf(lessons, directions);
  return { encoder, directions, ...learnNetwork(examples) };
}

function directionsOf(lessons: readonly MeaningLesson[]): Float32Array[] {
  const some = lessons.flatMap(({ talk, vectors }) =>
    sentenceRows(talk, vectors)
      .filter((_, place) => place % everySentence === 0)
      .map((row) => unit(row)),
  );
  return principalAxes(some, directionCount);
}

function unit(row: Float32Array): Float32Array {
  const length = Math.sqrt(dot(row, row));
  return length > 0 ? row.map((value) => value / length) : row;
}

interface Example {
  inputs: Float32Array;
  isMark: boolean;
  weight: number;
  /** Log-odds of a mark in its document, among those that are learned from: chance that no sentence can be blamed for. */
  given: number;
}

function examplesOf(lessons: readonly MeaningLesson[], directions: readonly Float32Array[]): Example[] {
  const random = generator(3);
  return lessons.flatMap(({ talk, vectors, labels, weight }) => {
    const { size, read } = meaningInputs(talk, vectors, directions);
    const marks = labels.reduce((sum, label) => sum + (label === 1 ? 1 : 0), 0);
    const given = Math.log((marks + 0.5) / (labels.length - marks + 0.5)) - Math.log(shareOfRest);
    return [...labels.keys()]
      .filter((place) => labels[place] === 1 || (labels[place] === 0 && random() < shareOfRest))
      .map((place) => {
        const inputs = new Float32Array(size);
        read(place, inputs);
        return { inputs, isMark: labels[place] === 1, weight, given };
      });
  });
}

/** Logistic regression on hidden units that are rectified, by Adam with decay of weights, leaving out some of the units each time. */
function learnNetwork(examples: readonly Example[]): Pick<MeaningWeights, 'hidden' | 'output'> {
  const { units, epochs, batch, rate, decay, kept } = network;
  const size = examples[0]?.inputs.length ?? 0;
  const random = generator(11);
  const outputAt = units * size;
  const parameters = Float32Array.from(
    { length: outputAt + units + 1 },
    (_, at) => (random() - 0.5) * (at < outputAt ? 0.15 : 0.3),
  );
  const biasAt = outputAt + units;
  parameters[biasAt] = 0;
  const hidden = Array.from({ length: units }, (_, at) => parameters.subarray(at * size, (at + 1) * size));
  const [first, second, gradient] = [0, 1, 2].map(() => new Float32Array(parameters.length)) as Three;
  const meanWeight = examples.reduce((sum, { weight }) => sum + weight, 0) / examples.length;
  const order = Uint32Array.from(examples.keys());
  const steps = Math.floor(order.length / batch) * epochs;
  const values = new Float32Array(units);
  let step = 0;

  function learnFrom({ inputs, isMark, weight, given }: Example): void {
    let logOdds = given + (parameters[biasAt] ?? 0);
    for (const [at, unit] of hidden.entries()) {
      const value = dot(inputs, unit);
      values[at] = value > 0 && random() < kept ? value / kept : 0;
      logOdds += (parameters[outputAt + at] ?? 0) * (values[at] ?? 0);
    }
    const error = ((weight / meanWeight) * (1 / (1 + Math.exp(-logOdds)) - (isMark ? 1 : 0))) / batch;
    gradient[biasAt] = (gradient[biasAt] ?? 0) + error;
    for (let at = 0; at < units; at++) {
      if (values[at] === 0) continue;
      gradient[outputAt + at] = (gradient[outputAt + at] ?? 0) + error * (values[at] ?? 0);
      const ofUnit = (error * (parameters[outputAt + at] ?? 0)) / kept;
      for (let d = 0, to = at * size; d < size; d++, to++) {
        gradient[to] = (gradient[to] ?? 0) + ofUnit * (inputs[d] ?? 0);
      }
    }
  }

  function move(): void {
    step += 1;
    const now = rate * (1 - step / (steps + 1));
    const [ofFirst, ofSecond] = [1 - moments.first ** step, 1 - moments.second ** step];
    gradient.forEach((value, at) => {
      const one = moments.first * (first[at] ?? 0) + (1 - moments.first) * value;
      const two = moments.second * (second[at] ?? 0) + (1 - moments.second) * value * value;
      first[at] = one;
      second[at] = two;
      const moved = (now * one) / ofFirst / (Math.sqrt(two / ofSecond) + moments.least);
      parameters[at] = (parameters[at] ?? 0) * (1 - now * decay) - moved;
    });
  }

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let from = 0; from + batch <= order.length; from += batch) {
      gradient.fill(0);
      for (const at of order.subarray(from, from + batch)) {
        const example = examples[at];
        if (example) learnFrom(example);
      }
      move();
    }
  }
  return {
    hidden,
    output: parameters.subarray(outputAt, biasAt),
  };
}

type Three = [Float32Array, Float32Array, Float32Array];

function shuffle(order: Uint32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
