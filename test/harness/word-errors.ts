/** Words that have to be changed, added or left out to come from what was heard to what was said; case and marks do not count. */
export function wordErrors(said: string, heard: string): number {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  const one = words(said);
  const other = words(heard);
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [index, word] of one.entries()) {
    const next = [index + 1];
    for (const [place, candidate] of other.entries()) {
      const change = (row[place] ?? 0) + (word === candidate ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
