import { anywhere, upTo } from '../../transcripts/reading/phrase-forms.ts';

/** How many times. */
export const asksRate = anywhere(['how (often|frequently)', 'how many times', 'wie ?oft', 'wie häufig']);

/** How heavy. */
export const asksWeight = anywhere([
  'how heavy',
  `how much ${upTo(40)} weighs?`,
  'how many (grams?|kilos?|kilograms?|ounces|tons)',
  `what (do|does|did) ${upTo(40)} weigh`,
  'wie schwer',
  'wie ?viel (gramm|kilo|wiegt)',
  'was wiegt',
]);

/** Any other figure: how many, how old, which temperature. */
export const asksNumber = anywhere([
  'how (many|much|old|big|fast|hot|warm|cold|loud|tight|strong)',
  'how (small|large|slow|steep)(?= (is|are|was|were|do|does|did|should|must|can|an?|the)(?!\\p{L})|\\W*$)',
  '(what|which) (percentage|percent|temp(erature)?|number|size|speed|angle|ratio)(?! (dating|theory|matters))',
  '(what|which) (voltage|wattage|torque|dose|dosage)(?! (dating|theory|matters))',
  'wie hoch (ist|war|soll|muss) die temperatur',
  'wie ?(viele?|alt|groß|schnell|warm|heiß|kalt|laut)',
  'welche[mnrs]? (temperatur|größe|zahl)',
]);
