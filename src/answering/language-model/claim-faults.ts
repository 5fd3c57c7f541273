import { contentUnits } from '../../transcripts/language/content-units.ts';
import { isFunctionWord } from '../../transcripts/language/function-words.ts';
import { learnedBackground } from '../../transcripts/language/learned-background.ts';
import { bareWord } from '../../transcripts/language/terms.ts';
import { tokensOf } from '../claim-tokens.ts';
import type { Tongue } from '../spoken/tongue.ts';
import { type Fault, supportFaults } from '../support.ts';
import { contentFaults } from './borne-out.ts';
import { boundFaults } from './bounds.ts';
import { numberFaults } from './claim-numbers.ts';
import { claimSignalNames, claimSignals, topicsOf } from './claim-signals.ts';
import { doerFaults } from './doers.ts';
import { dropsNegation } from './dropped-negation.ts';
import { exclusiveFaults } from './exclusive-words.ts';
import { type ForeignBasis, foreignFaults } from './foreign-faults.ts';
import { neighbourFaults } from './neighbours.ts';
import { type SaidWords, saidWords } from './said-words.ts';
import { swapFaults } from './swapped-comparison.ts';
import { otherwiseFaults } from './told-otherwise.ts';
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
/** A denial that is dropped, or put in, tells where so much of a claim's words is said so near to one another, or said at all. */
const enoughTogether = 0.7;
const enoughSaid = 0.5;
/** Nothing bears out a claim of whose topics these shares are not said here, and nowhere in the video, or a clause of this weight. */
const mostUnsaid = 0.83;
const mostNowhere = 0.75;
const heaviestUnsaid = 1.8;

/** What is wrong with a claim of a language model beside what it cites. */
export function claimFaults(text: string, basis: Basis): Fault[] {
  const { foreign } = basis;
  const units = [...contentUnits(text)];
  if (units.length === 0) return [{ kind: 'content', text: 'it says nothing' }];
  if (foreign) return foreignFaults(text, { ...basis, ...foreign });
  const own = basis.own.join(' ');
  const around = basis.around.join(' ');
  const dropped: Fault[] = dropsNegation(text, own, basis.language) ? [{ kind: 'negation', text: 'dropped' }] : [];
  if (isUnspaced(text))
    return [...numberFaults(text, around), ...dropped, ...unspacedSupportFaults(text, basis.around)];
  const numbers = numberFaults(text, around);
  const dubious = { numbersUnsaid: numbers.length, dropped };
  return [
    ...numbers,
    ...boundFaults(text, around),
    ...neighbourFaults(text, around),
    ...otherwiseFaults(text, { own, around }),
    ...doerFaults(text, around),
    ...swapFaults(text, own),
    ...exclusiveFaults(text, { own, around }),
    ...(basis.tongue === 'en' ? learnedFaults(text, basis, dubious) : wordFaults(text, basis, dropped)),
    ...[
      ...nameFaults(text, around, basis.titles),
      ...supportFaults(text, basis.around, basis.tongue).filter(({ kind }) => kind === 'quote' || kind === 'name'),
    ].filter((fault) => !isKnownName(fault, basis)),
  ];
}

/** What is wrong as far as was learned from claims in English; of denials what is plain besides. */
function learnedFaults(
  text: string,
  { own, around, video, titles, question, seemsFalse }: Basis,
  { numbersUnsaid, dropped }: { numbersUnsaid: number; dropped: readonly Fault[] },
): Fault[] {
  const said = saidWords(own.join(' '));
  const signals = claimSignals(text, {
    own: said,
    around: saidWords(around.join(' ')),
    video,
    asked: saidWords(`${question} ${titles}`),
    numbersUnsaid,
    dropsDenial: dropped.length > 0,
  });
  const signal = (name: string) => signals[claimSignalNames.findIndex(([one]) => one === name)] ?? 0;
  // Hardly a word of it, or a clause of its own behind what is said word for word.
  const isInvented = signal('unsaid') >= mostUnsaid && signal('nowhere') >= mostNowhere;
  const isWordForWord = signal('inOtherWords') + signal('beside') === 0 && signal('together') === 1;
  const isUnsaid = isInvented || (isWordForWord && signal('emptiestClause') >= heaviestUnsaid);
  const isLikely = seemsFalse(signals) || isUnsaid;
  const shareSaid = signal('itself') + signal('ofFamily') + signal('inOtherWords');
  const denials = [
    ...(isLikely || signal('together') > enoughTogether ? dropped : []),
    ...(isLikely || shareSaid > enoughSaid ? denialFaults(text, own, 'en') : []),
  ];
  if (!isLikely || denials.length > 0) return denials;
  const unsaid = topicsOf(tokensOf(text)).filter((token) => said.nearness(token) === 0);
  return [{ kind: 'content', text: unsaid.map(({ word }) => word).join(' ') || 'it is put together otherwise' }];
}

/** The same in other languages, by the words alone. */
function wordFaults(text: string, { own, around, titles, question, video, tongue }: Basis, dropped: Fault[]): Fault[] {
  const said = { own: own.join(' '), around: around.join(' '), asked: `${question} ${titles}` };
  return [...dropped, ...contentFaults(text, { ...said, video }), ...denialFaults(text, own, tongue)];
}

/** What is denied is denied in the very sentences that are cited; the rest may be said beside them. */
function denialFaults(text: string, own: readonly string[], tongue: Tongue): Fault[] {
  return supportFaults(text, own, tongue).filter(({ kind }) => kind === 'negation');
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
  const name = text.replace(/[’']s$/u, '');
  const isElsewhere = tongue === 'en' && video.tokens.some(({ word }) => word === name);
  return wordsIn(titles).has(bareWord(text)) || hosts.has(name) || isElsewhere;
}

function wordsIn(text: string): Set<string> {
  return new Set((text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? []).map(bareWord));
}
