import { anywhere, throughout } from '../../transcripts/reading/phrase-forms.ts';

/** How long something goes on; `how many hours a week` and `how many years old` ask for something else. */
export const asksDuration = anywhere([
  'how long',
  'how much (more )?time',
  'how many (more )?(seconds|minutes|hours|days|weeks|months|years)(?! (a|per|old|ago)(?!\\p{L}))',
  'wie ?lange?',
  'wie ?viele? (sekunden|minuten|stunden|tage|wochen|monate|jahre|zeit)(?! alt)',
]);

const video = '(the|this) ((whole|entire|full) )?video';

/** How long the video itself is. Told by the whole of the question. */
export const asksLengthOfVideo = throughout([
  `((ok(ay)?|so|and),? )*(how long|how many (minutes|seconds|hours)( long)?) (is|was) ${video}( in total| all together| altogether)?`,
  `(what(['’]s| is| was) )?(the )?(total )?(length|duration|running time|runtime) of ${video}`,
  '((und|also),? )*(wie lange? (ist|war|dauert|geht|läuft)|wie viele minuten (hat|dauert|ist)) (das|dieses) (ganze |gesamte )?video( insgesamt)?',
]);
