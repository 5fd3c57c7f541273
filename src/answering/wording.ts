import { isToldByScript, isToldFirst, type Language, languageOfText } from '../transcripts/reading/language-of-text.ts';
import { isPlainlyAskedIn } from './kinds/asking-words.ts';
import { asksGermanWhat } from './kinds/german-what.ts';
import { asksForWholeElsewhere } from './kinds/whole-elsewhere.ts';
import { bulgarian, croatian, greek, serbian } from './phrases/balkan.ts';
import { czech, hungarian, slovak } from './phrases/central-european.ts';
import { chinese, japanese, korean } from './phrases/east-asian.ts';
import { polish, russian, turkish, ukrainian } from './phrases/eastern-european.ts';
import { dutch, english, german } from './phrases/germanic.ts';
import { catalan, portuguese, spanish } from './phrases/iberian.ts';
import { danish, finnish, norwegian, swedish } from './phrases/nordic.ts';
import type { Counted, Lead, NoneOf, Phrases } from './phrases/phrases.ts';
import { french, italian, romanian } from './phrases/romance.ts';
import { indonesian, thai, vietnamese } from './phrases/southeast-asian.ts';
import { arabic, bengali, hindi, tamil } from './phrases/southern.ts';
import { hebrew, persian } from './phrases/western-asian.ts';
import { wordless } from './phrases/wordless.ts';
import { languageCode } from './spoken/tongue.ts';
import { isEnglish } from './spoken/topicless.ts';

export type { Lead, NoneOf };

/** The sentences around quotes, in the language of the question. */
export interface Wording
  extends Pick<
    Phrases,
    | 'leads'
    | 'leadsBy'
    | 'inOrder'
    | 'elsewhere'
    | 'nearest'
    | 'vague'
    | 'overview'
    | 'recap'
    | 'parts'
    | 'nothingAfter'
    | 'there'
    | 'notThere'
    | 'judged'
    | 'decided'
    | 'toDo'
    | 'brokenOff'
    | 'noneOf'
  > {
  /** Null where it has no words of any. */
  language: Language | null;
  /** Between the language's quotation marks. */
  marked: (quote: string) => string;
  /** A quote after what leads to it, if anything does. */
  led: (lead: string, quote: string) => string;
  /** The same with its moment, which a `@` in what leads to it stands for. */
  told: (lead: string, quote: string, moment: string) => string;
  /** Names moments that bear on a question too. */
  seeAlso: (moments: string[]) => string;
  /** From which moment to which something is discussed, and where else it comes up; what is said follows. */
  discussed: (from: string, to: string, also: string[], isSure: boolean) => string;
  /** `words` of the question that are never said; none where all of them are, but not together. `isNear`: it may be said in others. */
  notSaid: (words: string[], isNear?: boolean) => string;
  /** Of an answer that is merely what comes closest. */
  missing: (words: string[]) => string;
  /** Of an answer in which somebody whose words are asked for says nothing. */
  silent: (names: string[]) => string;
  /** Of a question in another language than the video; words of it that are not found there. */
  otherLanguage: (words: string[]) => string;
  nearestBy: (name: string) => string;
  /** Before the names of those who speak and what each says first; with how many there are where those come first who say most. */
  speaking: (named?: number) => string;
  /** How long the video is, where a time beyond its end is asked about; in words, for it is no moment of the video. */
  ends: (durationSeconds: number) => string;
  /** Mistyped words, and what each was read as; empty where there are none. */
  readAs: (pairs: [written: string, meant: string][]) => string;
}

