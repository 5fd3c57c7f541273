/** What is called out or hummed, and is nobody's name, however it is written. */
const interjections = new Set(
  'yeah yes yep no nope okay ok oh ah uh um hm hmm mm mmm mhm mm-hmm uh-huh huh wow well hey hi hello thanks right so kay ja nein genau hallo ach naja tja'.split(
    ' ',
  ),
);

/** Whether a word (lower case) is called out. */
export function isInterjection(word: string): boolean {
  return interjections.has(word);
}
