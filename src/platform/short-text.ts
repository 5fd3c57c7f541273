import { z } from 'zod';

/**
 * A field that holds a short text for people. The platform's fields are believed up to a size: what is longer is cut, what
 * is no text is empty.
 */
export const shortText = boundedText(500);

/** A text of at most so many UTF-16 units, well formed; empty where the field holds something else. */
export function boundedText(most: number) {
  return z
    .string()
    .transform((text) => text.slice(0, most).toWellFormed())
    .catch('');
}