/** The wording that phrases make; lists and lengths of time are written as the `locale` has them. */
function wordingOf(language: Language | null, phrases: Phrases, locale: string = language ?? 'en-GB'): Wording {
  const [open, close] = phrases.marks;
  const marked = (text: string) => `${open}${text}${close}`;
  const both = new Intl.ListFormat(locale, { type: language === null ? 'unit' : 'conjunction' });
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const counted = (phrase: Counted, words: readonly string[]) =>
    typeof phrase === 'string' ? phrase : words.length > 1 ? phrase.many : phrase.one;
  /** A phrase with its gaps filled in. */
  const filled = (phrase: string, gaps: Record<string, string>) =>
    phrase.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
  const withWords = (phrase: Counted, words: readonly string[]) => {
    const own = words.map(marked);
    return filled(counted(phrase, words), { words: both.format(own), anyOf: either.format(own) });
  };
  return {
    ...phrases,
    language,
    marked,
    led,
    told,
    seeAlso: (moments) => filled(phrases.seeAlso, { moments: both.format(moments) }),
    discussed(from, to, also, isSure) {
      const { sure, unsure, also: more } = phrases.discussed;
      const elsewhere = also.length === 0 ? '' : filled(more, { moments: both.format(also) });
      return filled(isSure ? sure : unsure, { from, to, also: elsewhere });
    },
    notSaid(words, isNear) {
      const { nothing, absent, near, nearAbsent } = phrases.notSaid;
      if (words.length === 0) return isNear ? near : nothing;
      return withWords(isNear ? nearAbsent : absent, words);
    },
    missing: (words) => withWords(phrases.missing, words),
    silent: (names) => filled(phrases.silent, { anyOf: either.format(names) }),
    otherLanguage: (words) =>
      words.length === 0 ? phrases.otherLanguage.none : withWords(phrases.otherLanguage.words, words),
    nearestBy: (name) => phrases.nearestBy.replace('%', () => name),
    speaking: (named) => (named ? filled(phrases.speaking.most, { count: String(named) }) : phrases.speaking.all),
    ends: (durationSeconds) => filled(phrases.ends, { length: lengthOf(durationSeconds, locale, both) }),
    readAs: (pairs) =>
      pairs
        .map(([written, meant]) => filled(phrases.readAs, { written: marked(written), meant: marked(meant) }))
        .join(' '),
  };
}

/** A wide colon has its space in itself. */
function led(lead: string, quote: string): string {
  return `${lead}${lead === '' || lead.endsWith('：') ? '' : ' '}${quote}`;
}

/** A lead that names the moment needs no other mention of it; what stands alone gets a capital letter from nobody. */
function told(lead: string, quote: string, moment: string): string {
  return lead.includes('@') ? led(lead.replace('@', moment), quote) : `${led(lead, quote)} (${moment})`;
}

/** By their codes. English is written as in Britain, without a comma before "and". */
const wordings: ReadonlyMap<string, Wording> = new Map<string, Wording>(
  [
    wordingOf('en', english, 'en-GB'),
    wordingOf('de', german),
    wordingOf('nl', dutch),
    wordingOf('fr', french),
    wordingOf('es', spanish),
    wordingOf('it', italian),
    wordingOf('pt', portuguese),
    wordingOf('pl', polish),
    wordingOf('ru', russian),
    wordingOf('tr', turkish),
    wordingOf('ja', japanese),
    wordingOf('zh', chinese),
    wordingOf('ko', korean),
    wordingOf('ar', arabic),
    wordingOf('hi', hindi),
    wordingOf('sv', swedish),
    wordingOf('da', danish),
    wordingOf('no', norwegian),
    wordingOf('fi', finnish),
    wordingOf('cs', czech),
    wordingOf('sk', slovak),
    wordingOf('hu', hungarian),
    wordingOf('ro', romanian),
    wordingOf('uk', ukrainian),
    wordingOf('bg', bulgarian),
    wordingOf('hr', croatian),
    wordingOf('sr', serbian),
    wordingOf('el', greek),
    wordingOf('ca', catalan),
    wordingOf('id', indonesian),
    wordingOf('vi', vietnamese),
    wordingOf('th', thai),
    wordingOf('he', hebrew),
    wordingOf('fa', persian),
    wordingOf('bn', bengali),
    wordingOf('ta', tamil),
  ].map((wording) => [wording.language ?? '', wording]),
);

const germanWords = new Set(
  'der das den dem des ein eine einen einem einer und oder ist sind war waren wird werden hat haben wie warum wieso wann wo wer wen wem welche welcher welches worum was über im zu vom zum zur mit sich nicht gibt geht es er sie ich du man sagt auf für bei nach kann muss soll viel viele lange ab welchem welchen durch beim habe kostet womit wofür wozu woher wohin ihr wir nenne nenn erkläre erklär beschreibe beschreib zeige zeig erzähle erzähl gib zusammen'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the a an and or is are were be has have how why when where who whom which what about in of to with does did do not it he she they i you can must should much many long say says said for on at by from'.split(
    ' ',
  ),
);

