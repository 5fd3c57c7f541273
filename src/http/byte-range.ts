/** Places of the first and the last byte, from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of something of so many bytes that a `Range` header asks for; undefined where all of it is to be sent: no header, one
 * of several parts or one that is none, which RFC 9110 §14.2 permits to ignore; null where it asks for nothing that is there.
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return Number(last) === 0 || bytes === 0 ? null : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  const end = Math.min(last === '' ? Number.POSITIVE_INFINITY : Number(last), bytes - 1);
  return Number(first) > end ? null : { start: Number(first), end };
}
