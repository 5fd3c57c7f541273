import { languageOfText } from '../transcripts/language/language-of-text.ts';
import { asksGermanWhat } from './kinds/german-what.ts';
import type { Kind, Measure } from './kinds.ts';

/** What leads to a quote goes by what is asked for; figures of all kinds are one. */
export type Lead = Exclude<Kind, Measure> | 'number' | 'reason' | 'unsure';

/** What may be asked for of a whole video: who speaks, all that is decided, what somebody is to do, and what is good or bad about its subject. */
export type NoneOf = 'named' | 'decided' | 'toDo' | 'good' | 'bad' | 'goodOrBad';

/** The sentences around quotes, in the language of the question. */
export interface Wording {
  language: 'en' | 'de';
  /** Between the language's quotation marks. */
  marked: (quote: string) => string;
  /** A quote with what leads to it (a `@` in it is the moment) and its moment. */
  told: (lead: string, quote: string, moment: string) => string;
  /** What leads to the first quote, by what was asked. */
  leads: Record<Lead, string>;
  /** The same where it is known who says it (a `%` is the name). */
  leadsBy: Record<Lead | 'asked', string>;
  /** Names moments that bear on a question too. */
  seeAlso: (moments: string[]) => string;
  inOrder: string;
  /** Before what is said of it in other places. */
  elsewhere: string;
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
  nearest: string;
  nearestBy: (name: string) => string;
  /** Before what the video is about, where the question names nothing. */
  vague: string;
  overview: string;
  /** Before what sums all of it up. */
  recap: string;
  parts: string;
  nothingAfter: string;
  /** Before the names of those who speak and what each says first; with how many there are where those come first who say most. */
  speaking: (named?: number) => string;
  /** Before what is said in a part of the video that is asked about. */
  there: string;
  /** The same where nothing of it names what is asked for. */
  notThere: string;
  /** How long the video is, where a time beyond its end is asked about; in words, for it is no moment of the video. */
  ends: (durationSeconds: number) => string;
  /** Before what is said for something, and against it. */
  judged: Record<'for' | 'against', string>;
  /** Mistyped words, and what each was read as; empty where there are none. */
  readAs: (pairs: [written: string, meant: string][]) => string;
  /** Before all that is decided, and what is promised or asked of somebody. */
  decided: string;
  toDo: string;
  /** Where nothing of the kind is told that a question asks for of the whole video. */
  noneOf: Record<NoneOf, string>;
}

