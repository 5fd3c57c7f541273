import type { QueryKey } from '@tanstack/react-query';

/**
 * Whether what was seen of this is kept on the device: lists of videos, a video with its tags, transcript, summary, chats and
 * answers. Nothing else is: no key, no webhook, no price, nothing that was looked for.
 */
export function isKept([kind, of, part]: QueryKey): boolean {
  if (kind === 'videos') return typeof of === 'object' && of !== null && !('q' in of);
  if (kind === 'video') return part === undefined || part === 'chats' || part === 'summary';
  return kind === 'tags' || kind === 'transcript';
}

/** The video that it is of; undefined: of none alone. */
export const videoOf = ([kind, of]: QueryKey): string | undefined =>
  kind !== 'videos' && typeof of === 'string' ? of : undefined;
