import { mainClause, movedFirst, questionWord, withoutCourtesy } from './asked-clause.ts';

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

/** Questions that go on from the answer before; told by the whole of them. */
const goingOn: readonly (readonly [Kind, RegExp])[] = [
  [
    'next',
    /^\W*(?:(?:ok(?:ay)?|so|and|und|then|also),? )*(?:(?:what(?:['’]s)?|was)(?: the)?(?: (?:comes|happens|happened|does \p{L}+ (?:do|say|show)|did \p{L}+ (?:do|say|show)|do (?:i|you|we|they) do|should (?:i|you|we) do|is|kommt|passiert|geschieht|mach(?:e|t) (?:ich|er|sie|man)))? )?(?:then(?: what)?|(?:the )?next(?: step| one| part)?|after(?: that| this|wards)|afterwards|danach|dann|als nächstes|und dann|nachher)(?: please)?\W*$|^\W*(?:und )?(?:wie geht(?: es|['’]?s) weiter|und weiter)\W*$/iu,
  ],
  [
    'more',
    /^\W*(?:(?:and|ok(?:ay)?|und),? )?(?:(?:tell|show|give) (?:me |us )?(?:some )?more(?: (?:about|on|of) (?:it|that|this))?|(?:some )?more(?: details?| about (?:it|that|this))*|(?:more )?details?|go on|keep going|continue|elaborate(?: on (?:it|that|this))?|(?:what|anything|something) else(?: (?:does|did|do) \p{L}+ (?:say|mention|tell us))?(?: about (?:it|that|this))?|was sagt (?:er|sie) noch(?: dazu| darüber)?|explain (?:it|that|this) in more detail|(?:erzähl|sag|zeig)\p{L}*(?: mir)? mehr(?: darüber| davon| dazu)?|mehr(?: dazu| davon| darüber)?|(?:sonst )?noch (?:was|etwas)|was noch|weiter|genauer)(?: please| bitte)?\W*$/iu,
  ],
];

const tells = 'say|mention|explain|discuss|bring up|(?:talk|speak)(?:ing)? (?:about|of|on)';
const shows = 'show|introduce|cover|address';
const whoever =
  "(?:(?:the|an?|this|that|his|her|their|our|my) (?:\\p{L}+ ){1,2}?|(?!(?:the|an?|this|that|his|her|their|our|my|stop)(?!\\p{L}))(?:\\p{L}[\\p{L}.'’-]* ){1,2}?)";
const said = 'said|talked about|mentioned|explained|shown|spoken of|discussed|covered|brought up|addressed';
const starts = '(?:(?:start|begin) (?:to )?)?';
const gesagt = 'erwähnt|gesagt|erklärt|gezeigt|besprochen|angesprochen|vorgestellt';
/** Where in the video something is said. */
const moment = new RegExp(
  `^\\W*(?:${[
    `when (?:in|at) (?:the|this) (?:video|talk|clip|lecture|interview|meeting|call)`,
    `(?:when|where) (?:does|do|did) ${whoever}${starts}(?:${tells})`,
    `(?:when|where) (?:does|do) (?:s?he|the (?:video|speaker|host|talk)) ${starts}(?:${shows})`,
    `(?:when|where) (?:is|are|was|were) .{1,80} (?:${said})`,
    'where in (?:the|this) (?:video|talk|clip|lecture|interview|meeting|call)',
    "(?:(?:show me|find|(?:jump|skip|go|take me) to|where(?:['’]s| is| can i find) )\\s*)?(?:the )?(?:part|section|bit|moment) (?:where|when|about|on|in which)",
    'show me (?:where|when)',
    '(?:in |at )?(?:what|which) (?:part|chapter|section) (?:of (?:the|this) (?:video|talk|clip|lecture|interview)|(?:does|do) \\p{L}+ (?:say|explain|talk|mention|cover|discuss|show)|covers?|explains?|talks? about|shows?)',
    '(?:at |in )?(?:what|which) minute(?= (?:does|do|is|are|of)(?!\\p{L})|\\W*$)|at (?:what|which) (?:point|moment|time ?stamp)|at (?:what|which) time (?:in the video|(?:does|do|did) (?:\\p{L}+ ){1,3}?(?:say|talk|mention|explain|show))',
    "(?:what(?:['’]s| is) )?(?:the )?time ?stamps? (?:for|of|when|where)",
    'wo (?:im video|(?:sagt|spricht|redet|erklärt|zeigt) (?:er|sie)|geht es um)|zeig mir die stelle',
    `(?:wo|wann) (?:wird|werden|wurden?) .{1,80} (?:${gesagt})`,
    '(?:ab )?wann (?:(?:sagt|spricht|redet|erklärt|zeigt) (?:er|sie)|geht es um)',
    'an welcher stelle|(?:in|bei|ab) welcher minute',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Kinds of questions that are told by their words, the first that fits. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    'summary',
    /(?<!\p{L})(?:summar\p{L}+|gist|overview|recap|outline|zusammenfass\p{L}*|fass\p{L}* .*zusammen|überblick|what (?:s?he|they|\p{L}+) (?:says?|said|thinks?|thought) (?:about|of|on)|what(?:['’]s| was| is| were| did .{1,60}) (?:said|decided|agreed|discuss\p{L}*|talk\p{L}* about|covered|told) (?:about|of|on|regarding)|what (?:do|does|did|was|is) (?:[\p{L}.'’-]+ ){1,6}(?:discuss(?:ed)?|say|talk) (?:about|on|regarding)|what (?:did|does|do) (?:[\p{L}.'’-]+ ){1,6}(?:think|say|elaborate|claim|argue|agree|disagree|contribute|introduce|suggest|recommend|propose|believe|feel(?! like)|decide|plan|conclude)(?!\p{L}).*|what(?:['’]s| is| are| was| were) (?:\p{L}+ ){0,2}\p{L}+['’]s (?:views?|take|stance|thoughts|opinions?|position|attitude) (?:on|about|towards?)|what(?:['’]s| is| are| was| were) (?:his|her|their|your) (?:views?|take|stance|thoughts|opinions?|position|attitude) (?:on|about|towards?)|what(?:['’]s| was| were| is| are) (?:the )?(?:\p{L}+ ){0,4}(?:discussion|debate|controversy|questioning|conclusion|opinion|status|decision)s?(?!\p{L}).*|was (?:denkt|dachte|sagt|sagte|meint|meinte) .* (?:über|zu|von)(?!\p{L})|was (?:wird|wurde) (?:\p{L}+ )*über|was sagt .* (?:über|zu)(?!\p{L}))/iu,
  ],
  [
    'why',
    /(?<!\p{L})(?:why|how come|what for|for what reason|reasons? (?:for|of|why)|what(?:['’]s| is| was| were) the (?:cause|reason)s?|what caused|what made (?:him|her|them|it|you|the)|warum|weswegen|was (?:ist|war) der grund|aus welchen gründen|wieso|weshalb|wozu|aus welchem grund)(?!\p{L})/iu,
  ],
  [
    'price',
    /(?<!\p{L})(?:how (?:much|expensive)(?: money)?(?: \p{L}+){0,6} (?:costs?|pay|paid|charged?|spend|spent|earns?|worth)|how much money|how (?:expensive|cheap)|what (?:do|does|did|will|would|has|is) (?:.{1,60} )?(?:cost|the price)|what(?:['’]s| is| was) the price|what (?:did|do|does|has|have|had|will|would) (?:\p{L}+ ){1,4}?(?:pay|paid|charge)(?= for(?!\p{L})|\W*$)|what (?:it|that|they|s?he|this|the \p{L}+) (?:costs?|paid|pays|charges?)|how much (?:did|do|does) .{1,40} (?:sell|sold|go) .{0,20}for|what price|how many (?:euros?|dollars?|pounds(?= (?:sterling|(?:did|does|do) .{1,40} (?:cost|pay|spend|charge)))|bucks|quid|cents|francs)|wie hoch (?:ist|war|sind|waren) (?:der|die|das|\p{L}+) (?:\p{L}*preis|\p{L}*kosten|miete|gebühr\p{L}*)|wie ?(?:teuer|viel geld)|wie ?viel .{0,60}(?:kost\p{L}*|(?:be|ge)?zahl\p{L}*|verdien\p{L}*)|was (?:hat|haben|wird|würde) .{1,60}(?:gekostet|kosten|(?:be|ge)zahlt|verlangt)|was kost\p{L}+|welche[mnr]? preis)(?!\p{L})/iu,
  ],
  // How far something reaches, and not how long something goes on.
  [
    'length',
    /(?<!\p{L})how long (?:an? |(?:is|are|was|were|should|must) (?:the|your|my|his|her|its|their|each|every|an?) )(?:\p{L}+ )?(?:spokes?|screws?|nails?|bolts?|cables?|cords?|ropes?|boards?|planks?|pipes?|tubes?|hoses?|blades?|zips?|zippers?|threads?|strings?|strips?|boats?|bridges?|roads?|routes?|rivers?|walls?|fences?|fish|snakes?|hair|leash|leads?|chains?|ladders?|needles?|bits?|wires?|tunnels?|canals?|runways?|tracks?|beams?|rails?|shelf|shelves|curtains?|ribbons?|seams?|sleeves?|scarf|tails?|tapes?|spindles?|axles?|rods?|sticks?|poles?|branch(?:es)?|leaders?|bench(?:es)?|straps?|laces?|cuts?|fasteners?|dowels?|pieces?)(?!\p{L})/iu,
  ],
  [
    'duration',
    /(?<!\p{L})(?:how long|how much (?:more )?time|how many (?:more )?(?:seconds|minutes|hours|days|weeks|months|years)(?! (?:a|per|old|ago)(?!\p{L}))|wie ?lange?|wie ?viele? (?:sekunden|minuten|stunden|tage|wochen|monate|jahre|zeit)(?! alt))(?!\p{L})/iu,
  ],
  [
    'date',
    /(?<!\p{L})(?:(?:what|which) (?:year|time|date|day|month|season)|wann|(?:um )?wie ?viel uhr|welche[mnrs]? (?:jahr|uhrzeit|tag|monat|datum))(?!\p{L})|^\W*(?:(?:and|so|since|until|by|from) )?when(?! (?:to|(?:should|would|can|must|do|am) (?:i|you|we|one|it be))(?!\p{L})| (?:is|are|do|does|would) .{1,60} (?:handy|useful|helpful|necessary|needed|appropriate|recommended|safe)\W*$)(?!\p{L})/iu,
  ],
  ['rate', /(?<!\p{L})(?:how (?:often|frequently)|how many times|wie ?oft|wie häufig)(?!\p{L})/iu],
  [
    'weight',
    /(?<!\p{L})(?:how heavy|how much .{1,40} weighs?|how many (?:grams?|kilos?|kilograms?|ounces|tons)|what (?:do|does|did) .{1,40} weigh|wie schwer|wie ?viel (?:gramm|kilo|wiegt)|was wiegt)(?!\p{L})/iu,
  ],
  [
    'length',
    /(?<!\p{L})(?:how (?:far|tall|deep|high|wide)|how many (?:met(?:er|re)s|feet|inches|miles|yards|(?:kilo|centi|milli)met(?:er|re)s|km|cm|mm)|what (?:depth|width|length|height|thickness|diameter)|how (?:thick|thin|broad|narrow)(?= (?:is|are|was|were|do|does|did|should|must|can|an?|the)(?!\p{L})|\W*$)|wie (?:weit|hoch(?! (?:ist|war|soll|muss) (?:die temperatur|der anteil|die zahl))|tief|breit|dick))(?!\p{L})/iu,
  ],
  [
    'number',
    /(?<!\p{L})(?:how (?:many|much|old|big|fast|hot|warm|cold|loud|tight|strong)|how (?:small|large|slow|steep)(?= (?:is|are|was|were|do|does|did|should|must|can|an?|the)(?!\p{L})|\W*$)|(?:what|which) (?:percentage|percent|temp(?:erature)?|number|size|speed|angle|ratio|voltage|wattage|torque|dose|dosage)(?! (?:dating|theory|matters))|wie hoch (?:ist|war|soll|muss) die temperatur|wie ?(?:viele?|alt|groß|schnell|warm|heiß|kalt|laut)|welche[mnrs]? (?:temperatur|größe|zahl))(?!\p{L})/iu,
  ],
  [
    'list',
    /(?<!\p{L})(?:list|name (?:the|all|some|three|two)|what are (?:the|some|all)(?! .{1,60} (?:for|called|like|about|made (?:of|from))\W*$)|which (?:(?:two|three|four|five|other) )?(?!(?:is|was|does|has|this|its|us|\p{L}+ss|bus|gas|lens)(?!\p{L}))\p{L}+s(?= |\W*$)|what \p{L}{3,}s (?:do|does|did|should|can|could|are|were|will|would)|what (?:do|does|did|will|would) (?:i|we|you|one|it) need|was (?:brauche|brauchen|braucht|benötige\p{L}*) (?:ich|wir|ihr|man)|what (?:kinds|types|tools|things|steps|ingredients|reasons|examples|problems|mistakes|equipment|gear|questions|options)|zähl\p{L}* .*auf|nenn\p{L}*|welche (?:\p{L}+ )?\p{L}+(?:(?:en|n|er|s)(?= )|e(?= (?:sind|waren|haben|brauch\p{L}*|gibt es|werden|können|müssen|sollen)(?!\p{L})))|was sind)(?!\p{L})/iu,
  ],
  ['how', /(?<!\p{L})(?:how|in what way|wie(?! (?:hei(?:ß|ss)\p{L}+|nennt|lautet)))(?!\p{L})/iu],
  ['where', /(?<!\p{L})(?:where|wo|wohin|woher)(?!\p{L})/iu],
  ['who', /(?<!\p{L})(?:who|whom|whose|wer|wem|wen|wessen)(?!\p{L})/iu],
  [
    'list',
    /^\W*(?:(?:give|name) (?:the |some |all |two |three |four |five )?)?(?:steps|tools|ingredients|materials|supplies|tips|reasons|zutaten|werkzeuge?|schritte|tipps)(?: (?:needed|required|used))?\W*$/iu,
  ],
  [
    'yesNo',
    /^(?:lohnt|funktioniert|geht|stimmt|hilft|reicht|macht|bleibt|passt|schmeckt|erwähnt|spricht|sagt) (?:sich|das|es|er|sie|man|der|die|ein\p{L}*)(?!\p{L})/iu,
  ],
  ['yesNo', new RegExp(`^\\W*(?:${movedFirst})(?!\\p{L})`, 'iu')],
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
  /^\W*(?:und )?was (?:ist|sind|war|waren|hat|haben|hatte|kann|können|soll|sollen|sollte|muss|müssen|darf|wird|werden|wurde|wurden|macht|machen|mache|tut|tun|passiert|geschieht|gibt|geht|kostet|kosten|bedeutet|hei(?:ß|ss)t|hilft|braucht|brauche|brauchen|bringt|nimmt|nehme|sagt|sagte|meint|meinte|denkt|hält|empfiehlt|enthält|fehlt|gehört|steht|kommt|spricht|gilt|folgt|findet|musste|mussten|verlangt|brauch|wiegt|lern\p{L}*|will|wollen|wollte|möcht\p{L}*|für|der|die|das|er|sie|es|ich|man|wir)(?!\p{L})/iu;

/** Whether a question begins with the German `was`, and not with the English one. */
export function asksGermanWhat(question: string): boolean {
  return germanWhat.test(question);
}

const bestTime = /(?<!\p{L})(?:(?:best|right) (?:time|season|month)|time of (?:the )?year)(?!\p{L})/iu;
/** What is said and only needs a yes: `…, right?` */
const tagged =
  /,\s*(?:right|correct|(?:is|was|did|does|do|are|were|has|have|had|wo|would|ca|could|should)n['’]?t (?:it|s?he|they|you|there|that)|oder|nicht wahr|stimmt['’]?s)\s*\?\W*$/iu;
const opening =
  /^\W*(?:(?:and|so|but|also|ok(?:ay)?|about|roughly|exactly|approximately|und|aber|also|ungefähr),? )*/iu;
const opener = new RegExp(`^(?:(${questionWord})|${movedFirst})(?!\\p{L})`, 'iu');
/** Kinds that any word of a question tells, however it begins. */
const anywhere: ReadonlySet<Kind> = new Set(['summary', 'why']);

/** The kind of a question in English or German; `what` where its words do not tell. */
export function kindOf(written: string): Kind {
  const courteous = written.trim();
  if (moment.test(courteous)) return 'moment';
  const question = withoutCourtesy(courteous);
  const going = goingOn.find(([, pattern]) => pattern.test(question));
  if (going) return going[0];
  if (tagged.test(question)) return 'yesNo';
  const asked = mainClause(question).replace(opening, '');
  if (question !== courteous && /^(?:if|whether|ob)(?!\p{L})/iu.test(asked)) return 'yesNo';
  if (moment.test(asked)) return 'moment';
  return toldByWords(asked);
}

/** Where a question begins as one, its first words tell the kind: `Do you know` how it ends, and `What decides how long it takes`. */
function toldByWords(asked: string): Kind {
  const isWhat = asksGermanWhat(asked);
  const begun = opener.exec(asked);
  const isClosed = begun !== null && begun[1] === undefined && !isWhat;
  if (!isClosed && bestTime.test(asked)) return 'date';
  const fits = ([kind, pattern]: (typeof kinds)[number]) => {
    if (isWhat && kind === 'yesNo') return false;
    const at = pattern.exec(asked)?.index;
    if (at === undefined) return false;
    if (begun === null || at === 0) return true;
    if (kind === 'why' && isClosed) return /reason|grund/iu.test(asked);
    return !isClosed && anywhere.has(kind);
  };
  return kinds.find(fits)?.[0] ?? 'what';
}
