/** A `Content-Disposition` of something that is shown, not saved, with the name under which it would be (RFC 6266, RFC 8187). */
export function inlineAs(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${exact}`;
}
