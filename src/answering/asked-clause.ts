import { atBegin, ending, matching, oneOf, word, wordEnd, words } from '../transcripts/reading/phrase-forms.ts';

/** Words with which a question begins, in English and German. */
export const questionWord = oneOf([
  "(how|what|which|where|why|who|whom|whose|when)('s)?",
  'wie|was|welche[mnrs]?|wo|wohin|woher|warum|wieso|weshalb|wozu|wer|wen|wem|wann',
]);
/** Words that begin a question by standing before its subject: `does it`, and not `it does`. */
export const movedFirst = oneOf([
  "(is|are|was|were|do|does|did|has|have|had|can|could|would|should|will|must)(n'?t)?",
  "am|shall|may|might|wo(n'?t)|ca(n'?t)",
  `ist|sind|war|waren|bin|hat|haben|hatten?|kann|könn${word}|darf|dürfen|soll${ending}|muss|müssen|gibt|wird|werden`,
  `wurden?|würden?|woll${word}|will|braucht|brauche`,
]);

/** What only greets, or says that something will be asked. */
const greeting = matching([
  `^\\W*${oneOf([
    'hi|hello|hey',
    'ok(ay)?',
    'sorry|excuse me|please|thanks|thank you|quick question',
    '(my |the )?question( is)?',
    'i have an? (quick )?question',
    'just (curious|wondering)',
    'hallo|entschuldigung|danke|bitte',
    '(kurze )?frage',
  ])}([\\s,.:;!–-]+(there|all|everyone|zusammen)${wordEnd})?(?=[\\s,.:;!–])[\\s,.:;!–]+-?\\s*`,
]);
const me = '(me|us)';
/** What only asks to be told: `Can you show me how …`. */
const request = matching([
  `^\\W*((please|kindly|can you|could you|would you|will you|i (want|would like|need) you to)\\s+)*${oneOf([
    `(show|tell|teach|explain|remind)\\s+(it\\s+)?(to\\s+)?${me}`,
    `help ${me} (understand|find out)`,
  ])}${wordEnd}`,
  `^\\W*(please |can you |could you |would you |will you )+(?=(please |just |briefly )?${oneOf([
    `list(?! on${wordEnd})|name`,
    '(give|tell) (me|us|an? (summary|overview|example|list|outline))',
    'summari[sz]e|explain|describe|compare|recap|outline|elaborate|go on',
  ])}${wordEnd})`,
  `^\\W*${oneOf([
    `(bitte\\s+)?(zeig${ending}|sag${ending}|erklär${ending})\\s+(mir|uns)`,
    '(kannst du|können sie|könntest du|könnten sie)\\s+(mir|uns)\\s+(bitte\\s+)?(zeigen|sagen|erklären)',
  ])}${wordEnd},?`,
]);
const somebody = '(you|anyone|anybody|somebody|we|it|he|she|they|the (video|speaker|host))';
/** What stands before an indirect question: `Do you know what …`, `I was wondering whether …`. */
const indirect = matching([
  `^\\W*(${oneOf([
    `(do|does|did|would|might|can|could) ${somebody} (happen to )?${oneOf([
      'know|remember|recall|say|mention|explain|show',
      'tell( us| me)?',
    ])}`,
    `i('?m| am| was)? (just |still )?${oneOf([
      'wondering|curious|interested|not sure|unsure|confused|asking myself',
    ])}( about| to know| in)?`,
    `i('d| would)? (just |really )?(want(ed)?|need|wish|like|love) to ${oneOf([
      'know|understand|ask|find out|learn|hear|see',
    ])}( about)?`,
    '(want|wanna) to? ?know',
    '(may|can|could) i ask',
    '(would|do) you mind telling me',
    "i (don'?t|do not|didn'?t|can'?t) (know|understand|remember|recall|catch|get|see)",
    'i (forgot|missed|wonder)',
    'wondering|curious',
    '(any|got any) idea',
    'idea',
    'ich (frage mich|wüsste gerne?|möchte wissen|würde gerne? wissen|will wissen|weiß nicht)',
    'weißt du|wissen sie',
    'sagt (er|sie)',
    'weiß (man|jemand)',
  ])}[,:]? )(?=(${questionWord}|if|whether|ob)${wordEnd})`,
]);
/** What tells only why somebody asks: `I missed the meeting, …`. */
const absence = matching([
  `^\\W*(sorry,? )?i('?ve| have)? (just )?${oneOf([
    '(completely |sadly )?missed',
    "couldn'?t (attend|make|join|watch|come to|be at)",
    "(wasn'?t|was not) (at|in|there for)",
    "(have not|haven'?t|didn'?t) (yet )?(see|seen|watch|watched|attend|attended|catch|make)",
    "(don'?t|do not) have time (to watch|for)",
    'have no time (to watch|for)',
  ])} (it|all of it|(this|that|the|all of the) ${words(0, 2)}(meeting|call|session|video|talk|stream|livestream|webinar|lecture|episode|podcast|recording|show|race|game|match))( (yesterday|today|last night|live))?[,.;:!–-]+\\s*((so|but|and)[, ]+)?(?=\\p{L})`,
]);
/** Thanks in advance, how briefly it is wanted, and the like. */
const farewell = matching([
  `(?<!(^|\\s)(about|of|for|on|with|to|the|says?|said|mean|word|über|von|für))([\\s,.!?–-]+${oneOf([
    'please|thanks|thank you|thx|cheers|ta|asap',
    'in (short|brief|a nutshell|simple terms|plain english)',
    'briefly|real quick|danke|bitte|in kürze',
  ])}( (so |very )?much| a lot| in advance| im voraus| schön)*)+\\W*$`,
]);
/** A clause before what is asked: `When I am done, how do I save it?` */
const clauseFirst = matching([
  `^\\W*((and|but|so|und|aber) )?${oneOf([
    'when|whenever|while|once|after|before|since|if|as soon as|in|at|for|with|according to',
    'wenn|falls|sobald|nachdem|bevor|während|im|bei|beim|laut',
  ])}(?! ${oneOf([
    `to|${movedFirst}|which|what|how`,
    '(in|at) (the|this) (video|talk|meeting|call|lecture|interview)',
  ])}${wordEnd}) [^,?!]{3,90}?${oneOf([
    `,\\s*(?=(${questionWord}|${movedFirst})${wordEnd})`,
    ` (?=(how|what|which|where|why|who)( ${word}){0,2}? ${oneOf([
      'do|does|did|is|are|was|were|can|could|should|would|will|must|happens|happened|am',
    ])}${wordEnd}|what's )`,
  ])}`,
]);
/** What is told before what is asked: `I have a flat, how do I patch it?` */
const statementFirst = matching([
  `^\\W*(i|i'?(m|ve)|we|my|our|the|there|ich|wir|mein${ending}) [^?]{3,90}?,\\s*(?=${oneOf([
    `(${questionWord}) (${movedFirst}|to)`,
    `(${movedFirst}) (i|you|we|it|they|he|she|the|that|this|ich|man|es|das)`,
  ])}${wordEnd})`,
]);
const sentence = /[^.!?…]+(?:\.(?=\S)[^.!?…]*)*[.!?…]*/gu;
const asksOutright = atBegin([questionWord, movedFirst]);

/** What is a condition of what was asked, though it ends as a question: `What should I do? When I have a flat?` */
const conditional = atBegin([
  `${oneOf([
    'when|while|if|once|after|before|wenn|falls|sobald|nachdem|bevor',
  ])} (i|you|we|they|he|she|it|one|someone|my|your|the|ich|du|man|wir|er|sie|es|mein${ending})`,
]);

/** The sentences of what somebody asks, as they stand. */
export function sentencesAsked(question: string): string[] {
  return question.match(sentence) ?? [];
}

/** A question without what only asks to be told: `Could you tell me …, please`. Never empty where it holds a word. */
export function withoutCourtesy(question: string): string {
  let left = question;
  for (const pattern of [greeting, greeting, absence, request, indirect, request, indirect]) {
    const shorter = left.replace(pattern, '');
    if (/\p{L}{2}/u.test(shorter)) left = shorter;
  }
  const ended = left.replace(farewell, (end) => (end.includes('?') ? '?' : ''));
  return /\p{L}{2}/u.test(ended) ? ended : left;
}

/** What is asked at last, without what is told before it and without the clause that leads to it. */
export function mainClause(question: string): string {
  // A guess may follow what is asked: `How long does it take? An hour?`
  const asking = sentencesAsked(question).filter((one) => /\?\s*$/u.test(one));
  const outright = asking.filter((one) => asksOutright.test(one));
  const last = (
    outright.findLast((one) => !conditional.test(one)) ??
    outright.at(-1) ??
    asking.at(-1) ??
    question
  ).trim();
  return last.replace(statementFirst, '').replace(clauseFirst, '');
}
