import { guessEncoding } from './guess-encoding.ts';

export interface DecodedCaptions {
  text: string;
  /** In which encoding it was read, where the file does not say it, as a sentence. */
  warning: string | null;
}

/**
 * The text of a caption file: by its byte order mark, else UTF-16 where every other byte is zero, else UTF-8, else the
 * encoding that an XML declaration names, else the one in which it is plainly written, else Windows-1252. A file with a broken byte for two
 * UTF-8 letters at most, which hardly come about by chance, is UTF-8 (cut off, or spliced). Bytes that are no letters become U+FFFD; it never fails.
 */
export function decodeCaptionBytes(bytes: Uint8Array): DecodedCaptions {
  const [first, second] = bytes;
  const known = (encoding: string) => ({ text: new TextDecoder(encoding).decode(bytes), warning: null });
  if (first === 0xff && second === 0xfe) return known('utf-16le');
  if (first === 0xfe && second === 0xff) return known('utf-16be');
  const wide = zeroSide(bytes);
  if (wide !== null) return known(wide);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warning: null };
  } catch {
    return decodeBroken(bytes);
  }
}

function decodeBroken(bytes: Uint8Array): DecodedCaptions {
  const lenient = new TextDecoder('utf-8').decode(bytes);
  const broken = count(lenient, /\ufffd/g);
  const letters = count(lenient, /[\u0080-\ufffc]/g);
  if (broken * 2 <= letters || isJson(lenient)) return { text: lenient, warning: null };
  const declared = /^\s*<\?xml[^>]{0,100}encoding=["']([\w-]{1,40})["']/i.exec(lenient.slice(0, 400))?.[1];
  const named = declared === undefined ? null : decodeAs(declared, bytes);
  if (named !== null) return { text: named, warning: null };
  const encoding = guessEncoding(bytes);
  const warning = `The file is not in UTF-8; it was read as ${encodingName(encoding)}.`;
  return { text: new TextDecoder(encoding).decode(bytes), warning };
}

/** As people write it: `Windows-1251`, `Shift_JIS`, `GB18030`. */
function encodingName(encoding: string): string {
  return encoding
    .replace(/^(?:shift|windows|big)/, (name) => `${name[0]?.toUpperCase()}${name.slice(1)}`)
    .replace(/jis|^(?:gb|euc|iso|koi).*/, (name) => name.toUpperCase());
}

/** JSON is UTF-8; that of whisper.cpp cuts letters in two among its tokens. */
function isJson(text: string): boolean {
  return /^\s*[{[]\s*["{]/.test(text);
}

function decodeAs(label: string, bytes: Uint8Array): string | null {
  if (/^utf/i.test(label)) return null;
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 without a mark: in its first bytes nearly every even or odd one is zero, and nearly none of the others. */
function zeroSide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 1024) & ~1;
  if (length < 8) return null;
  const zeros = [0, 0];
  for (let i = 0; i < length; i += 1) if (bytes[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = length / 2;
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le';
  return even > half * 0.4 && odd < half * 0.05 ? 'utf-16be' : null;
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}