const english: Wording = {
  language: 'en',
  marked: (quote) => `“${quote}”`,
  told,
  leads: {
    what: 'The video says:',
    why: 'On why, the video says:',
    reason: 'The reason given:',
    how: 'The video explains:',
    number: 'The video says:',
    moment: 'At @ the video says:',
    where: 'The video says:',
    who: 'The video says:',
    list: 'The video mentions:',
    yesNo: 'On that, the video says:',
    summary: 'On this, the video says:',
    next: 'After that, at @, it says:',
    more: 'It goes on:',
    unsure: 'The video comes closest to this at @, where it says:',
  },
  leadsBy: {
    what: '% says:',
    why: 'On why, % says:',
    reason: 'The reason, in the words of %:',
    how: '% explains:',
    number: '% says:',
    moment: 'At @ % says:',
    where: '% says:',
    who: '% says:',
    list: '% mentions:',
    yesNo: 'On that, % says:',
    summary: 'On this, % says:',
    next: 'After that, at @, % says:',
    more: '% goes on:',
    unsure: 'The video comes closest to this at @, where % says:',
    asked: '% asks:',
  },
  seeAlso: (moments) => `See also ${listOf(moments, 'and', '', '')}.`,
  inOrder: 'Also said, in order:',
  elsewhere: 'It comes up elsewhere too:',
  discussed: (from, to, also, isSure) =>
    `${isSure ? 'This is discussed' : 'The video comes closest to this'} from ${from} to ${to}${also.length === 0 ? '' : `; it also comes up at ${listOf(also, 'and', '', '')}`}.`,
  notSaid: (words, isNear) => {
    const absent = `${listOf(words, 'and', '“', '”')} ${words.length > 1 ? 'are' : 'is'} not mentioned in it`;
    if (isNear) return `The video does not say this in so many words${words.length === 0 ? '' : `: ${absent}`}.`;
    return words.length === 0
      ? 'The video does not say anything that answers this.'
      : `The video does not say: ${absent}.`;
  },
  missing: (words) => `The video does not mention ${listOf(words, 'or', '“', '”')}.`,
  silent: (names) => `No words of ${listOf(names, 'or', '', '')} on this were found.`,
  otherLanguage: (words) =>
    `The video is in another language, so ${words.length === 0 ? 'this' : listOf(words, 'and', '“', '”')} can not be looked for in it. Ask in the language of the video.`,
  nearest: 'The nearest it comes is',
  nearestBy: (name) => `The nearest it comes is, in the words of ${name},`,
  vague: 'The question names nothing to look for. This is what the video is about.',
  overview: 'In the video’s own words:',
  recap: 'In short:',
  parts: 'Its parts:',
  nothingAfter: 'Nothing more is said after that: the video ends there.',
  speaking: (named) => (named ? `${named} are named as speaking; those who say most first:` : 'Named as speaking:'),
  there: 'Said there, in order:',
  notThere: 'Nothing that is said there names this.',
  ends: (durationSeconds) =>
    `The video is ${lengthOf(
      durationSeconds,
      [
        ['hour', 'hours'],
        ['minute', 'minutes'],
        ['second', 'seconds'],
      ],
      'and',
    )} long.`,
  judged: { for: 'Said in its favour:', against: 'Said against it:' },
  readAs: (pairs) => pairs.map(([written, meant]) => `“${written}” was read as “${meant}”.`).join(' '),
  decided: 'Settled, in the order of the talk:',
  toDo: 'Asked for or promised, in the order of the talk:',
  noneOf: {
    named: 'The video does not say who speaks in it.',
    decided: 'The video does not say in so many words that anything is decided.',
    toDo: 'The video does not say in so many words who is to do what.',
    good: 'The video does not say in so many words what is good about it.',
    bad: 'The video does not say in so many words what is bad about it.',
    goodOrBad: 'The video does not say in so many words what is good or bad about it.',
  },
};

