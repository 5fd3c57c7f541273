import { create } from 'content-disposition';

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
  return create(`${name === '' ? 'video' : name}.${ending}`);
}
