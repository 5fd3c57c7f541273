import { contentUnits } from '../../transcripts/language/content-units.ts';
import { isFunctionWord } from '../../transcripts/language/function-words.ts';
import { learnedBackground } from '../../transcripts/language/learned-background.ts';
import { bareWord } from '../../transcripts/language/terms.ts';
import { numbersIn } from '../numbers-in.ts';
import { type Fault, supportFaults } from '../support.ts';
import { dropsNegation } from './dropped-negation.ts';
import { figuresIn } from './figures-in.ts';
import { isUnspaced, unspacedSupportFaults } from './unspaced-support.ts';

/** What a claim is held against. */
export interface Basis {
  /** The passages that it cites, and these with what is said beside them. */
  own: readonly string[];
  around: readonly string[];
  /** Titles of the video and its chapters. */
  titles: string;
  /** Whether the claim is in another language than the transcript. */
  isForeign: boolean;
}

/** A claim's words of content that must be said in what it cites or beside it. */
const enoughContent = 0.5;
/** Words that are names nearly always where they have a capital. */
const surelyName = 0.7;
const timeLike = /\d+\s?(?:[′’']\s?\d+|m\s?\d+\s?s\b)|\bt=\d+/i;

/** What is wrong with a claim of a language model beside what it cites. Words of two languages can not be compared; figures can. */
export function claimFaults(text: string, basis: Basis): Fault[] {
  const { own, around, isForeign } = basis;
  const said = around.join(' ');
  const units = [...contentUnits(text)];
  if (units.length === 0) return [{ kind: 'content', text: 'it says nothing' }];
  const figures = figureFaults(text, said, isForeign);
  if (timeLike.test(text) && !timeLike.test(said)) figures.push({ kind: 'number', text: 'a time' });
  if (isForeign) return [...figures, ...supportFaults(text, around).filter(({ kind }) => kind === 'quote')];
  const dropped: Fault[] = dropsNegation(text, own.join(' ')) ? [{ kind: 'negation', text: 'dropped' }] : [];
  if (isUnspaced(text)) return [...figures, ...dropped, ...unspacedSupportFaults(text, around)];
  return [
    ...figures,
    ...dropped,
    ...contentFaults(units, contentUnits(own.join(' ')), contentUnits(said)),
    ...nameFaults(text, said, basis.titles),
    // What is denied is denied in the very sentences that are cited; the rest may be said beside them.
    ...supportFaults(text, own).filter(({ kind }) => kind === 'negation'),
    ...supportFaults(text, around).filter((fault) => fault.kind !== 'negation' && !isTitled(fault, basis.titles)),
  ];
}

function contentFaults(units: readonly string[], own: ReadonlySet<string>, around: ReadonlySet<string>): Fault[] {
  const missing = units.filter((unit) => !around.has(unit));
  const isSaid = units.some((unit) => own.has(unit)) && missing.length <= units.length * (1 - enoughContent);
  return isSaid ? [] : [{ kind: 'content', text: missing.join(' ') }];
}

/** Figures that are not said, in figures or in words; of another language's number words nothing is known. */
function figureFaults(text: string, said: string, isForeign: boolean): Fault[] {
  const words = said.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%]+$/gu, ''));
  const known = new Set([...figuresIn(said), ...numbersIn(words).map(String)]);
  if (isForeign && known.size === 0) return [];
  return figuresIn(text).flatMap((figure): Fault[] =>
    known.has(figure) || known.has(String(Number(figure))) ? [] : [{ kind: 'number', text: figure }],
  );
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

function isTitled({ kind, text }: Fault, titles: string): boolean {
  return kind === 'name' && wordsIn(titles).has(bareWord(text));
}

function wordsIn(text: string): Set<string> {
  return new Set((text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? []).map(bareWord));
}
