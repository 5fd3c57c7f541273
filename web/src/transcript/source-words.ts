import type { Transcript } from './transcript-query.ts';

/** Where the words of a transcript come from, in a line; null where nobody knows. */
export function sourceWords({
  kind,
  language,
  recogniser,
  file_name: fileName,
}: Pick<Transcript, 'kind' | 'language' | 'recogniser' | 'file_name'>): string | null {
  const name = languageName(language);
  const captions = name === null ? 'captions' : `${name} captions`;
  switch (kind) {
    case 'manual':
      return `From the video’s ${captions}.`;
    case 'automatic':
      return `From the video’s ${captions}, made automatically.`;
    case 'recognised':
      return `Heard by ${recogniser ?? 'a speech recogniser'}${name === null ? '' : `, in ${name}`}. Some words may be misheard.`;
    case 'file':
      return fileName === null ? 'From your caption file.' : `From your file ${isolated(fileName)}.`;
    default:
      return null;
  }
}

/** Within a sentence a name that is written from right to left keeps its order, as in a `bdi`. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** `German` for `de`; a tag that is none, or that nobody has a name for, is left out. */
export function languageName(tag: string | null): string | null {
  if (tag === null) return null;
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag.replaceAll('_', '-')) ?? null;
  } catch {
    return null;
  }
}
