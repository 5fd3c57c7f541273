import { contentUnits } from '../../../transcripts/reading/content-units.ts';
import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import { tokensOf } from '../../claim-tokens.ts';
import type { Tongue } from '../../spoken/tongue.ts';
import { type Fault, supportFaults } from '../../support.ts';
import { contentFaults } from './borne-out.ts';
import { boundFaults } from './bounds.ts';
import { numberFaults } from './claim-numbers.ts';
import { type ClaimGround, claimSignalNames, claimSignals, topicsOf } from './claim-signals.ts';
import { doerFaults } from './doers.ts';
import { dropsNegation } from './dropped-negation.ts';
import { exclusiveFaults } from './exclusive-words.ts';
import { type ForeignBasis, foreignFaults } from './foreign-faults.ts';
import { neighbourFaults } from './neighbours.ts';
import { type SaidWords, saidWords } from './said-words.ts';
import { countsAmong } from './small-counts.ts';
import { unspacedDenialFaults } from './unspaced-denials.ts';
import { isUnspaced, unspacedSupportFaults } from './unspaced-support.ts';

/** What a claim is held against. */
export interface Basis {
  /** The passages that it cites, and these with what is said beside them. */
  own: readonly string[];
  around: readonly string[];
  /** Titles of the video and its chapters, and what was asked. */
  titles: string;
  question: string;
  /** Who speaks: the host may be named wherever they say `I`. */
  hosts: ReadonlySet<string>;
  /** All that the video says. */
  video: SaidWords;
  /** The language of the transcript, where it is known. */
  language: string | null;
  tongue: Tongue;
  /** Whether signals (`claim-signals.ts`) are those of a claim that is not borne out. */
  seemsFalse: (signals: Float32Array) => boolean;
  /** Where the claim is in another language than the transcript: what it is held against then. */
  foreign: Pick<ForeignBasis, 'quote' | 'vocabulary'> | null;
}

/** Words that are names nearly always where they have a capital. */
const surelyName = 0.7;
/**
 * How surely a claim denies what is said plainly (`denialDoubt`), and which share of it is said, where that alone makes it false; `someDoubt`
 * does in languages for which nothing was learned.
 */
const plainDoubt = 0.4;
const greatDoubt = 0.8;
const someDoubt = 0.2;
const nearlyAll = 0.9;
const mostOfIt = 0.5;
/** What a clause weighs of which nothing is said, and which share of a claim no word of the video says, where that is invented. */
const heaviestUnsaid = 1.8;
const someNowhere = 0.3;
const mostNowhere = 0.6;
/** What answers a question before it is said what is so: it denies nothing of what follows. */
const answerWord = /^(?:yes|no|ja|nein|sí|oui|non|si|sì|sim|não)(?:,|\s[–—-])\s+(?=\S)/iu;

/** What is wrong with a claim of a language model beside what it cites. */
export function claimFaults(claim: string, basis: Basis): Fault[] {
  const { foreign } = basis;
  const text = claim.replace(answerWord, '');
  const units = [...contentUnits(text)];
  if (units.length === 0) return [{ kind: 'content', text: 'it says nothing' }];
  if (foreign) return foreignFaults(text, { ...basis, ...foreign });
  const own = basis.own.join(' ');
  const around = basis.around.join(' ');
  const dropped: Fault[] = dropsNegation(text, own, basis.language) ? [{ kind: 'negation', text: 'dropped' }] : [];
  const unspaced = unspacedDenialFaults(text, basis.own);
  if (isUnspaced(text))
    return [...numberFaults(text, around), ...unspaced, ...unspacedSupportFaults(text, basis.around)];
  const numbers = numberFaults(text, around);
  const isLearned = basis.tongue === 'en';
  // How many there are of something may be counted, and need not be said.
  const counts = isLearned ? countsAmong(numbers, text, around) : [];
  const opposites = exclusiveFaults(text, { own, around });
  const dubious = { countsUnsaid: counts.length, dropsDenial: dropped.length > 0, opposites: opposites.length };
  const signals = signalsOf(text, basis, dubious);
  const denials = plainDenials(text, signals, isLearned);
  return [
    ...numbers.filter((fault) => !counts.includes(fault)),
    ...boundFaults(text, around),
    ...neighbourFaults(text, around),
    ...doerFaults(text, around, basis.tongue),
    ...denials,
    ...(isLearned ? learnedFaults(text, basis, signals) : [...opposites, ...unspaced, ...wordFaults(text, basis)]),
    ...[
      ...(isLearned ? nameFaults(text, around, basis.titles) : []),
      ...supportFaults(text, basis.around, basis.tongue).filter(({ kind }) => kind === 'quote' || kind === 'name'),
    ].filter((fault) => !isKnownName(fault, basis)),
  ];
}

