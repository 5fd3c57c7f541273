const time = '[*_`]*(?:\\d{1,2}:)?\\d{1,3}:\\d{2}[*_`]*';
const times = `${time}(?:\\s*(?:[-–—]|to|and|until)\\s*${time})?(?:[ -](?:minute )?mark)?(?: on(?:wards?)?)?`;
const lead = '(?:starting |just )?(?:at|around|about|from|between|by|near)(?: around| about)?(?: the)? ';
/** French, Spanish, Italian and Portuguese. */
const romance = '(?:à|vers|en|por volta de|(?:à la|en la|en el|al|no|au) minut[eo]) ';
/** German and Dutch, where the verb comes second: something has to stand in their place. */
const germanic = '(?:(?:um|bei|ab|gegen|op|rond|vanaf)(?: der)?(?: minute| minuut)?|in minute) ';
/** Which is a time of day. */
const ofDay = '(?!\\s*(?:uhr|uur|h\\b|a\\.?m|p\\.?m))';

/** `Um 0:24 sagt sie …` */
const firstInverted = new RegExp(`^\\s*${germanic}${times}${ofDay}(?:\\s*,)?(?=\\s+\\p{Ll})`, 'iu');

/** `At 0:24, she says …`, `0:24 – She says …`. */
const first = new RegExp(
  `^\\s*(?:(?:${lead}|${romance})${times}${ofDay}\\s*[,:]?|[[(]?${times}[\\])]?\\s*[-–—:|])\\s+`,
  'iu',
);
/** `She says (from 0:24 to 0:30) that …`, `as she says at 0:24.` */
const further = new RegExp(
  `\\s*[[(](?:${lead}|ab |bei |um )?${times}[\\])]|,? (?:${lead}|${germanic}|${romance})${times}${ofDay}(?=[\\s.,;!?]|$)`,
  'giu',
);

/**
 * A sentence without the moments that it names, each with what leads to it.
 *
 * @param isThere whether a moment, in seconds, is one of what the sentence rests on; another may be a time of day, and is kept
 */
export function withoutMoments(text: string, isThere: (seconds: number) => boolean): string {
  const without = (inPlace: string) => (whole: string) => {
    const [, hours = '0', minutes = '0', seconds = '0'] = /(?:(\d+):)?(\d+):(\d+)/.exec(whole) ?? [];
    return isThere(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) ? inPlace : whole;
  };
  const rest = text
    .replace(firstInverted, without('Hier'))
    .replace(first, without(''))
    .replace(further, without(''))
    .trim();
  return rest === text.trim() ? text : rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
