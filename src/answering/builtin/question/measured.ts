import { anywhere, ending, matching, oneOf, wholly, word, wordEnd } from '../../../transcripts/reading/phrase-forms.ts';
import type { Kind, Measure } from '../../kinds.ts';
import { numberStretches } from '../../number-stretches.ts';
import { figuresElsewhere } from './figures-elsewhere.ts';

/** Before a figure, with or without white space. */
const currency = 'eur|usd|gbp|chf|inr|aud|cad|rs|us\\$';
const numberWord = matching([
  // `S24` is what something is called, `EUR35` is money.
  `(?<![\\p{L}\\d])(${currency})?\\d`,
  `(?<!\\p{L})${oneOf([
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
    '(thir|four|fif|six|seven|eigh|nine)teen',
    'dozen',
    `(twen|thir|for|fif|six|seven|eigh|nine)ty(-${word})?`,
    'hundred|thousand|[mb]illion|zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf',
    `${ending}zehn`,
    `${ending}(zwan|vier|fünf|sech|sieb|acht|neun)zig`,
    `${ending}dreißig`,
    `${ending}(hundert|tausend)${ending}`,
    'anderthalb|halbe[rns]?|millionen',
  ])}${wordEnd}`,
]);
/** From one to nine. */
const unit = 'one|two|three|four|five|six|seven|eight|nine';
const ordinal = oneOf(['first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth']);
/** Days by their number: `on the fourteenth`, `the twenty-third`, `the 3rd`, `am vierzehnten`. */
const dayOfMonth = oneOf([
  '(thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth',
  `(twenty|thirty)[ -]${ordinal}`,
  '\\d{1,2}(st|nd|rd|th)(?! (floor|avenue|street|grade))',
  `(?<=\\b(on|by|until|till|before|after) the )${ordinal}(?! (time|thing|one|place|floor|page|day|two|few|try|attempt))`,
  '(?<=\\bam )(ersten|zweiten|dritten|(vier|fünf|sechs|sieb|ach|neun|zehn|elf|zwölf)ten)',
  `(?<=\\bam )${word}(zehnten|zigsten|dreißigsten)`,
]);
/** What says that a number is of the kind that is asked for. */
const units: Record<Exclude<Measure, 'number'>, RegExp> = {
  price: matching([
    `[$€£¥₹]|\\b(${currency})\\.? ?(?=\\d)`,
    `\\b${oneOf([
      'dollars?|bucks|quid|crowns?|shillings?',
      'kron(a|er|or)',
      'rupees?|pesos?|cents?|euros?|pounds?|pence|francs?|guilders?|yen|grand',
      'free|franken|mark|kostenlos|umsonst',
    ])}\\b`,
  ]),
  duration:
    /\b(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|overnight|forever|sekunden?|minuten?|stunden?|tage?n?|nächte|wochen?|monaten?|jahren?|jahre)\b/iu,
  date: anywhere([
    dayOfMonth,
    '1\\d{3}',
    `(six|seven|eigh|nine)teen[ -]${oneOf([
      `oh[ -]${word}|hundred|ten|eleven|twelve`,
      '(thir|four|fif|six|seven|eigh|nine)teen',
      '(twen|thir|for|fif|six|seven|eigh|nine)ty',
    ])}`,
    `twenty[ -](oh[ -]${word}|${oneOf([
      'ten|eleven|twelve',
      '(thir|four|fif|six|seven|eigh|nine)teen',
      '(twen|thir|for|fif|six|seven|eigh|nine)ty',
    ])}(?![ -]*(times|hundred|thousand|percent|euros?|dollars?)))`,
    `(?<=\\b(in|since|until|till|before|after|early|late) )two thousand( (and )?(${unit}|ten|eleven|twelve|${word}teen))?(?! (and|[bm]illion|${unit}|hundred|${word}s\\b))`,
    `${ending}zehnhundert${ending}|20\\d\\d|january|february|april`,
    // Whoever may march does so in any month.
    '(?<=\\b(of|in|until|till|since|by|before|after|this|next|last|late|early|mid|every) )(may|march)',
    `(may|march)(?= (the )?(\\d|${ordinal}|${word}teenth|twent|thirt))`,
    '(?<=\\b(on|from|during|is|was) )march',
    'june|july|august|september|october|november|december',
    '(mon|tues|wednes|thurs|fri|satur|sun)days?',
    'spring|summer|autumn|winter|morning|afternoon|evening|tonight|today|tomorrow|yesterday',
    "noon|midnight|o'clock|century|januar|februar|märz|mai|juni|juli|oktober|dezember",
    '(mon|diens|donners|frei|sams|sonn)tags?',
    'mittwochs?|frühling|frühjahr|sommer|herbst|morgens?|mittags?|abends?|uhr|jahrhundert',
  ]),
  rate: anywhere([
    'once|twice|thrice|times|every|each|per|daily|weekly|monthly|yearly',
    'an? (second|minute|hour|day|night|week|month|year)',
    `${ending}mal|einmal|zweimal|jede${ending}|alle|pro|täglich|wöchentlich`,
  ]),
  weight:
    /\b(?:kilos?|kilograms?|kg|grams?|grammes?|pounds?|ounces?|tons?|tonnes?|weigh\p{L}*|gramm|pfund|tonnen?|wieg\p{L}*)\b/iu,
  length:
    /\b(?:met(?:re|er)s?|(?:kilo|centi|milli)met(?:re|er)s?|[cmk]m|feet|foot|inch(?:es)?|yards?|miles?|zoll|meilen?|\p{L}*metern?)\b/iu,
};
/** A number that may be money where nobody says what it counts: `It sells for eight hundred.`, `eight ninety nine`, which is no time of day. */
const sum = matching([
  `(?<!\\p{L})${oneOf([
    'hundred|thousand|million',
    `${ending}(hundert|tausend)${ending}`,
    `(${unit}|ten|eleven|twelve|(thir|four|fif)teen) ((six|seven|eigh|nine)ty([ -](${unit}))?|(twen|thir|for|fif)ty[ -]nine)`,
  ])}${wordEnd}`,
]);
/** What says when or how long without a figure. */
const inWords = anywhere([
  'when|before|after|until|till|once|as soon as|during|while|since|as long as|always|never',
  'now|later|soon|start|end|wenn|bevor|nachdem|bis|sobald|während|seit|solange|immer|nie',
]);
/** A length of time without a number: `half an hour`. */
const oneLength = matching([
  `(?<!\\p{L})(an?|one|a few|several|a couple of|eine?|einen|ein paar|mehrere) (full |whole |good |ganze |gute )?${oneOf(
    [
      'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|minuten?|stunden?',
      'tage?n?|nacht|wochen?|monate?n?|jahre?n?',
    ],
  )}${wordEnd}`,
  `(?<!\\p{L})(overnight|über nacht)${wordEnd}`,
]);
/** What is so much a day lasts no day: `eighteen thousand cars a day`. */
const perTime = new RegExp(
  `(${numberWord.source}[\\p{N}.,]* (?:\\p{L}+ )?)an? (?:second|minute|hour|day|night|week|month|year)(?!\\p{L})`,
  'giu',
);
/** How far apart a number and what it counts may stand: words. */
const fewWords = 3;

