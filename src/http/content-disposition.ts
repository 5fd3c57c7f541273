/** A `Content-Disposition` of something that is shown, not saved, with the name under which it would be (RFC 6266, RFC 8187). */
export const inlineAs = (fileName: string): string => disposition('inline', fileName);

/** A `Content-Disposition` of a file that is saved, named after a video: `Title.chapters.vtt`. */
export function attachmentAs(title: string, ending: string): string {
  // What no file system takes, or what would hide the ending or turn its letters around.
  const safe = title
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ');
  const name = [...safe]
    .slice(0, 80)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return disposition('attachment', `${name === '' ? 'video' : name}.${ending}`);
}

function disposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
