import {
  anywhere,
  atBegin,
  ending,
  matching,
  oneOf,
  word,
  wordEnd,
  words,
} from '../../../transcripts/reading/phrase-forms.ts';

// How people say what they like and dislike of a thing, what they make of it, and for whom it is (`judgements.ts`), in English and German.

export type Side = 'for' | 'against';
/** What asks what speaks for something, and against it. */
export const asking: Record<Side, RegExp> = {
  for: anywhere([
    'pros?(?= (and|or|&|of)|\\W*$)',
    '(?<!dis)advantages?',
    'benefits?|upsides?|strengths?|strong points?|ups|plus points?',
    'good (things?|sides?|points?|and bad|about)',
    '(great|nice) about',
    `what (do|does|did) ${words(1, 4)}?((?<!(look|feel|sound|taste|smell|seem|be) )like|love|enjoy)`,
    `what (${word} )?(likes?|loves?|liked|loved)`,
    'vor-? ?(und|&) nachteile?',
    '(?<!\\p{L})vorteile?',
    '(hat|haben|gefällt|gefallen) .*gefallen',
    'stärken',
  ]),
  against: anywhere([
    'cons|contra|disadvantages?|drawbacks?|downsides?',
    'weakness(es)?',
    'weak points?',
    "what (can('?t| ?not)|does(n'?t| not)) (it|this|they|that) do",
    'bad (things?|sides?|points?|about)',
    `good and bad|downs|dislikes?|disliked|hates?|hated|complain${ending}|annoy${ending}`,
    'bother(s|ed|ing)?',
    'bugs (you|him|her|them)',
    'wrong with|limitations?|shortcomings?|criticisms?',
    `what (do|does|did) ${words(1, 4)}?not (like|love|enjoy)`,
    `what (do|does|did)n'?t ${words(1, 3)}?(like|love|enjoy)`,
    `nachteile?|schwächen|nicht gefallen|stört${ending}|gestört`,
  ]),
};
export const negated = /(?<!\p{L})(?:not|n['’]?t|\p{L}+n['’]?t|dont|didnt|doesnt|nicht)(?!\p{L})/iu;
/** What opens a part of the talk in which one side is told. */
export const opening: Record<Side, RegExp> = {
  for: anywhere([
    `what (i|we) (${word} )?(like|love|enjoy)d?`,
    `(thing|part|bit)s? (that )?(i|we) (${word} )?(like|love|enjoy)d?`,
    '(the|some|on the) (pros|good (side|news|things?|stuff|points?|bits?)|positives?|advantages?|upsides?|plus(es)?)',
    `was (mir|uns) (${word} )?(gefällt|gefallen)`,
    'vorteile?',
  ]),
  against: anywhere([
    "what (don'?t|didn'?t|do|did) (i|we)( not)? (like|love|enjoy)",
    "what (i|we) (don'?t|didn'?t|do not|did not|dislike|hate)d?( like| love)?",
    "(thing|part|bit)s? (that )?(i|we) (don'?t|didn'?t|dislike|hate)",
    "what (it|this|he|she|they) can('?t| ?not) do",
    '(the|some|on the) (cons|bad (side|news|things?|stuff|points?|bits?)|negatives?|disadvantages?|downsides?|drawbacks?|weakness(es)?|limits|limitations)',
    'was (mir|uns) nicht (gefällt|gefallen)',
    'nachteile?',
  ]),
};
export const said: Record<Side, RegExp> = {
  for: anywhere([
    `(i|we) (${word} )?(love|enjoy|adore)d?`,
    'i( really| do| quite)? liked?(?! to| a)',
    'works? (really |very |surprisingly |perfectly )?(well|great|beautifully)',
    '(genuinely|really|absolutely|so) (lovely|good|nice|great|beautiful)',
    'no complaints|a joy',
    `impress${ending}|excellent|fantastic|brilliant|wonderful|advantages?|benefits?|upside`,
    'a plus|big plus',
    "i'd (buy|get) (it|one) again",
    'gefällt mir|super|klasse|vorteil',
  ]),
  against: anywhere([
    "(don'?t|didn'?t|do not|did not) (really )?(like|love|enjoy)",
    `hated?|annoy${ending}|disappoint${ending}|frustrat${ending}|downsides?|drawbacks?|disadvantages?`,
    'bugs? me|bother(s|ed)? me|not a fan of',
    'drives? me (crazy|nuts|mad)',
    'made me want to (throw|scream|return|give)',
    'fiddly|jams|a pain|(?<!no )complaints?',
    'biggest (omission|flaw|gripe|weakness|let-?down)',
    'i wish (it|they|there)',
    "wouldn't go back",
    'the (only )?(problem|catch|trouble) (is|with)',
    'one point off',
    `(way |far |just |a bit )too ${word}`,
    'nervt|stört|leider|nachteil',
  ]),
};
/** Within an opened part, what names the next thing: `The brakes.`, `And then there's the display.` */
export const naming = atBegin(
  [
    "there('s| is| are)",
    'the|my|its|another|number|secondly?',
    'third(ly)?',
    'finally',
    'it (gets|is|has|can)',
    "there's no|die|der|das|auch",
  ],
  ['and|then|also|next|oh|okay|und|dann'],
);
/** What tells of a thing itself opens no part: `That's the thing I love most.` */
export const pointing =
  /(?<!\p{L})(?:that|this|it|das)(?:['’]s| is| was| ist)(?: \p{L}+)? (?:the|one) (?:thing|part|bit)(?!\p{L})/iu;
/** With which a part ends. */
export const turningRound = /^\W*(?:but|however|aber|allerdings)(?!\p{L})/iu;
export const verdictAsked = anywhere([
  'recommend(ed|s)?',
  'worth (it|the|buying|a)',
  'verdict',
  '(final |overall )?conclusion',
  'bottom line|any good',
  '(should (i|we|you|one|people|beginners?)|who should) (buy|get|pick|choose|go|visit|watch|see)',
  'would (you|he|she|they|i) (buy|get|recommend|go back|come back|do it again)',
  'happy with|satisfied',
  `empf(ie|eh)hl${ending}`,
  'lohnt|fazit|zufrieden',
]);
export const verdictSaid = anywhere([
  "would(n't)? (i |you |we )?(buy|recommend|get|go back|come back|do it again|choose)",
  "i'd (buy|recommend|get|go back|come back|choose|skip)",
  'verdict',
  'worth (it|the|every|buying)',
  '(i|we)( can| do| would)?( really| not| never)? recommend',
  'out of (five|ten|5|10)',
  '\\d stars|stars|in a heartbeat',
  'makes? (more |no )sense',
  'mein fazit|lohnt sich|empfehle',
  'würde ich (wieder|nicht)',
]);
/** How good a thing is found to be, in points. */
export const ofScore =
  /^(?:final|points?|scores?|marks?|ratings?|stars?|ten|five|endgultig\p{L}*|punkte?n?|sterne?n?)$/u;
/** Who asks for whom each of several things is: `Who should buy which?`, and how that is told. */
export const asksForWhom = anywhere([
  'who should (buy|get|pick|choose)',
  'which (one )?(should|would|do) (i|we|you|one|people|beginners?) (buy|get|pick|choose|recommend)',
  `which (one |of (them|these|the ${word}) )?is (the )?(best|better|right)( one)? for`,
  `welche[rsn]? (soll|würd)${ending}`,
]);
export const advised = matching([
  `(?<!\\p{L})(if you|for (beginners?|anyone|anybody|people|someone|somebody)).{3,200}(?<!\\p{L})${oneOf([
    'buy|get|take',
    'go (for|with)',
    'choose|pick',
    "(it|that)('s| is)",
  ])} (yourself )?(it|the|this|that|one)${wordEnd}`,
  `(?<!\\p{L})(buy|get|take|choose|pick) ${oneOf([
    'it|this|that|one',
    `the ${word}( ${word})?`,
  ])},? (only )?if you${wordEnd}`,
  `(?<!\\p{L})wenn (du|ihr|sie|man) .{3,200}(nimm|nehmt|kauf${ending})${wordEnd}`,
]);
