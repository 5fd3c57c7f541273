import type { Media } from '../media/probe-media.ts';

/** Subtypes of each container's media types. */
const subtypes: Record<Media['container'], { video: string; audio: string }> = {
  mp4: { video: 'mp4', audio: 'mp4' },
  webm: { video: 'webm', audio: 'webm' },
  mp3: { video: 'mpeg', audio: 'mpeg' },
  wav: { video: 'wav', audio: 'wav' },
  flac: { video: 'flac', audio: 'flac' },
  ogg: { video: 'ogg', audio: 'ogg' },
  aac: { video: 'aac', audio: 'aac' },
  aiff: { video: 'aiff', audio: 'aiff' },
  avi: { video: 'vnd.avi', audio: 'vnd.avi' },
  mpegts: { video: 'mp2t', audio: 'mp2t' },
  asf: { video: 'x-ms-asf', audio: 'x-ms-asf' },
};

/** What may be in a WebM file; with anything else in it, it is Matroska (https://www.webmproject.org/docs/container/). */
const webmCodecs = new Set(['vp8', 'vp9', 'av1', 'opus', 'vorbis']);

/** The media type that a file is played back as: always one of sound or pictures, whatever its name says. */
export function contentType({
  container,
  videoCodec,
  audio,
}: Pick<Media, 'container' | 'videoCodec' | 'audio'>): string {
  const top = videoCodec === null ? 'audio' : 'video';
  const codecs = [audio.codec, ...(videoCodec === null ? [] : [videoCodec])];
  if (container === 'webm' && !codecs.every((codec) => webmCodecs.has(codec))) return `${top}/matroska`;
  return `${top}/${subtypes[container][top]}`;
}

/** What it shows. */
export function mediaKind(type: string): 'video' | 'audio' {
  return type.startsWith('video/') ? 'video' : 'audio';
}
