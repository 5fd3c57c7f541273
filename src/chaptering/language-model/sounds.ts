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
