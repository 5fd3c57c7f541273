/** The day of a cycle's end: `December 1`. */
export function dayInWords(moment: string): string {
  return new Date(moment).toLocaleDateString('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
