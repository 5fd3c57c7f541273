/** A name's letters and digits alone, in lower case and without accents: "Zip Recruiter" and "ZipRecruiter" are one. */
export function squeezed(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]s(?!\p{L})/gu, '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const spellings: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/gh|ck|qu?/g, 'k'],
  [/([st])h/g, '$1'],
  [/ch/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/x/g, 'ks'],
  [/[cg]/g, 'k'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/v/g, 'f'],
];

/** How squeezed letters sound, roughly: their consonants, voiced as voiceless ones, and "a" for a vowel that opens them. */
export function soundOf(letters: string): string {
  const heard = spellings.reduce((text, [written, spoken]) => text.replace(written, spoken), letters);
  return heard
    .replace(/(.)\1+/g, '$1')
    .replace(/^[aeiou]/, 'A')
    .replace(/[aeiouwhy]/g, '')
    .toLowerCase();
}

/** How many letters must be put in, left out or changed to make one text of another (Levenshtein 1966). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
