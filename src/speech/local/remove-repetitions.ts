/** Words that are said so often in a row that nobody said them: small models repeat themselves over music and noise. */
const mostRepeats = 4;

/** A text without what is repeated word for word more than four times in a row: it is left once. */
export function removeRepetitions(text: string): string {
  const words = text.trim().split(/\s+/);
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const loop = loopAt(words, at);
    kept.push(...words.slice(at, at + (loop?.length ?? 1)));
    at += loop ? loop.length * loop.times : 1;
  }
  return kept.join(' ');
}

/** The shortest run of words from `at` on that is repeated too often. */
function loopAt(words: string[], at: number): { length: number; times: number } | undefined {
  const mostLength = Math.min(12, Math.floor((words.length - at) / (mostRepeats + 1)));
  for (let length = 1; length <= mostLength; length += 1) {
    let times = 1;
    while (isSame(words, at, at + times * length, length)) times += 1;
    if (times > mostRepeats) return { length, times };
  }
  return undefined;
}

function isSame(words: string[], one: number, other: number, length: number): boolean {
  if (other + length > words.length) return false;
  for (let place = 0; place < length; place += 1) if (words[one + place] !== words[other + place]) return false;
  return true;
}
