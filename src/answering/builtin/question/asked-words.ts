import { matching, oneOf, wordEnd } from '../../../transcripts/reading/phrase-forms.ts';

/** Where a question begins, after what joins it to the one before: `And is`, `So was`. */
const begin = String.raw`^\W*(?:(?:and|but|so|or|also|okay|ok|well|now|und|aber|oder)\W+)?`;
const not = "(?:n['’]?t)?";
/** What somebody is called, before the name: `Councillor`, `Dr.` */
const called = String.raw`(?:(?-i:\p{Lu}\p{L}{0,4}\.)|(?:mr|mrs|ms|miss|dr|prof|sir|professor|doctor|mayor|chair|chairman|chairwoman|councill?or|council(?:man|woman|member)|clerk|president|senator|minister|judge|captain|coach|herrn?|frau|doktor|professorin|bürgermeister(?:in)?|stadtrat|stadträtin|ministerin)(?!\p{L})\.?)\s*`;
const toName = String.raw`(?:\s+(?:the|der|die|das|den|dem))?\s*$`;
const titles = new RegExp(String.raw`(?<!\p{L})(?:${called}){0,3}$`, 'iu');

/** What stands before somebody whose words are asked for: `did`, `agree with`, `the opinion of`. */
const asking = [
  '^',
  `${begin}(?:is|are|was|were)${not}|${begin}war`,
  String.raw`^\W*(?:\p{L}+\W+)?why (?:is|are|was|were)${not}(?!\s+the\s)`,
  String.raw`(?<!\p{L})(?:(?:did|does|do|would|will|has|had)${not}|won['’]?t|by|with|from|if|when|that|and|or|according to)`,
  String.raw`(?<!\p{L})(?:opinions?|views?|position|stance|attitude|answers?|reply|replies|concerns?|objections?|thoughts|words|points?|arguments?) of`,
  String.raw`(?<!\p{L})(?:hat|haben|sagt|sagte|meint|meinte|denkt|dachte|laut|von)`,
  String.raw`${begin}(?:was|warum|wieso|weshalb|wie|wann|wo|womit|wozu|wogegen|wofür|wovor|worüber|wovon|woran|worauf|wen|wem)\s+\p{L}+`,
  `${begin}(?:stimmt|glaubt|findet|empfiehlt|widerspricht|erwähnt|erklärt|fragt|nennt|will|kann|soll|ist|mag|möchte|hält|lehnt|unterstützt|befürwortet|würde)`,
];
const before = new RegExp(`(?:${asking.join('|')})${toName}`, 'iu');

/** With which a clause begins that asks for what somebody says, unless it is what others reply to: `tell me what`, `how's`, `why can't`. */
const opening = new RegExp(
  String.raw`(?:(?<!\p{L})(?<!(?:to|with|against|by) )(?:what|why|how|where|whether|everything|anything|something|all)(?:['’]?(?:s|d|ll|re)|\s+(?:is|are|was|were|have|can?|could|should|might)${not})?|${begin}(?:can?|could|should)${not})${toName}`,
  'iu',
);
const germanOpening = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:(?:auf|gegen|über|zu|mit) das|dem),? )(?:was|warum|wieso|weshalb|wie|ob|dass|wogegen|wofür|worüber|wovon|alles)${toName}`,
  'iu',
);
const asksWho = new RegExp(String.raw`${begin}(?:who|whose|wer|wessen)(?!\p{L})(?!['’]?s?\s+(?:does|do|did))`, 'iu');

/** What a thing does not do: `Did the bill say …`, and not `Did the bill pass?` */
export const speaking =
  /^\s+(?:not |also )?(?:say|think|mean|believe|feel|ask|answer|reply|respond|agree|disagree|suggest|recommend|propose|explain|mention|claim|argue|want|talk|speak|tell|describe|object|promise|prefer|like)/iu;
const says = oneOf([
  `${oneOf([
    'say|think|believe|feel|ask|answer|repl(y|ie)|respond|react|agree|disagree|suggest|recommend|propos',
    'explain|mention|claim|argu|want|talk|speak|tell|describ|object|promis|prefer|worr(y|ie)|hop|support',
    'oppos|reject|defend|criticis|criticiz|complain|warn|doubt|conclud|insist|admit|comment|stress',
    'justif(y|ie)|wish|point|accept|mean',
  ])}(e?s|e?d|e|t?ed|t?ing)?`,
  'lik(es|ed|ing)|said|thought|felt|told|spoke|meant|brings? up|brought up|against|opposed|worried',
  'concerned|in favou?r|for or against',
]);
const helping = String.raw`(?:\s+(?:(?:is|was|are|were|does|do|did|has|have|had|would|will|wo|can?|could|should)${not}|not|to|been|also|even|ever|first|just|so|\p{L}+ly))`;
/** How a clause goes on with what somebody says: `is saying`, `doesn't really like`, `and Bob have said`; `What is Ann like?` asks for no words. */
const saying = new RegExp(
  String.raw`^(?:\s+(?:and|or)\s+\p{L}+)?(?:${helping}{0,6}\s+(?:${says})|${helping}{1,6}\s+like)(?!\p{L})`,
  'iu',
);
const germanSaying = matching([
  `^([^,.;:!?]*\\s)?${oneOf([
    'sag(t|te|en)',
    'gesagt',
    'mein(t|te|en)',
    'gemeint',
    'denk(t|en)',
    'dachte|findet|fand|hält|hielt',
    'glaub(t|te)',
    'antwortete?|geantwortet|erklärt|erwähnt|vorschlägt|vorgeschlagen|empfiehlt|empfohlen',
    'fordert|möchte|wollte|fragt|gefragt|zustimmt|zugestimmt|ablehnt|abgelehnt|widerspricht',
    'spricht|erzählt|behauptet|dagegen|dafür|kritisiert|bemängelt|argumentiert|begründet',
    'äußert|vertritt|unterstützt|befürwortet|betont|beschreibt',
    'will(?=\\W*$|,)',
  ])}${wordEnd}`,
  '^[^,.;:!?]*\\s(für|gegen)\\s[^,.;:!?]*\\s(ist|war)\\W*$',
]);
const germanAfter = /^\s+zufolge(?!\p{L})/iu;

/** What somebody thinks, in a word, and of what. */
const opinion = matching([
  `^\\s+((own|main|eigene[rn]?|genaue)\\s+)?${oneOf([
    'opinions?|views?|position|stance|take|attitude|thoughts|arguments?|viewpoint|perspective',
    'meinung(en)?',
    'ansicht(en)?',
    'haltung|standpunkt|sicht|position|argumente?|einstellung',
  ])}(?=\\W*$|\\W*[,:]|\\s+(about|on|of|to|towards?|regarding|concerning|against|for|über|zu[mr]?|von|gegen|für|dazu|darüber|zusammen)${wordEnd})`,
]);

/** Whether what stands before a name, or what follows it, asks for the words of whom it names. */
export function isAsked(untilName: string, after: string): boolean {
  if (before.test(untilName) || germanAfter.test(after)) return true;
  if (asksWho.test(untilName)) return false;
  return (opening.test(untilName) && saying.test(after)) || (germanOpening.test(untilName) && germanSaying.test(after));
}

/** How many characters after a name take what somebody thinks, in a word: ` opinion on …`; 0 where they ask for something else. */
export function asksOpinion(after: string): number {
  return opinion.exec(after)?.[0].length ?? 0;
}

/** Where what somebody is called begins before the name, or the name where there is no such thing. */
export function titleBegin(untilName: string): number {
  return untilName.search(titles);
}
