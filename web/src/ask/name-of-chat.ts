/** Code points, as the service counts them: a letter of two units stays whole. */
const longestName = 60;

/** The question, or as much of it as a name may hold. */
export function nameOfChat(question: string): string {
  const letters = [...question.trim().replace(/\s+/g, ' ')];
  if (letters.length <= longestName) return letters.join('');
  return `${letters
    .slice(0, longestName - 1)
    .join('')
    .trimEnd()}…`;
}
