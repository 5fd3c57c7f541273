import {
  anywhere,
  atBegin,
  ending,
  matching,
  oneOf,
  wholly,
  word,
  wordEnd,
  words,
} from '../../../transcripts/reading/phrase-forms.ts';

// How people decide things, ask for consent and go on to what comes next (`decisions.ts`), in English and German.

/** Whether a question asks what was decided, or whether something was. */
export const asking = anywhere([
  `decid${ending}|decisions?`,
  'agree(d|ment)?',
  'vot(e|ed) (on|about|for|to)',
  `approv${ending}|outcome`,
  'did (they|we|you) (all )?(choose|pick|settle (on|for)|go (with|for))',
  'resol(ve|ved|ution)',
  `beschl(oss|ie)${ending}`,
  `beschluss|entschieden|entscheidung|einig${ending}|abgestimmt`,
]);
/** What asks how it stands now: `Are dogs banned now?` */
export const asksStanding = anywhere([
  'now|from now on|still|allowed|permitted|banned|forbidden',
  'going to (be|happen|get)',
  'will (there|they|we|it|the)',
  'erlaubt|verboten|künftig|jetzt|noch',
]);
/** With which something is decided, and what is proposed for it. */
export const settled = anywhere([
  'motion (carries|carried|passes|passed|fails|failed|is)',
  '(is |are |was |stand |stands )(carried|approved|adopted|rejected|settled|agreed|decided|postponed)',
  'unanimous(ly)?',
  `(we|they|the ${word})('ve| have|'re| are)? (all )?(decided|agreed|voted|settled|approved)`,
  'put (it|this|that|them) off',
  'postponed? (it|this|that|them|until)',
  'comes? back (in|to us)',
  "we('ll| will) (vote|decide|take (it|this|that) up) (on (it|this|that) )?(at|in|on|next)",
  `(${word}|\\d+) to (${word}|\\d+),? (with )?${word} (opposed|against|abstaining|dissenting)`,
  'turned? (it|this|that) down',
  "(then|so|okay|alright|fine),? (let's|we('ll| will)|that('s| is) (it|settled|agreed|decided))",
  "let's (say|go with|do|try|leave it|keep|settle)",
  '(all )?in favou?r\\?',
  'angenommen|abgelehnt|beschlossen|einstimmig|vertagt|verschoben|einigen wir uns',
  'dann machen wir',
  "(yes|yeah|okay|ok|good|fine|right|alright),? (so |then )?i('d|'ll| would| will) (go|stick) with",
  "(do not|don't) (want to|wanna|have to) decide",
  "we('ll| will| can)? (then )?decide (it |that |this )?(next|on|tomorrow|later|in|at|by|when|once)",
  '(ja|gut|okay),? (dann )?nehmen wir',
]);
/** With which those who talk decide something of their own, whatever it is about. */
export const doubtless = anywhere([
  'motion (carries|carried|passes|passed|fails|failed|is (carried|adopted|approved|rejected))',
  "(it|that|this)('s| is) (then |now |therefore )?(decided|settled|agreed|approved|adopted|carried)",
  "(?<!(if|when|whether|until|unless|had|as|thought|think|that) )we('ve| have|'re| are)? (all |now |just )?(decided|agreed|voted|settled on)",
  'unanimous(ly)?',
  `(we('ll| will)? |let's )(postpone|put off) (it|this|that|them|the ${word})`,
  `we('ll| will) (vote|decide) (on (it|this|that) )?(at|in|next) (the |our )?(${word} )?(meeting|session|month|week|january|february|march|april|may|june|july|august|september|october|november|december)`,
  `(einstimmig|hiermit|damit ist das|ist damit|wir haben) ${words(0, 6)}(angenommen|abgelehnt|beschlossen|vereinbart|entschieden)`,
  'einigen wir uns|vertagen wir',
]);
/** And where several talk to one another. */
export const together =
  /(?<!\p{L})let['’]s (?:go (?:with|for)|move ahead with|stick (?:with|to)|settle (?:on|for)|leave (?:it|that) (?:at|to|until|for))(?!\p{L})/iu;
/** What was decided another time, or was not. */
export const longAgo = anywhere([
  'never',
  '(in|since|back in) (19|20)\\d\\d',
  '(last|that) (year|time|month|week|meeting|day)',
  'ago|earlier|before that|already|back then',
  'at (the|that) time',
  "originally|n't",
  'not (decided|agreed)',
]);
/** What is not yet decided: `If we've agreed, …` */
export const open =
  /^\W*(?:(?:so|and|but|now|okay|ok|well)[, ]+)*(?:if|unless|whether|suppose|imagine|falls|wenn)(?!\p{L})|(?<!\p{L})let['’]s (?:say|assume|suppose|pretend)(?!\p{L})/iu;
/** `Okay, so no answering service.` */
export const declined = matching([
  `^\\W*((okay|ok|good|right|alright|fine|gut)[, ]+)*(so|then|also|dann),? ${oneOf([
    `no (?!${oneOf([
      'one|body|idea|problem|worries|doubt|matter|wonder|need|question|way|more questions|reason',
      'offen[cs]e|surprise|point|chance|pressure|rush|hurry|big deal|thanks|sooner|longer',
    ])})`,
    `keine?[nrs]? (?!${ending}(ahnung|problem|frage|sorge))`,
  ])}${word}( ${word}){0,3}[.!]?$`,
]);
/** What only ends the talk, or puts off talking: `Then let's stop here.` */
export const adjourning = anywhere([
  `(let's|let us|we('ll| will| can)) (just |all |now )?${oneOf([
    'stop|finish|end|break|wrap|talk|discuss|see|hear|meet|speak|look at|start|begin|move on',
    'go on|come back|continue',
    'leave it (there|at that)',
  ])}`,
]);
/** Whether all agree to what was just said: `Does anybody object?` */
export const asksConsent = anywhere([
  '(does|do|would) any(body|one) (object|disagree|mind)',
  '(is )?any(body|one) (against|opposed)( to)?( (it|that|this))?\\?',
  'any objections?',
  '(all )?in favou?r\\?',
  '(?<=^\\W*)(are we |all |everybody |everyone )?agreed\\?',
  "(is )?(everybody|everyone)('s)? (okay|ok|happy|fine|good) with (that|this|it)",
  "(are )?we('re)? (all )?(agreed|happy|okay|ok|fine|good)( (with|on) (that|this|it))?\\?",
  '(hat jemand|gibt es|irgendwelche|keine) (etwas dagegen|einwände)',
  '(alle|jeder) einverstanden',
]);
/** `So, we meet on Tuesday.` */
export const summingUp = /^\W*(?:(?:good|great|okay|ok|right|gut)[,. ]+)*(?:so|then|also|dann)(?!\p{L})/iu;
/** What says but that it is so; what that is comes next. */
export const pointing = /(?<!\p{L})(?:do|keep|leave|say|try|settle|take) (?:that|it|this|so)\W*$/iu;
export const proposed = anywhere([
  '(i|we) (move|propose|suggest|recommend|would suggest) (that|we|to)',
  "i('d| would) (suggest|propose|go with)",
  'we (should|could) (go with|take|use|do|try)',
  'ich (schlage|beantrage)',
  'wir sollten',
]);
/** With which something else comes up. */
export const nextItem = atBegin(
  [
    'item|agenda',
    'next (item|point|topic|on|one|up|thing|is|comes)',
    'next(?=,)',
    `${oneOf([
      'first|second|third|fourth|fifth|last|final|another|other',
      'one (more|other|last|final)',
    ])} ((thing|point|item|topic)(?=\\W*$|[.,:]| (is|was|on|about|from)${wordEnd})|one(?=[.,:]))`,
    'one (more|last) from',
    'just quickly|anything else',
    'any other (business|points|items|questions)',
    "moving on|let's move on|any questions from",
    '(nächster |nächstes |letzter |letztes )?(punkt|thema)',
    'tagesordnungspunkt',
    'noch (etwas|was|jemand|eins|eine sache)(?=[.,:?])',
    'sonst noch',
  ],
  ['okay|right|so|now|and|then|well|good|um|uh|uhm|er|äh|ähm|gut|dann'],
);
/** What announces the next item by its name: `Right, um, launch date.`; none of it agrees to something. */
export const announcing = /^(?:right|okay|ok|now|so|alright|next|gut|so|nun)[,.]*$/iu;
export const articles = /^(?:the|our|die|der|das)$/iu;
export const agreeing = wholly([
  'sounds|good|great|fair|enough|fine|sure|thanks|thank|cool|perfect|nice|agreed|done',
  'exactly|sense|true|wow|sorry|lovely|excellent|quick|quickly|question|minutes?|seconds?',
  'break|wait|stop|please|everyone|everybody|guys|no|not|yes|super|danke|prima|klar|genau',
  'gerne?|passt',
]);
export const carried = /(?<!\p{L})(?:carries|carried|passes|passed|unanimous(?:ly)?)(?!\p{L})/iu;
/** What is moved in words, and where what somebody has just asked for is taken as a motion. */
export const moved = anywhere([
  "(the )?motion('s| is| would be) to",
  "(i|we)('d| would)? (like to )?(move|propose) (that|to|we)",
  'moved (that|to)',
]);
export const takenAsMotion =
  /(?<!\p{L})(?:take|treat|hear|call) (?:that|it|this) (?:as|for|to be)? ?a motion(?!\p{L})/iu;
export const wanting =
  /(?<!\p{L})(?:i(?:['’]d| would) (?:like|want|propose|suggest|recommend)|i (?:want|propose|suggest|recommend)|we should)(?!\p{L})/iu;
export const deciding = /^(?:decid|agre|settl|vot|take|let)/u;
