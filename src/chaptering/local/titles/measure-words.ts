/** Units and calendars: how much and when, not what. */
const measures = new Set(
  `fathom fathoms yards yard meter meters metre metres mile miles kilometers kilometres foot feet inch inches pounds dollars euros degrees percent seconds minutes hours days
  january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  gramm kilo grad euro prozent uhr zentimeter
  fathom kilometer kilometre kilometers centimeters hundred thousand million billion two three four five six seven eight nine ten`.split(
    /\s+/,
  ),
);

/** Whether a word (lower case) measures or dates. */
export function isMeasure(word: string): boolean {
  return measures.has(word);
}
