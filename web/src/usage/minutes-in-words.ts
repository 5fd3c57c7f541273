/** `1 minute`, `43 minutes`. */
export function minutesInWords(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** `1 minute is left`, `43 minutes are left`. */
export function minutesLeftInWords(minutes: number): string {
  return `${minutesInWords(minutes)} ${minutes === 1 ? 'is' : 'are'} left`;
}
