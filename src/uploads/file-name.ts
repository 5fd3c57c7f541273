/** Unicode code points that are kept of a name. */
const mostCharacters = 200;

/** A name that a client gave a file, fit to be stored and shown: no path, no control or direction characters. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const points = [...plain];
  if (points.length <= mostCharacters) return plain;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? '';
  return points.slice(0, mostCharacters - ending.length).join('') + ending;
}

/** What a video is called that was made of a file of this name: `my_talk.en.srt` is `my talk`. */
export function titleOfFile(fileName: string): string {
  const stem = safeFileName(fileName)
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replace(/\.[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i, '');
  const spaced = /\s/.test(stem) ? stem.replaceAll('_', ' ') : stem.replace(/[_.-]+/g, ' ');
  return spaced.replace(/\s+/g, ' ').trim() || 'Untitled';
}
