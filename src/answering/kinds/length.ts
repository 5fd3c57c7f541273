import { anywhere, oneOf } from '../../transcripts/reading/phrase-forms.ts';

/** Things that reach far, and do not go on for long. */
const things = oneOf([
  // What fastens
  'spokes?|screws?|nails?|bolts?|fasteners?|dowels?|bits?|spindles?|axles?|pieces?|cuts?',
  // What bends
  'cables?|cords?|ropes?|hoses?|threads?|strings?|strips?|chains?|wires?|ribbons?|tapes?|straps?|laces?|leash|leads?|leaders?',
  // What does not
  'boards?|planks?|pipes?|tubes?|blades?|beams?|rails?|rods?|sticks?|poles?|ladders?|needles?|shelf|shelves|bench(es)?|branch(es)?',
  // What is sewn
  'zips?|zippers?|curtains?|seams?|sleeves?|scarf',
  // What is built and travelled
  'bridges?|roads?|routes?|rivers?|walls?|fences?|tunnels?|canals?|runways?|tracks?|boats?',
  // What is alive
  'fish|snakes?|hair|tails?',
]);

/** `How long is the screw`: how far something reaches, and not how long something goes on. */
export const asksLengthOfThing = anywhere([
  `how long (an? |(is|are|was|were|should|must) (the|your|my|his|her|its|their|each|every|an?) )(\\p{L}+ )?${things}`,
]);

/** How far, how deep, how thick. */
export const asksLength = anywhere([
  'how (far|tall|deep|high|wide)',
  'how (thick|thin|broad|narrow)(?= (is|are|was|were|do|does|did|should|must|can|an?|the)(?!\\p{L})|\\W*$)',
  'how many (met(er|re)s|feet|inches|miles|yards|(kilo|centi|milli)met(er|re)s|km|cm|mm)',
  'what (depth|width|length|height|thickness|diameter)',
  'wie (weit|tief|breit|dick)',
  'wie hoch(?! (ist|war|soll|muss) (die temperatur|der anteil|die zahl))',
]);
