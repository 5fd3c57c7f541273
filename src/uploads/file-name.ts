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

/** What a video is called that was made of a file of this name: `John.Doe.mp4` is `John Doe`. */
export function titleOfFile(fileName: string): string {
  return spaced(withoutEnding(fileName));
}

/** The same of captions, whose language may stand in their name: `my_talk.en.srt` is `my talk`. */
export function titleOfCaptions(fileName: string): string {
  return spaced(withoutEnding(fileName).replace(/\.[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/, ''));
}

function withoutEnding(fileName: string): string {
  return safeFileName(fileName).replace(/\.[a-z0-9]{1,8}$/i, '');
}

function spaced(stem: string): string {
  const words = /\s/.test(stem) ? stem.replaceAll('_', ' ') : stem.replace(/[_.-]+/g, ' ');
  return words.replace(/\s+/g, ' ').trim() || 'Untitled';
}
