/** What would be markup in Markdown, GitHub's and Obsidian's marks too, as text of one line. */
export function markdownText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\\`*_[\]<>#|~$^]|&(?=#?\w+;)/g, '\\$&')
    .replace(/==|%%/g, (pair) => `\\${pair[0]}\\${pair[1]}`);
}
