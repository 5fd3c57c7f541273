import { anywhere, atBegin, ending, matching, oneOf, word, wordEnd } from '../../transcripts/reading/phrase-forms.ts';

// How steps of what is shown are told (`steps.ts`), in English and German.

/** What is done with the hands, as the subject of what comes of it: `Dragging to the left makes it darker.` */
const handling = oneOf([
  'dragging|clicking|pressing|holding|moving|turning|sliding|pulling|pushing|tapping|scrolling',
  'increasing|decreasing|raising|lowering|tightening|loosening|twisting|lifting|squeezing',
]);
/** `There, click …`, and not `There are …` */
const thither = `there(?!['’]s| (is|are|was|were|will|has|have|might|may|seems?)${wordEnd})`;
/** `Dragging it to the left …` */
export const handles = atBegin([handling]);
/** Where or when something is done, before it is told: `In the menu, click …`, `Once it is hot, add …`; `If it also leaks, …` is another matter. */
const scene = `^\\W*((and|then|now|so|but)[, ]+)?${oneOf([
  'in|on|at|from|under|when|once|if|after|as|with|while|before|im|am|wenn|sobald|nach',
])} (?![^,]*\\balso\\b)[^,.?!]{2,80}, ((then|just|simply) )?`;

/** With which a step begins: what it is for, or that now another one comes. */
export const begins = atBegin(
  [
    // `To do that, …` goes on, and `To darken it.` belongs to what was said before.
    `to (?!do (that|this|so|it)${wordEnd}|[^,]*$)${word}|in order(?! to do)`,
    "let('s| us)",
    'if (you|(i|we) (want|need|wanted|would|had))',
    'another (way|thing|option)',
    'one way|first|next|finally',
    "we('ll| will|'re going)",
    'i (want|need|would like)',
    "i'd like|you can",
    'how (do|to|can)',
    'um zu',
    'wenn (du|ihr|man|sie)',
    'als nächstes|zuerst|zunächst',
  ],
  ['and|so|okay|now|then|but|also|alright|next|und|so|also|dann|jetzt'],
);
/** `If I turn it, …` begins by itself, but nothing begins with it that goes on then. */
export const beginsAlone = /^\W*(?:(?:and|so|okay|now|then|but|also)[, ]+)*if (?:i|we)(?!\p{L})/iu;
/** With which it goes on. */
export const goesOn = atBegin([
  'and|then|so|now|but|here|from there|after that|once',
  'when (i|you|we)',
  'as (i|you|we)',
  'in the|on the|at the',
  'with (that|this|the|it)',
  "i'?(ll| will|'m going to)",
  'if (that|this|it)|(in order )?to do (that|this|so|it)|for (that|this)|or|oder',
  thither,
  'for example|for instance|zum beispiel',
  `${handling} (this|that|it|them|these|those|here|there|to|the other|left|right|up|down|in|out|on)`,
  'release|that|this|it|these|they|click|drag|press|und|dann|danach|jetzt|hier|das|im|mit',
]);
/** With which is told how what was just said is done. */
export const doesSo = atBegin(['(in order )?to do (that|this|so|it)|for (that|this)'], ['and|so']);
/** With which it surely goes on; what is done so is what was said just before. */
export const goesOnSurely = atBegin(
  ['then|there|or|for (that|this)|to do (that|this|so|it)|danach|oder'],
  ['and|so|und'],
);
/** With which another one begins, or the end of all. */
export const turns = atBegin(
  [
    "let('s| us)",
    'next|finally|another|one way|as you can see',
    'now,? (we|i|you|that|if)',
    'so now',
    "i('d| would| want| need)",
    'one (more|last|other)',
    'the (next|last|other)',
    "when you're (done|finished)",
    'als nächstes|zum schluss|zuletzt|jetzt',
  ],
  ['and|so|okay|now|then|but|also|alright|und|so|also|dann'],
);
/** Where a step is made: what is opened, chosen or gone to. */
export const opens = anywhere([
  'go(ing)? (up |over |down |back )*(to|into)',
  'come (up |over |down )*to',
  'open|choose|choosing|select|pick|take|menu|panel|tool|tab|icon|button|command',
  'sliders?|dial|knob|lever|check ?box|dialog|field|setting',
  'gehe?n? (zu|in|auf)',
  `öffn${word}|wähl${word}|menü|werkzeug`,
]);
/** What says itself where a step is made. */
export const goesThere = /(?<!\p{L})(?:(?:go(?:ing)?|come) (?:up |over |down |back )*(?:to|into)|open)(?!\p{L})/iu;
/** With which it is said what something else is for. */
export const purpose = atBegin(
  [
    // `To do that, …` goes on.
    `(in order )?to (?!do (that|this|so|it)${wordEnd})${word}`,
    'in order(?! to do)',
    'if (you|(i|we) (want|need|wanted|would|had))',
    'um zu',
    'wenn (du|ihr|man|sie)',
  ],
  ['and|so|now|but|also|or|plus|in fact|by the way'],
);
/** What is done in a step: told as an order, or as what the speaker does or lets the viewer do. */
export const acts = matching([
  `(^\\W*|${scene}|(?<!\\p{L})${oneOf([
    "and|then|just|now|first|here|simply|next|please|i|you|we|i'll|you'll|we'll|i'd",
    '(?<!so (that )?)(you|we|i) can',
    "you could|you need to|you have to|you want to|going to|gonna|let's|let us",
    'for (that|this)|to do (that|this|so|it)',
    '(have|need)( got)? to do is( to)?',
    'und|dann|jetzt|ich|du|wir|man',
  ])}[, ]+)((double|right|shift)[- ]|just |simply |also |now |then )?${oneOf([
    '(go|come)( (up|over|down|back|ahead|right))*( (to|into|and))',
    'open|choose|select|pick|click|drag|press|hold|type|turn|set|put|push|pull|lift|cut|add',
    'mix|stir|pour|heat|bake|fold|screw|unscrew|remove|release|paint|move|place|check|uncheck',
    'name|rename|save|change|adjust|repeat|use|create|share|download|install|make|let go',
    'bring|give|hit|close|copy|paste|take|wipe|rinse|measure|mark|drill|glue|enter|navigate',
    'scroll|tap|resize|switch|undo|apply|slide|insert|plug|unplug|connect|attach|clip|tie',
    'tighten|loosen|fit|hang|lay|spread|brush|rub|scrub|wash|dry|clean|drain|fill|empty|soak',
    'peel|pop|prise|pry|wrap|wiggle|grip|grab|shake|count|lower|draw|mash|mist|tip|tease',
    'slice|light|wear|sweep|carry|swap|replace|chop|grate|whisk|beat|knead|roll',
    'sprinkle|season|boil|simmer|fry|roast|cover|leave|wait|rest|sand|saw|trim|bend|squeeze',
    `pinch|sew|pin|iron|line|try|klick${ending}|drück${ending}|zieh${ending}|nehm${ending}|nimm${ending}`,
    `leg${ending}|stell${ending}|dreh${ending}|gib|geb${ending}|rühr${ending}|schneid${ending}`,
  ])}${wordEnd}`,
]);
/** With which a step is done: `Click OK.` */
export const finishes = anywhere([
  `click(ing)?( on)? (ok|okay|done|save|apply|finish|the (${word} )?(check ?mark|cross|x))`,
  'press(ing)? (the )?(enter|return)',
  `(klick${ending}|drück${ending})( ${word})? auf (ok|fertig|speichern)`,
  `drück${ending}( die)? (enter|eingabetaste)`,
]);
/** With which it goes on all the same. */
export const follows = /^\W*(?:and )?(?:then|after that|und dann|dann|danach)(?!\p{L})/iu;
/** With which the last act of a step is told. */
export const lastly = /^\W*(?:and |then |und |dann )?(?:finally|lastly|to finish|zum schluss|zuletzt)(?!\p{L})/iu;
/** The same, whatever it is that is done: `I'll soften it`, and not `I'll show you`. */
export const actsSo = matching([
  `(?<!\\p{L})((i|we)'ll|(and|then) (i|you|we)|(i|we)('m|'re| am| are) (going to|gonna)|let's) ((just|simply|also|now|then|first|always) )?(?!${oneOf(
    [
      'show|talk|tell|explain|be|see|have|get|mention|cover|discuss|find|notice|need|want|learn|decide',
      "know|assume|say|look|think|like|can|could|will|would|should|may|might|must|do|don't",
      "did|didn't|are|were|was|am|had|got|never|not|always|probably|come back",
    ],
  )}${wordEnd})${word}`,
]);
