import type { WebVideo } from '../api/client.ts';

/** `1 chapter`, `12 chapters`. */
export function chapterCount(chapters: WebVideo['chapters']): string {
  const count = chapters?.length ?? 0;
  return count === 1 ? '1 chapter' : `${count} chapters`;
}
