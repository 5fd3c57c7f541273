import { atBegin, matching, oneOf, word, wordEnd, words } from '../../transcripts/reading/phrase-forms.ts';

/** With which somebody leads a meeting: calls who speaks next, opens what comes then, sees to microphones. */
const leading = matching([
  `(?<!\\p{L})${oneOf([
    `we('ll| will| shall| can| should|'re going to| are going to)? ((just|now) )*(go|move|turn|come|pass)( back| on| over| now)*,? to ${oneOf(
      [`the (next|hono${word}|floor|minister|member)`, 'mr|mrs|ms|dr', '(some )?questions?', 'our next'],
    )}`,
    `(we('ll| will)|let's|let us) (now )?${oneOf([
      'move on|resume',
      'continue with (mr|mrs|ms|dr|the (next|honou?rable))',
    ])}`,
    '(has|have|had) the floor',
    'on mute|unmute',
    `(have|having) (a |some )?technical (issue|difficult${word}|problem)s?`,
    'point of order',
    'wants? to (come|jump) in',
    'break it up',
    'next (section|agenda item|speaker|questioner)',
    'the next question (is|goes|comes)',
    'hat das wort',
    '(nächsten|ersten|letzten) tagesordnungspunkt',
  ])}${wordEnd}`,
  ', (please )?go ahead\\W*$',
]);
/** What takes more words says something else too. */
const mostWords = 28;

/** Whether a sentence only leads a meeting: `We will now go to Mrs. Oduya.` */
export function leadsMeeting(text: string): boolean {
  return leading.test(text) && text.split(/\s+/).length <= mostWords;
}

/** `Thank you, Chair.`, `That is a very good question.` */
const thanking = atBegin(
  ['(many )?thank(s| you)', 'danke|vielen dank', `(that|it)('s| is) (a|an|such an?) ${words(0, 2)}(question|point)`],
  ['yes|okay|so|well|and', 'mr\\.? (chair|speaker|president)', 'chair'],
);
const mostOfThanks = 12;

/** Whether a sentence only thanks or praises who spoke before. */
export function thanksOnly(text: string): boolean {
  return thanking.test(text) && text.split(/\s+/).length <= mostOfThanks;
}
