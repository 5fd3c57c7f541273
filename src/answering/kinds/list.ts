import { anywhere, ending, oneOf, throughout, upTo, word } from '../../transcripts/reading/phrase-forms.ts';

/** Words that end as a plural does, and are none. */
const noPlural = '(is|was|does|has|this|its|us|\\p{L}+ss|bus|gas|lens)(?!\\p{L})';
/** `welche Werkzeuge`: plurals in -e only where what follows shows that they are. */
const mehrere = `((en|n|er|s)(?= )|e(?= (sind|waren|haben|brauch${ending}|gibt es|werden|können|müssen|sollen)(?!\\p{L})))`;

/** What is counted is listed: `her four mistakes`, `what three funds does she use`. */
const few = '(two|three|four|five|six|seven|eight|nine|ten)';
const whose = "(his|her|their|its|your|my|our|these|those|\\p{L}+(['’]s|s['’]))";

const english = [
  'list',
  'name (the|all|some|three|two)',
  `what (are|were) (the|some|all)(?! ${upTo(60)} (for|called|like|about|made (of|from))\\W*$)`,
  `what (are|were) (?!.{0,80} (for|called|like|about|made (of|from))\\W*$)(${whose} )?${few} (\\p{L}+ )?${word}s(?!\\p{L})`,
  `what ${few} (\\p{L}+ )?${word}s (is|are|was|were|do|does|did|has|have|had|can|could|should|would|will)(?!\\p{L})`,
  `which ((two|three|four|five|other) )?(?!${noPlural})${word}s(?= |\\W*$)`,
  'what \\p{L}{3,}s (do|does|did|should|can|could|are|were|will|would)',
  'what (do|does|did|will|would) (i|we|you|one|it) need',
  'what (kinds|types|tools|things|steps|ingredients|reasons|examples|problems|mistakes|equipment|gear|questions|options)',
];

const german = [
  `zähl${ending} .{0,500}auf`,
  `nenn${ending}`,
  `was (brauche|brauchen|braucht|benötige${ending}) (ich|wir|ihr|man)`,
  `welche (${word} )?${word}${mehrere}`,
  'was sind',
];

/** Several things, one beside the other. */
export const asksList = anywhere([...english, ...german]);

const things = oneOf(['steps|tools|ingredients|materials|supplies|tips|reasons', 'zutaten|werkzeuge?|schritte|tipps']);

/** A list by its name alone: `ingredients?`, `Give the steps` */
export const namesList = throughout([
  `((give|name) ((the|some|all|two|three|four|five) )?)?${things}( (needed|required|used))?`,
]);
