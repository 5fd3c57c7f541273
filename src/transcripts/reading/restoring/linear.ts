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
  let gap = 0;
  // Character by character: a match for each weight would take a hundred times its memory.
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= capitalA && code < capitalA + 26) {
      feature += gap;
      linear[feature] = code - zero;
      gap = 0;
    } else if (code !== lineFeed) gap = gap * gapBase + digitOf(code);
  }
  return linear;
}

/** `0` to `9`, then `a` to `v`. */
function digitOf(code: number): number {
  return code < smallA ? code - nought : code - smallA + 10;
}

const nought = '0'.charCodeAt(0);
const capitalA = 'A'.charCodeAt(0);
const smallA = 'a'.charCodeAt(0);
const lineFeed = '\n'.charCodeAt(0);
const zero = 'M'.charCodeAt(0);
