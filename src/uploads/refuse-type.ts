import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { mediaType } from './media-type.ts';
import { sizeInWords } from './size-in-words.ts';

/**
 * Refuses by its first bytes what would be of no use when it is whole. Its name says nothing.
 *
 * @throws {Problem} `upload_not_supported`
 */
export function refuseType(head: Uint8Array, bytes: number): void {
  const media = mediaType(head);
  if (media !== null) {
    throw new Problem('upload_not_supported', {
      detail:
        `This is ${media}, and Cuemark does not read video and audio files yet. No minutes were used. ` +
        'Give its captions as a file (.srt or .vtt), or a YouTube link.',
    });
  }
  if (bytes > limits.captionFileBytes) {
    throw new Problem('upload_not_supported', {
      detail:
        `This is too large for a caption file, which has at most ${sizeInWords(limits.captionFileBytes)}. ` +
        'No minutes were used. Choose the captions alone (.srt or .vtt).',
    });
  }
}
