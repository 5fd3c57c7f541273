/** A model's sentence with emphasis at most: without moments, images, links and HTML; addresses as code, which nothing links. */
export function plainSentence(text: string): string {
  return text
    .toWellFormed()
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*[[(](?:\d{1,2}:)?\d{1,3}:\d{2}(?:\s*[-–,]\s*(?:\d{1,2}:)?\d{1,3}:\d{2})*[\])]/g, '')
    .replace(/[\p{Cc}\u2028\u2029\uFFFD]+/gu, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[`<>[\]|~\\{}$^#]/g, '')
    .replace(/&(?=#?\w+;)/g, '')
    .replace(/(\d):(?=\d\d)/g, '$1.')
    .replace(/\S*(?:https?:\/\/|www\.|[^\s@]@[^\s@]+\.)\S*/gi, (address) => `\`${address.replace(/[*_]/g, '')}\``)
    .replace(/\s+/g, ' ')
    .trim();
}
