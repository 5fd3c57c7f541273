/** Features are numbers below this: hashes of what they say, so that a model holds no text. */
export const hashBits = 20;
const mask = (1 << hashBits) - 1;

/** A number for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The feature of a kind that says these things in this order. */
export function featureOf(kind: number, one: number, other = 0, third = 0): number {
  const hash = mixed(mixed(mixed(Math.imul(kind + 1, 0x9e3779b1), one), other), third);
  return (hash ^ (hash >>> 13)) & mask;
}

function mixed(hash: number, part: number): number {
  const product = Math.imul(hash ^ part, 0x85ebca6b);
  return product ^ (product >>> 15);
}