const german: Wording = {
  language: 'de',
  marked: (quote) => `„${quote}“`,
  told,
  leads: {
    what: 'Im Video heißt es:',
    why: 'Dazu, warum, heißt es im Video:',
    reason: 'Als Grund wird genannt:',
    how: 'Im Video wird es so erklärt:',
    number: 'Im Video heißt es:',
    moment: 'Bei @ heißt es:',
    where: 'Im Video heißt es:',
    who: 'Im Video heißt es:',
    list: 'Im Video werden genannt:',
    yesNo: 'Dazu heißt es im Video:',
    summary: 'Dazu heißt es im Video:',
    next: 'Danach, bei @, heißt es:',
    more: 'Weiter heißt es:',
    unsure: 'Am nächsten kommt dem das Video bei @, wo es heißt:',
  },
  leadsBy: {
    what: '% sagt:',
    why: 'Dazu, warum, sagt %:',
    reason: 'Der Grund, in den Worten von %:',
    how: '% erklärt es so:',
    number: '% sagt:',
    moment: 'Bei @ sagt %:',
    where: '% sagt:',
    who: '% sagt:',
    list: '% nennt:',
    yesNo: 'Dazu sagt %:',
    summary: 'Dazu sagt %:',
    next: 'Danach, bei @, sagt %:',
    more: 'Weiter sagt %:',
    unsure: 'Am nächsten kommt dem das Video bei @, wo % sagt:',
    asked: '% fragt:',
  },
  seeAlso: (moments) => `Siehe auch ${listOf(moments, 'und', '', '')}.`,
  inOrder: 'Außerdem, der Reihe nach:',
  elsewhere: 'Auch an anderer Stelle ist davon die Rede:',
  discussed: (from, to, also, isSure) =>
    `${isSure ? `Davon ist von ${from} bis ${to} die Rede` : `Am nächsten kommt dem das Video von ${from} bis ${to}`}${also.length === 0 ? '' : `; es kommt auch bei ${listOf(also, 'und', '', '')} vor`}.`,
  notSaid: (words, isNear) => {
    const absent = `${listOf(words, 'und', '„', '“')} ${words.length > 1 ? 'werden' : 'wird'} darin nicht erwähnt`;
    if (isNear) return `Das Video sagt das nicht in diesen Worten${words.length === 0 ? '' : `: ${absent}`}.`;
    return words.length === 0
      ? 'Das Video sagt nichts, was diese Frage beantwortet.'
      : `Das sagt das Video nicht: ${absent}.`;
  },
  missing: (words) => `Von ${listOf(words, 'und', '„', '“')} ist im Video nicht die Rede.`,
  silent: (names) => `Worte von ${listOf(names, 'oder', '', '')} dazu wurden nicht gefunden.`,
  otherLanguage: (words) =>
    `Das Video ist in einer anderen Sprache; nach ${words.length === 0 ? 'dieser Frage' : listOf(words, 'und', '„', '“')} lässt sich darin nicht suchen. Fragen Sie in der Sprache des Videos.`,
  nearest: 'Am nächsten kommt dem',
  nearestBy: (name) => `Am nächsten kommt dem, was ${name} sagt:`,
  vague: 'Die Frage nennt nichts, wonach sich suchen ließe. Davon handelt das Video.',
  overview: 'In den Worten des Videos:',
  recap: 'In Kürze:',
  parts: 'Seine Teile:',
  nothingAfter: 'Danach wird nichts mehr gesagt: Das Video endet dort.',
  speaking: (named) => (named ? `Es sprechen ${named}; wer am meisten sagt, steht zuerst:` : 'Es sprechen:'),
  there: 'Dort heißt es, der Reihe nach:',
  notThere: 'Ausdrücklich ist dort davon nicht die Rede.',
  ends: (durationSeconds) =>
    `Das Video ist ${lengthOf(
      durationSeconds,
      [
        ['Stunde', 'Stunden'],
        ['Minute', 'Minuten'],
        ['Sekunde', 'Sekunden'],
      ],
      'und',
    )} lang.`,
  judged: { for: 'Dafür heißt es:', against: 'Dagegen heißt es:' },
  readAs: (pairs) => pairs.map(([written, meant]) => `„${written}“ wurde als „${meant}“ gelesen.`).join(' '),
  decided: 'Festgelegt wird, der Reihe nach:',
  toDo: 'Erbeten oder zugesagt wird, der Reihe nach:',
  noneOf: {
    named: 'Das Video sagt nicht, wer darin spricht.',
    decided: 'Das Video sagt nicht ausdrücklich, dass etwas festgelegt wird.',
    toDo: 'Das Video sagt nicht ausdrücklich, wer was tun soll.',
    good: 'Das Video sagt nicht ausdrücklich, was daran gut ist.',
    bad: 'Das Video sagt nicht ausdrücklich, was daran schlecht ist.',
    goodOrBad: 'Das Video sagt nicht ausdrücklich, was daran gut oder schlecht ist.',
  },
};

/** A lead that names the moment needs no other mention of it; what stands alone gets a capital letter from nobody. */
function told(lead: string, quote: string, moment: string): string {
  if (lead.includes('@')) return `${lead.replace('@', moment)} ${quote}`;
  return `${lead === '' ? '' : `${lead} `}${quote} (${moment})`;
}

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

/** English or German, by the question's small words; where they do not tell, by the transcript's language. */
export function wordingFor(question: string, transcriptLanguage: string | null): Wording {
  const isGermanTalk = /^de\b/i.test(transcriptLanguage ?? '');
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
  if (balance === 0) return isGermanTalk ? german : english;
  return balance > 0 && isTold && isGermanOrUnknown(question, isGermanTalk) ? german : english;
}

/** Whether no more small words of another language are in a question than of German. */
function isGermanOrUnknown(question: string, isGermanTalk: boolean): boolean {
  return isGermanTalk || /^(?:de|en)?$/.test(languageOfText(question) ?? '');
}

/** `1 hour, 2 minutes and 5 seconds` */
function lengthOf(seconds: number, units: readonly (readonly [one: string, many: string])[], last: string): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const told = parts.flatMap((count, at) => (count > 0 ? `${count} ${units[at]?.[count === 1 ? 0 : 1]}` : []));
  return listOf(told, last, '', '');
}

function listOf(words: readonly string[], last: string, open: string, close: string): string {
  const quoted = words.map((word) => `${open}${word}${close}`);
  const end = quoted.at(-1) ?? '';
  return quoted.length < 2 ? end : `${quoted.slice(0, -1).join(', ')} ${last} ${end}`;
}
