/** The line of a model's instructions that says in which language (a code of ISO 639) it is to write, and what of it. */
export function languageLine(language: string, what: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
  return `Write ${what} in ${name}, whatever is spoken or asked in; what is quoted stays as it was said.`;
}

/** Whether what a model writes is in another language than what is said, so that their words can not be compared. */
export function isTranslation(outputLanguage: string | null | undefined, spoken: string | null): boolean {
  return outputLanguage !== null && outputLanguage !== undefined && outputLanguage !== spoken;
}
