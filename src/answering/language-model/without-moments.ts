const time = '[*_`]*(?:\\d{1,2}:)?\\d{1,3}:\\d{2}[*_`]*';
const times = `${time}(?:\\s*(?:[-–—]|to|and|until)\\s*${time})?(?:[ -](?:minute )?mark)?(?: on(?:wards?)?)?`;
/** Other languages order their words by what stands first. */
const lead = '(?:starting |just )?(?:at|around|about|from|between|by|near)(?: around| about)?(?: the)? ';

/** `At 0:24, she says …`, `0:24 – She says …`. */
const first = new RegExp(`^\\s*(?:${lead}${times}\\s*[,:]?|[[(]?${times}[\\])]?\\s*[-–—:|])\\s+`, 'iu');
/** `She says (from 0:24 to 0:30) that …`, `as she says at 0:24.` */
const further = new RegExp(`\\s*[[(](?:${lead}|ab |bei |um )?${times}[\\])]|,? ${lead}${times}(?=[\\s.,;!?]|$)`, 'giu');

/**
 * A sentence without the moments that it names, each with what leads to it.
 *
 * @param isThere whether a moment, in seconds, is one of what the sentence rests on; another may be a time of day, and is kept
 */
export function withoutMoments(text: string, isThere: (seconds: number) => boolean): string {
  const drop = (whole: string) => {
    const [, hours = '0', minutes = '0', seconds = '0'] = /(?:(\d+):)?(\d+):(\d+)/.exec(whole) ?? [];
    return isThere(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) ? '' : whole;
  };
  const rest = text.replace(first, drop).replace(further, drop).trim();
  return rest === text.trim() ? text : rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
