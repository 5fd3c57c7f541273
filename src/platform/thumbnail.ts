/**
 * Where the platform has a small picture of a video (320 by 180); undefined for an id that can be nobody's there. An id carries 64
 * bits in 11 characters, so few characters can end one.
 */
export function thumbnailLink(platformId: string): string | undefined {
  return /[AEIMQUYcgkosw048]$/.test(platformId) ? `https://i.ytimg.com/vi/${platformId}/mqdefault.jpg` : undefined;
}
