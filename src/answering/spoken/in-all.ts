import { anywhere } from '../../transcripts/reading/phrase-forms.ts';

/** With which the sum of several figures is told: `All together that comes to ninety.` */
export const inAll = anywhere([
  'al(l |l)?together',
  'in total|total|all in all|with everything',
  'add(s|ed)? (it |that |this |them )?(all )?up',
  'comes to',
  'land(s|ed)?( up)? at',
  'in all|insgesamt|zusammen',
]);
