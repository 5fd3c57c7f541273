import { anywhere } from '../../transcripts/language/phrase-forms.ts';

/** How long something goes on; `how many hours a week` and `how many years old` ask for something else. */
export const asksDuration = anywhere([
  'how long',
  'how much (more )?time',
  'how many (more )?(seconds|minutes|hours|days|weeks|months|years)(?! (a|per|old|ago)(?!\\p{L}))',
  'wie ?lange?',
  'wie ?viele? (sekunden|minuten|stunden|tage|wochen|monate|jahre|zeit)(?! alt)',
]);
