import { hashBits } from './hashed-features.ts';

/** Weights of hashed features; those that are not there weigh nothing. */
export type Linear = Int8Array;

/** What one step of a weight is worth, in the logarithm of odds, and how many there are on either side. */
export const step = 0.25;
const most = 12;
const gapBase = 32;
/** Of a line's text, about so many characters. */
const width = 2000;

/** A model with these weights, rounded to steps. */
export function linearOf(weights: ReadonlyMap<number, number>): Linear {
  const linear = new Int8Array(1 << hashBits);
  for (const [feature, weight] of weights) linear[feature] = Math.max(-most, Math.min(most, Math.round(weight / step)));
  return linear;
}

/** The sum of the features' weights: the logarithm of odds. */
export function scoreOf(linear: Linear, features: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += linear[feature] ?? 0;
  return sum * step;
}

/** A model as text: of each weight the distance from the one before and a capital letter, `M` for nothing. */
export function spellLinear(linear: Linear): string {
  const lines = [''];
  let last = 0;
  linear.forEach((weight, feature) => {
    if (weight === 0) return;
    const entry = (feature - last).toString(gapBase) + String.fromCharCode(zero + weight);
    last = feature;
    if ((lines.at(-1) ?? '').length + entry.length > width) lines.push('');
    lines[lines.length - 1] += entry;
  });
  return lines.join('\n');
}

/** The inverse of `spellLinear`. */
export function parseLinear(text: string): Linear {
  const linear = new Int8Array(1 << hashBits);
  let feature = 0;
  for (const [, gap = '', weight = ''] of text.matchAll(/([0-9a-v]+)([A-Y])/g)) {
    feature += Number.parseInt(gap, gapBase);
    linear[feature] = weight.charCodeAt(0) - zero;
  }
  return linear;
}

const zero = 'M'.charCodeAt(0);
