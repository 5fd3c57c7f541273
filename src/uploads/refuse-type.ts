import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import type { Listening } from '../videos/context.ts';
import { sizeInWords } from './size-in-words.ts';
import { sniffMediaType } from './sniff-media-type.ts';

/**
 * Refuses by its first bytes what would be of no use when it is whole: a video or audio file where nothing can listen to it, and
 * what can be no captions. Its name says nothing.
 *
 * @throws {Problem} `upload_not_supported`
 */
export function refuseType(head: Uint8Array, bytes: number, { remedy }: Pick<Listening, 'remedy'>): void {
  const media = sniffMediaType(head);
  if (media !== null) {
    if (remedy === undefined) return;
    throw new Problem('upload_not_supported', {
      detail:
        `This is ${media}, and this Cuemark can not listen to video and audio files. No minutes were used. ` +
        'Give its captions as a file (.srt, .vtt or .sbv), or a YouTube link. Whoever runs this Cuemark can change that.',
    });
  }
  if (bytes > limits.captionFileBytes) {
    throw new Problem('upload_not_supported', {
      detail:
        'This is no video or audio file that is known, and too large for a caption file, which has at most ' +
        `${sizeInWords(limits.captionFileBytes)}. No minutes were used. MP4, MOV, WebM, MKV, MP3, M4A, WAV, FLAC and OGG ` +
        'files can be read, and captions alone (.srt, .vtt or .sbv).',
    });
  }
}