/** Whether a question asks for a figure. */
export function asksForFigure(kind: Kind): kind is Measure {
  return kind === 'number' || kind in units;
}

/** Words that ask for a figure, and need not be said where it is told. */
const measureWords: Partial<Record<Measure, RegExp>> = {
  price: wholly(
    [
      'costs?|prices?|compensation|rent|salary|wages?|funding|subsidy|deposit',
      'pa(y|id)',
      `charged?s?|spen[dt]|earns?|worth|money|expensive|cheap|kost${ending}|gekostet|bezahl${ending}`,
      'preis|teuer',
    ],
    'u',
  ),
  duration: /^(?:takes?|took|lasts?|lasted|dauer\p{L}*)$/u,
  date: /^(?:year|time|date|day|month|jahr|tag|monat|uhrzeit)$/u,
  weight: /^(?:weigh\p{L}*|wieg\p{L}*)$/u,
  length:
    /^(?:length|depth|height|width|thickness|diameter|distance|thick|deep|wide|far|gap|länge|tiefe|höhe|breite|dicke)$/u,
  number:
    /^(?:many|much|number|cost|costs|temp|temperature|size|speed|ratio|amount|quantity|percentage|viele|zahl|menge|größe|temperatur)$/u,
};

/** Whether a word of such a question only asks for the figure. */
export function isMeasureWord(measure: Measure, folded: string): boolean {
  return measureWords[measure]?.test(folded) ?? false;
}

