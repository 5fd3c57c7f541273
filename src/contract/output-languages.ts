/** The languages that an account may have a language model write in: codes of ISO 639, as a reading names its own. */
export const outputLanguages = [
  ...(['en', 'de', 'es', 'fr', 'pt', 'ja', 'it', 'nl', 'pl', 'sv', 'da', 'no'] as const),
  ...(['fi', 'cs', 'tr', 'uk', 'ru', 'ar', 'he', 'hi', 'id', 'ko', 'zh', 'vi'] as const),
] as const;

export type OutputLanguage = (typeof outputLanguages)[number];
