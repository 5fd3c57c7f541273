/** What is asked for in figures: money, how long something lasts, a day or an hour, how often, how heavy, how far, or anything that is counted. */
export type Measure = 'price' | 'duration' | 'date' | 'rate' | 'weight' | 'length' | 'number';

/** What kind of question it is, as far as its answer has another form. */
export type Kind =
  | 'what'
  | 'why'
  | 'how'
  | Measure
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
    /^\W*(?:and |und )?(?:(?:what(?:['’]s)?|was)(?: (?:comes|happens|happened|does \p{L}+ do|did \p{L}+ do|is|kommt|passiert|geschieht))? )?(?:then(?: what)?|next|after(?: that| this|wards)|afterwards|danach|dann|als nächstes|und dann|nachher)\W*$/iu,
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
    /^\W*(?:when (?:in|does|do|is|are|did)(?!\p{L}).*(?:video|talk|say|said|mention|explain|show|start|begin|speak|discuss|introduce|cover)|where (?:is|are|was|were) .{1,80} (?:discussed|mentioned|explained|covered|talked about|spoken of|brought up)\W*$|where (?:in the|does (?:he|she|it|the (?:video|speaker|talk))|do they|is it (?:said|mentioned))(?!\p{L}).*(?:video|talk|say|mention|explain|show|start|begin|speak|discuss|introduce|cover)?|at (?:what|which) (?:point|time|moment|minute)|wo (?:im video|sagt|wird|spricht|erklärt|zeigt)|wann (?:sagt|wird|spricht|erklärt|zeigt|geht es)|an welcher stelle|ab wann)/iu,
  ],
  [
    'why',
    /(?<!\p{L})(?:why|how come|what for|for what reason|reasons? (?:for|of|why)|warum|wieso|weshalb|wozu|aus welchem grund)(?!\p{L})/iu,
  ],
  [
    'price',
    /(?<!\p{L})(?:how (?:much|expensive)(?: money)?(?: \p{L}+){0,6} (?:costs?|pay|paid|charged?|spend|spent|earns?|worth)|how much money|how (?:expensive|cheap)|what (?:do|does|did|will|would|has|is) (?:.{1,60} )?(?:cost|the price)|what(?:['’]s| is| was) the price|wie ?(?:teuer|viel geld)|wie ?viel .{0,60}(?:kost\p{L}*|bezahl\p{L}*|verdien\p{L}*)|was (?:hat|haben|wird|würde) .{1,60}(?:gekostet|kosten)|was kost\p{L}+|welche[mnr]? preis)(?!\p{L})/iu,
  ],
  // How far something reaches, and not how long something goes on.
  [
    'length',
    /(?<!\p{L})how long (?:an? |(?:is|are|was|were|should|must) (?:the|your|my|his|her|its|their|each|every|an?) )(?:\p{L}+ )?(?:spokes?|screws?|nails?|bolts?|cables?|cords?|ropes?|boards?|planks?|pipes?|tubes?|hoses?|blades?|zips?|zippers?|threads?|strings?|strips?|boats?|bridges?|roads?|routes?|rivers?|walls?|fences?|fish|snakes?|hair|leash|leads?|chains?|ladders?|needles?|bits?|wires?|tunnels?|canals?|runways?|tracks?|beams?|rails?|shelf|shelves|curtains?|ribbons?|seams?|sleeves?|scarf|tails?|tapes?|spindles?|axles?|rods?|sticks?|poles?|branch(?:es)?|leaders?|bench(?:es)?|straps?|laces?|cuts?|fasteners?|dowels?|pieces?)(?!\p{L})/iu,
  ],
  ['duration', /(?<!\p{L})(?:how long|wie ?lange?)(?!\p{L})/iu],
  [
    'date',
    /(?<!\p{L})(?:(?:what|which) (?:year|time|date|day|month|season)|(?:best|right) (?:time|season|month)|time of (?:the )?year|wann|welche[mnrs]? (?:jahr|uhrzeit|tag|monat|datum))(?!\p{L})|^\W*(?:(?:and|so|since|until|by|from) )?when(?! (?:should|would|can|must|do) (?:i|you|we|one)(?!\p{L}))(?!\p{L})/iu,
  ],
  ['rate', /(?<!\p{L})(?:how (?:often|frequently)|how many times|wie ?oft)(?!\p{L})/iu],
  ['weight', /(?<!\p{L})(?:how heavy|how much .{1,40} weighs?|wie schwer|wie ?viel wiegt)(?!\p{L})/iu],
  [
    'length',
    /(?<!\p{L})(?:how (?:far|tall|deep|high|wide)|how (?:thick|thin|broad|narrow)(?= (?:is|are|was|were|do|does|did|should|must|can|an?|the)(?!\p{L})|\W*$)|wie (?:weit|hoch|tief|breit|dick))(?!\p{L})/iu,
  ],
  [
    'number',
    /(?<!\p{L})(?:how (?:many|much|old|big|fast|hot|warm|cold|loud|tight|strong)|how (?:small|large|slow|steep)(?= (?:is|are|was|were|do|does|did|should|must|can|an?|the)(?!\p{L})|\W*$)|(?:what|which) (?:percentage|percent|temp(?:erature)?|number|size|speed|angle|ratio|voltage|wattage|dose|dosage)(?! (?:dating|theory|matters))|wie ?(?:viele?|alt|groß|schnell|warm|heiß|kalt|laut)|welche[mnrs]? (?:temperatur|größe|zahl))(?!\p{L})/iu,
  ],
  [
    'list',
    /(?<!\p{L})(?:list|name (?:the|all|some|three|two)|what are (?:the|some|all)(?! .{1,60} (?:for|called|like|about|made (?:of|from))\W*$)|which (?:(?:two|three|four|five|other) )?\p{L}+s(?= )|what \p{L}{3,}s (?:do|does|did|should|can|could|are|were|will|would)|what (?:do|does|did|will|would) (?:i|we|you|one|it) need|was (?:brauche|brauchen|braucht|benötige\p{L}*) (?:ich|wir|ihr|man)|what (?:kinds?|types?|tools?|things|steps|ingredients|reasons|examples|problems|mistakes|equipment|gear|questions|options)|zähl\p{L}* .*auf|nenn\p{L}*|welche (?:\p{L}+ )?\p{L}+(?:en|n|er|e|s)(?= )|was sind)(?!\p{L})/iu,
  ],
  ['how', /(?<!\p{L})(?:how|in what way|wie(?! (?:hei(?:ß|ss)\p{L}+|nennt|lautet)))(?!\p{L})/iu],
  ['where', /(?<!\p{L})(?:where|wo|wohin|woher)(?!\p{L})/iu],
  ['who', /(?<!\p{L})(?:who|whom|whose|wer|wem|wen|wessen)(?!\p{L})/iu],
  [
    'yesNo',
    /^\W*(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|may|must|ist|sind|war|waren|hat|haben|kann|könn\p{L}+|darf|dürfen|soll\p{L}*|muss|müssen|gibt|wird|werden|braucht|brauche)(?!\p{L})/iu,
  ],
  // `Total cost of the repair`, `what's the right depth for bulbs`
  ['price', named('costs?|price|fee|kosten|preis|gebühr')],
  [
    'length',
    named('depth|height|width|length|thickness|diameter|distance|höhe|tiefe|breite|länge|dicke|durchmesser|abstand'),
  ],
  ['weight', named('weight|gewicht')],
  ['duration', named('duration|cooking time|drying time|waiting time|dauer')],
  ['rate', named('frequency|häufigkeit')],
  [
    'number',
    named(
      'temp(?:erature)?|size|speed|angle|ratio|amount|quantity|number|percentage|proportion|voltage|wattage|dose|dosage|temperatur|größe|menge|anzahl|verhältnis|geschwindigkeit',
    ),
  ],
];

/** A question that begins with what is to be told in figures, without a verb, and of what: `size of drill bit?` */
function named(nouns: string): RegExp {
  const leading = "(?:what(?:['’]s| is| was| are| were)?|which|was (?:ist|war|sind)) ";
  const whose = '(?:the|his|her|their|your|die|der|das) ';
  const which = '(?:total|final|whole|overall|right|correct|best|exact|ideal|average|richtige|genaue|gesamte) ';
  return new RegExp(
    `^\\W*(?:${leading})?(?:${whose})?(?:${which})?(?:\\p{L}+ )?(?:${nouns})(?= (?:of|for|per|between|von|für|pro|zwischen)(?!\\p{L}))|^\\W*(?:${leading})?(?:${whose}(?:${which})?|${which})(?:${nouns})\\W*$`,
    'iu',
  );
}

/** `Was kostet …`, and not `Was it …` */
const germanWhat =
  /^\W*(?:und )?was (?:ist|sind|war|waren|hat|haben|hatte|kann|können|soll|sollen|sollte|muss|müssen|darf|wird|werden|wurde|wurden|macht|machen|mache|tut|tun|passiert|geschieht|gibt|geht|kostet|kosten|bedeutet|hei(?:ß|ss)t|hilft|braucht|brauche|brauchen|bringt|nimmt|nehme|sagt|sagte|meint|meinte|denkt|hält|empfiehlt|enthält|fehlt|gehört|steht|kommt|spricht|gilt|folgt|findet)(?!\p{L})/iu;

/** Whether a question begins with the German `was`, and not with the English one. */
export function asksGermanWhat(question: string): boolean {
  return germanWhat.test(question);
}

/** The kind of a question in English or German; `what` where its words do not tell. */
export function kindOf(question: string): Kind {
  const isWhat = asksGermanWhat(question);
  return kinds.find(([kind, pattern]) => !(isWhat && kind === 'yesNo') && pattern.test(question))?.[0] ?? 'what';
}
