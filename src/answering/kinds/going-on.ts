import { oneOf, throughout, word } from '../../transcripts/reading/phrase-forms.ts';

const what = "(what(['’]s)?|was)( the)?";
const comes = oneOf([
  'comes',
  'happens|happened',
  `(does|did) ${word} (do|say|show)`,
  'do (i|you|we|they) do',
  'should (i|you|we) do',
  'is',
  'kommt|passiert|geschieht',
  'mach(e|t) (ich|er|sie|man)',
]);
const then = oneOf([
  'then( what)?',
  '(the )?next( step| one| part)?',
  'after( that| this|wards)',
  '(und )?dann',
  'danach|nachher',
  'als nächstes',
]);

/** What comes after what was told: `And then?`, `What happens next?`, `Was kommt danach?` Told by the whole of the question. */
export const asksNext = throughout([
  `((ok(ay)?|so|and|und|then|also),? )*(${what}( ${comes})? )?${then}( please)?`,
  "(und )?wie geht( es|['’]?s) weiter",
  '(und )?und weiter',
]);

const more = [
  '(tell|show|give) (me |us )?(some )?more( (about|on|of) (it|that|this))?',
  '(some )?more( details?| about (it|that|this))*',
  '(more )?details?',
  'explain (it|that|this) in more detail',
  'elaborate( on (it|that|this))?',
  'go on|keep going|continue',
  `(what|anything|something) else( (does|did|do) ${word} (say|mention|tell us))?( about (it|that|this))?`,
];
const mehr = [
  'mehr( dazu| davon| darüber)?',
  '(erzähl|sag|zeig)\\p{L}*( mir)? mehr( darüber| davon| dazu)?',
  'was sagt (er|sie) noch( dazu| darüber)?',
  '(sonst )?noch (was|etwas)',
  'was noch',
  'weiter|genauer',
];

/** More of what was told: `Tell me more`, `What else did she say?` Told by the whole of the question. */
export const asksMore = throughout([`((and|ok(ay)?|und),? )?${oneOf([...more, ...mehr])}( please| bitte)?`]);
