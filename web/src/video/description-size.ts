/** What YouTube takes in a description, in bytes of UTF-8. */
const limit = 5000;

/** How much of a description a text takes. */
export function descriptionSize(text: string) {
  const bytes = new TextEncoder().encode(text).length;
  return { bytes, limit, fits: bytes <= limit };
}
