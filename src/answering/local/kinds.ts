/** What kind of question it is, as far as its answer has another form. */
export type Kind =
  | 'what'
  | 'why'
  | 'how'
  | 'number'
  | 'moment'
  | 'where'
  | 'who'
  | 'list'
  | 'yesNo'
  | 'summary'
  | 'next'
  | 'more';

const kinds: [Kind, RegExp][] = [
  [
    'next',
    /^\W*(?:and |und )?(?:(?:what|was) (?:comes|happens|happened|does \p{L}+ do|did \p{L}+ do|is|kommt|passiert|geschieht) )?(?:then|next|after(?: that| this|wards)|afterwards|danach|dann|als nächstes|und dann|nachher)\W*$/iu,
  ],
  [
    'more',
    /^\W*(?:(?:please |can you |could you )?(?:tell|show|give) (?:me |us )?(?:some )?more(?: (?:about|on|of) (?:it|that|this))?|more(?: details?| please| about (?:it|that|this))*|go on|continue|elaborate|(?:erzähl|sag|zeig)\p{L}*(?: mir)? mehr(?: darüber| davon| dazu)?|mehr(?: dazu| davon| darüber)?(?: bitte)?|weiter|genauer)\W*$/iu,
  ],
  [
    'summary',
    /(?<!\p{L})(?:summar\p{L}+|gist|overview|recap|outline|zusammenfass\p{L}*|fass\p{L}* .*zusammen|überblick|what (?:was|is|were|did .{1,60}) (?:said|decided|agreed|discuss\p{L}*|talk\p{L}* about|covered|told) (?:about|of|on|regarding)|what (?:do|does|did|was|is) (?:[\p{L}.'’-]+ ){1,6}(?:discuss(?:ed)?|say|talk) (?:about|on|regarding)|what (?:did|does|do) (?:[\p{L}.'’-]+ ){1,6}(?:think|say|elaborate|claim|argue|agree|disagree|contribute|introduce|suggest|recommend|propose|believe|feel|decide|plan|conclude)(?!\p{L}).*|what(?:['’]s| was| were| is| are) (?:the )?(?:\p{L}+ ){0,4}(?:discussion|debate|controversy|questioning|conclusion|opinion|status|decision)s?(?!\p{L}).*|was (?:denkt|dachte|sagt|sagte|meint|meinte) .* (?:über|zu|von)(?!\p{L})|was (?:wird|wurde) (?:\p{L}+ )*über|was sagt .* (?:über|zu)(?!\p{L}))/iu,
  ],
  [
    'moment',
    /^\W*(?:when (?:in|does|do|is|are|did)(?!\p{L}).*(?:video|talk|say|said|mention|explain|show|start|begin|speak|discuss|introduce|cover)|where (?:in the|does (?:he|she|it|the (?:video|speaker|talk))|do they|is it (?:said|mentioned))(?!\p{L}).*(?:video|talk|say|mention|explain|show|start|begin|speak|discuss|introduce|cover)?|at (?:what|which) (?:point|time|moment|minute)|wo (?:im video|sagt|wird|spricht|erklärt|zeigt)|wann (?:sagt|wird|spricht|erklärt|zeigt|geht es)|an welcher stelle|ab wann)/iu,
  ],
  [
    'why',
    /(?<!\p{L})(?:why|how come|what for|for what reason|reasons? (?:for|of|why)|warum|wieso|weshalb|wozu|aus welchem grund)(?!\p{L})/iu,
  ],
  [
    'number',
    /(?<!\p{L})(?:how (?:many|much|long|old|often|far|big|tall|deep|fast|heavy|high|hot|wide)|what (?:year|time|date|percentage|price|temperature|number)|wie ?(?:viele?|lange?|oft|alt|weit|groß|hoch|tief|schnell|schwer|warm|heiß)|wann|welche[ms]? (?:jahr|uhrzeit|preis|temperatur))(?!\p{L})|^\W*(?:(?:and|so|since|until) )?when(?!\p{L})/iu,
  ],
  [
    'list',
    /(?<!\p{L})(?:list|name (?:the|all|some|three|two)|what are (?:the|some|all)|which (?:\p{L}+s)(?= )|what (?:kinds?|types?|tools?|things|steps|ingredients|reasons|examples|problems|mistakes)|zähl\p{L}* .*auf|nenn\p{L}*|welche (?!r|s|m)|was sind)(?!\p{L})/iu,
  ],
  ['how', /(?<!\p{L})(?:how|in what way|wie(?! (?:hei(?:ß|ss)\p{L}+|nennt|lautet)))(?!\p{L})/iu],
  ['where', /(?<!\p{L})(?:where|wo|wohin|woher)(?!\p{L})/iu],
  ['who', /(?<!\p{L})(?:who|whom|whose|wer|wem|wen|wessen)(?!\p{L})/iu],
  [
    'yesNo',
    /^\W*(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|may|must|ist|sind|war|waren|hat|haben|kann|könn\p{L}+|darf|dürfen|soll\p{L}*|muss|müssen|gibt|wird|werden|braucht|brauche)(?!\p{L})/iu,
  ],
];

/** The kind of a question in English or German; `what` where its words do not tell. */
export function kindOf(question: string): Kind {
  return kinds.find(([, pattern]) => pattern.test(question))?.[0] ?? 'what';
}
