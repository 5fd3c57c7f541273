import type { FoundPassage } from './search-query.ts';

type Part = FoundPassage['parts'][number];

/** Letters that are shown before the first match, and after the last one. */
const around = { before: 80, after: 140 };

/** What of a passage is shown: it begins and ends near its matches, at words. */
export function excerptOf(parts: readonly Part[]): Part[] {
  const last = parts.length - 1;
  return parts.map((part, place) => {
    if (part.is_match) return part;
    if (place === 0 && last > 0) return { ...part, text: endOf(part.text) };
    return place === last && last > 0 ? { ...part, text: beginningOf(part.text) } : part;
  });
}

function endOf(text: string): string {
  if (text.length <= around.before) return text;
  const end = text.slice(-around.before).replace(/^[\udc00-\udfff]/, '');
  return `… ${end.replace(/^\S{0,20}\s+/u, '')}`;
}

function beginningOf(text: string): string {
  if (text.length <= around.after) return text;
  const beginning = text.slice(0, around.after).replace(/[\ud800-\udbff]$/, '');
  return `${beginning.replace(/\s+\S{0,20}$/u, '')} …`;
}
