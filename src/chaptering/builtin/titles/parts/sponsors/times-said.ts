/** How often words are said in a text, whatever stands between or around them. */
export function timesSaid(words: string, text: string): number {
  const [wanted, said] = [plain(words), plain(text)];
  return wanted === '' ? 0 : (said.match(new RegExp(`(?<!\\S)${wanted}(?!\\S)`, 'gu'))?.length ?? 0);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