/** German words that other languages say too: `¿Quién es …?`, `le prix des …`, `Hvem er …?`, `Kto ich …?` */
const alsoForeign = new Set('es des du der den dem die er sie im man ich mit zu ab ein eine'.split(' '));

const inEnglish = wordings.get('en') ?? wordingOf('en', english, 'en-GB');

/** The wording of a language, or of English where it has none. */
export function wordingIn(language: Language | null): Wording {
  return wordings.get(language ?? '') ?? inEnglish;
}

const inNoWords = wordingOf(null, wordless);

/**
 * The wording of the question's language, as far as its small words or its script tell it; where they do not, of the talk's. Where there
 * is none: one without words of a question that is no English one, as its script or a talk in such a language tells; English else.
 *
 * @param talkLanguage BCP 47 language tag; null where nobody knows
 */
export function wordingFor(question: string, talkLanguage: string | null): Wording {
  const talk = languageCode(talkLanguage ?? '') ?? '';
  const balance = germanBalance(question, talk === 'de');
  const told = languageOfText(question, talk);
  const isOther = told !== null && told !== 'en' && told !== 'de';
  const isPlain = isOther && (isPlainlyAskedIn(question, told) || asksForWholeElsewhere(question));
  // Of a talk in English a word or two do not tell that it is asked in French.
  const isSure = told === talk || isPlain || isToldByScript(told ?? '') || !/^(?:en|de)?$/.test(talk);
  const own = isOther && isSure && (balance <= 0 || isPlain) ? wordings.get(told) : undefined;
  const isUnknown = talk !== '' && !wordings.has(talk) && balance === 0 && told !== 'en' && !isEnglish(question);
  // What the words of a language that is not known here have in common with one that is tells little.
  if (isUnknown && !(isOther && isToldFirst(told)) && !isToldByScript(told ?? '')) return inNoWords;
  if (told === null && isInOtherScript(question)) return inNoWords;
  const ofTalk = balance === 0 && !isOther ? wordings.get(talk) : undefined;
  return own ?? ofTalk ?? wordingIn(balance > 0 ? 'de' : 'en');
}

/** Whether most letters of a text are none of Latin script. */
function isInOtherScript(text: string): boolean {
  const [all, latin] = [/\p{L}/gu, /\p{Script=Latin}/gu].map((letter) => text.match(letter)?.length ?? 0);
  return (all ?? 0) > 2 * (latin ?? 0);
}

/** How many more small words of German are in a question than of English; 0 where those may be of another language. */
function germanBalance(question: string, isGermanTalk: boolean): number {
  let balance = /[äöüß]/i.test(question) ? 2 : 0;
  // Swedish, Finnish and Turkish have the letters too.
  let isTold = isGermanTalk || /ß/.test(question);
  for (const word of question.toLowerCase().match(/\p{L}+/gu) ?? []) {
    // `was` is a word of both.
    const isGerman = word === 'was' ? asksGermanWhat(question) : germanWords.has(word);
    if (isGerman) balance += 1;
    if (isGerman && !alsoForeign.has(word)) isTold = true;
    if (englishWords.has(word)) balance -= 1;
  }
  return balance > 0 && !(isTold && isGermanOrUnknown(question, isGermanTalk)) ? 0 : balance;
}

/** Whether no more small words of another language are in a question than of German. */
function isGermanOrUnknown(question: string, isGermanTalk: boolean): boolean {
  return isGermanTalk || /^(?:de|en)?$/.test(languageOfText(question) ?? '');
}

/** `1 hour, 2 minutes and 5 seconds` */
function lengthOf(seconds: number, locale: string, list: Intl.ListFormat): string {
  const whole = Math.floor(seconds);
  const parts = [
    ['hour', Math.floor(whole / 3600)],
    ['minute', Math.floor(whole / 60) % 60],
    ['second', whole % 60],
  ] as const;
  const spelled = ([unit, count]: (typeof parts)[number]) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' }).format(count);
  return list.format(parts.filter(([, count]) => count > 0).map(spelled));
}
