/** What YouTube takes in a description, in bytes of UTF-8. */
const limit = 5000;
const number = new Intl.NumberFormat('en');

/** How much of a description a text takes. */
export function descriptionSize(text: string) {
  const bytes = new TextEncoder().encode(text).length;
  return { bytes, words: `${number.format(bytes)} of ${number.format(limit)} bytes`, fits: bytes <= limit };
}
