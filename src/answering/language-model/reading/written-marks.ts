/** What may stand before the number of a sentence, and such numbers: `Sentence: `, `12, 13 and 15`. */
export const numbering = '(?:(?:sentences?|passages?|lines?|sources?|refs?|nos?\\.?|s\\.?|satz|sätze|#)\\s*:?\\s*)';
export const numbers = '\\d{1,7}(?:\\s*(?:[,;–-]|and|und|&)\\s*\\d{1,7})*';
/** `[3]`, `(sentences 3 and 4)`, `[^3]`, `\[3\]`, `<sup>3</sup>`, `【3:0†source】`, `[3](#s3)`: the numbers are its first group. */
export const writtenMark = `\\s*(?:<sup>|\\^?\\\\?[[({【])\\s*\\^?${numbering}?(${numbers})(?::\\d{1,4})?(?:†[^\\]】\\n]{0,80})?\\s*(?:</sup>|\\\\?[\\])}】])(?:\\(#[^()\\s]{0,80}\\))?`;