/** What is called by a number, which counts nothing: `Step four is a pension.` */
const called =
  'step|phase|chapter|episode|lesson|rule|page|number|option|reason|tip|schritt|phase|kapitel|folge|lektion|regel|seite';
const isCalled = new RegExp(`^(?:${called})$`, 'iu');
const callings = new RegExp(
  `(?<!\\p{L})(?:${called}) [\\p{L}\\p{N}]+(?=\\W*$|[,.:;!?]| (?:is|was|ist|war)(?!\\p{L}))`,
  'giu',
);

/** Whether words hold what such a question asks for, in the language of the talk (`Spoken.language`). */
export function holdsFigure(measure: Measure, written: string, language: string | null = null): boolean {
  if (holdsElsewhere(measure, written, language)) return true;
  const plain = written.replace(callings, '');
  const text = measure === 'duration' ? plain.replace(perTime, '$1') : plain;
  const isNamed =
    ((measure === 'date' || measure === 'rate') && units[measure].test(text)) ||
    (measure === 'duration' && oneLength.test(text));
  if (isNamed || !numberWord.test(text)) return isNamed;
  return measure === 'number' || units[measure].test(text) || (measure === 'price' && holdsSum(text));
}

/** The same, where that is neither English nor German. */
function holdsElsewhere(measure: Measure, text: string, language: string | null): boolean {
  const own = figuresElsewhere(language);
  if (!own || !(own.numbers.test(text) || /\p{Nd}/u.test(text))) return false;
  return measure === 'number' || ((measure === 'price' || measure === 'duration') && own[measure].test(text));
}

/** Whether words tell a sum that counts nothing else than money: `two hundred pictures` are none. */
function holdsSum(text: string): boolean {
  if (!sum.test(text)) return false;
  const words = text.split(/\s+/);
  return numberStretches(words).some(({ from, to, counted }) => {
    const isMoney = counted === undefined ? words[to] !== 'of' : counted !== 'thing' && counted.kind === 'money';
    return isMoney && sum.test(words.slice(from, to).join(' '));
  });
}

/** Whether words may say when or how long something is, without a figure: `Once it is dry.` */
export function saysWhenInWords(text: string): boolean {
  return inWords.test(text);
}

/** Whether a number, of one word or of several, is what something is called by: `page one hundred and twenty`. */
function isOfName(at: number, words: readonly string[]): boolean {
  let first = at;
  const goesOn = (word: string) => numberWord.test(word) || word === 'one' || word === 'and';
  while (first > 0 && goesOn(words[first - 1] ?? '')) first -= 1;
  return words[first] !== 'and' && isCalled.test(words[first - 1] ?? '');
}

/**
 * How gladly a sentence is believed to hold the figure that is asked for: less than 1 where there is none, more where it is of
 * the kind asked for, most where it stands beside a sought word.
 *
 * @param isSought whether a word of the sentence is one that is asked for
 * @param language of the talk (`Spoken.language`)
 */
export function likelyFigure(
  measure: Measure,
  words: readonly string[],
  isSought: (word: string) => boolean,
  language: string | null = null,
): number {
  // The winter of which it is asked when it is no answer.
  const said = measure === 'date' ? words.filter((word) => !isSought(word)) : words;
  const isOfKind = holdsFigure(measure, said.join(' '), language);
  const elsewhere = figuresElsewhere(language)?.numbers;
  // A day is told by its name as well as by a number, and so is `twice`.
  const isNamed = (word: string) =>
    (measure === 'date' && !isSought(word) && units.date.test(word)) || (measure === 'rate' && units.rate.test(word));
  const isNumber = (word: string, at: number) =>
    (numberWord.test(word) || elsewhere?.test(word) === true) && !isOfName(at, words);
  const figures = words.flatMap((word, at) => (isNumber(word, at) || isNamed(word) ? [at] : []));
  // What is merely called by a number is of no other kind.
  if (figures.length === 0) return isOfKind && measure !== 'number' ? 1.6 : 0.7;
  const isBeside = words.some((word, at) => isSought(word) && figures.some((one) => Math.abs(at - one) <= fewWords));
  if (measure === 'number') return isBeside ? 2 : 1.3;
  if (isOfKind) return isBeside ? 2.2 : 2;
  // `Two hoses` says nothing of how long they are.
  return isBeside && measure !== 'length' ? 1.15 : 0.9;
}
