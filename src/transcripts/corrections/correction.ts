/** Words that were heard wrong and what was said instead: a rule beside a transcript, which itself stays as it was stored. */
export interface Correction {
  id: string;
  /** As somebody reads them in the transcript. */
  wrong: string;
  right: string;
}

/** Corrections of one video, at most. */
export const mostCorrections = 100;
/** Characters of what is wrong, and of what is right, at most. */
export const longestCorrection = 100;
