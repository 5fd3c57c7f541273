import { anywhere } from '../../transcripts/reading/phrase-forms.ts';

const english = [
  'why|how come|what for',
  'for what reason',
  'reasons? (for|of|why)',
  "what(['’]s| is| was| were) the (cause|reason)s?",
  'what caused',
  'what made (him|her|them|it|you|the)',
];

const german = ['warum|weswegen|wieso|weshalb|wozu', 'was (ist|war) der grund', 'aus welche(m grund|n gründen)'];

/** For what reason, or to what end. */
export const asksWhy = anywhere([...english, ...german]);