type Signal = (name: (typeof claimSignalNames)[number][0]) => number;

/** What speaks for a claim and against it, all of it and by name. */
function signalsOf(
  text: string,
  { own, around, video, titles, question }: Basis,
  dubious: Pick<ClaimGround, 'countsUnsaid' | 'dropsDenial' | 'opposites'>,
): { all: Float32Array; signal: Signal } {
  const all = claimSignals(text, {
    own: saidWords(own.join(' ')),
    around: saidWords(around.join(' ')),
    video,
    asked: saidWords(`${question} ${titles}`),
    passages: own,
    ...dubious,
  });
  return { all, signal: (name) => all[claimSignalNames.findIndex(([one]) => one === name)] ?? 0 };
}

/** What is said in nearly the same words, and denied, or no longer; where nothing was learned that weighs the rest, with less of them. */
function plainDenials(text: string, { signal }: { signal: Signal }, isLearned: boolean): Fault[] {
  const share = signal('itself') + signal('ofFamily');
  const doubt = signal('denialDoubt');
  const isPlain = doubt >= plainDoubt && share >= nearlyAll;
  if (isPlain || (doubt >= (isLearned ? greatDoubt : someDoubt) && share >= mostOfIt))
    return [{ kind: 'negation', text: 'put in' }];
  const isDropped = signal('denialDropped') > 0 && !deniesSomething(text);
  return isDropped && share >= nearlyAll && signal('together') >= mostOfIt
    ? [{ kind: 'negation', text: 'dropped' }]
    : [];
}

/** What is wrong as far as was learned from claims in English. */
function learnedFaults(
  text: string,
  { own, seemsFalse }: Basis,
  { all, signal }: ReturnType<typeof signalsOf>,
): Fault[] {
  const nowhere = signal('nowhere');
  const isInvented = (signal('emptiestClause') >= heaviestUnsaid && nowhere >= someNowhere) || nowhere >= mostNowhere;
  const isOpposed = signal('oppositeSaid') > 0 && signal('itself') + signal('ofFamily') >= mostOfIt;
  if (!isInvented && !isOpposed && !seemsFalse(all)) return [];
  const said = saidWords(own.join(' '));
  const unsaid = topicsOf(tokensOf(text)).filter((token) => said.nearness(token) === 0);
  return [{ kind: 'content', text: unsaid.map(({ word }) => word).join(' ') || 'it is put together otherwise' }];
}

/** Whether a claim denies; that something is done without another thing denies nothing else. */
function deniesSomething(text: string): boolean {
  return tokensOf(text).some(({ isNegation, word }) => isNegation && !/^(?:without|ohne)$/i.test(word));
}

/** The same in other languages, by the words alone. */
function wordFaults(text: string, { own, around, titles, question, video }: Basis): Fault[] {
  return contentFaults(text, {
    ...{ own: own.join(' '), around: around.join(' ') },
    ...{ asked: `${question} ${titles}`, video },
  });
}

/** A sentence's first word has a capital whatever it is: it is a name where it nearly always is one. */
function nameFaults(text: string, said: string, titles: string): Fault[] {
  const [word = ''] = /\p{Lu}[\p{L}’'-]*/u.exec(text) ?? [];
  const bare = bareWord(word);
  if (bare === '' || !text.trimStart().startsWith(word) || isFunctionWord(bare)) return [];
  const known = learnedBackground().get(bare);
  const isSaid = wordsIn(`${said} ${titles}`).has(bare);
  return !isSaid && known && known.name >= surelyName ? [{ kind: 'name', text: word }] : [];
}

/** Whether a name needs no saying: a title's or the host's; one that the video says elsewhere is weighed with all other words. */
function isKnownName({ kind, text }: Fault, { titles, hosts, video, tongue }: Basis): boolean {
  if (kind !== 'name') return false;
  const name = text.replace(/[’']s$|(?<=\p{Lu}{2})s$/u, '');
  const isElsewhere = tongue === 'en' && video.tokens.some(({ word }) => word === name);
  return wordsIn(titles).has(bareWord(text)) || hosts.has(name) || isElsewhere;
}

function wordsIn(text: string): Set<string> {
  return new Set((text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? []).map(bareWord));
}
