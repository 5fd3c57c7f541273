/** What a file calls its language as a BCP 47 tag (`eng` and `EN` are `en`, `en_us` is `en-US`); null where it is none, such as `english`. */
export function languageTag(written: string | null): string | null {
  if (written === null || !/^[a-z]{2,3}(?:[-_][a-z\d]{1,8})*$/i.test(written) || /^und/i.test(written)) return null;
  try {
    return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}
