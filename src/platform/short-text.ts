import { z } from 'zod';

/**
 * A field that holds a text for people, of at most so many UTF-16 units, well formed. The platform's fields are believed up to a
 * size: what is longer is cut, what is no text is empty.
 */
export function boundedText(most: number) {
  return z
    .string()
    .transform((text) => text.slice(0, most).toWellFormed())
    .catch('');
}
