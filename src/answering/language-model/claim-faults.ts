import { contentUnits } from '../../transcripts/language/content-units.ts';
import { isFunctionWord } from '../../transcripts/language/function-words.ts';
import { learnedBackground } from '../../transcripts/language/learned-background.ts';
import { bareWord } from '../../transcripts/language/terms.ts';
import type { Tongue } from '../spoken/tongue.ts';
import { type Fault, supportFaults } from '../support.ts';
import { contentFaults, type HasWord } from './borne-out.ts';
import { boundFaults } from './bounds.ts';
import { numberFaults } from './claim-numbers.ts';
import { doerFaults } from './doers.ts';
import { dropsNegation } from './dropped-negation.ts';
import { exclusiveFaults } from './exclusive-words.ts';
import { type ForeignBasis, foreignFaults } from './foreign-faults.ts';
import { neighbourFaults } from './neighbours.ts';
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
  /** Whether the video says a word anywhere. */
  elsewhere: HasWord;
  /** The language of the transcript, where it is known. */
  language: string | null;
  tongue: Tongue;
  /** Where the claim is in another language than the transcript: what it is held against then. */
  foreign: Pick<ForeignBasis, 'quote' | 'vocabulary'> | null;
}

/** Words that are names nearly always where they have a capital. */
const surelyName = 0.7;

/** What is wrong with a claim of a language model beside what it cites. */
export function claimFaults(text: string, basis: Basis): Fault[] {
  const { own, around, foreign } = basis;
  const said = around.join(' ');
  const units = [...contentUnits(text)];
  if (units.length === 0) return [{ kind: 'content', text: 'it says nothing' }];
  if (foreign) return foreignFaults(text, { ...basis, ...foreign });
  const figures = numberFaults(text, said);
  const dropped: Fault[] = dropsNegation(text, own.join(' '), basis.language)
    ? [{ kind: 'negation', text: 'dropped' }]
    : [];
  if (isUnspaced(text)) return [...figures, ...dropped, ...unspacedSupportFaults(text, around)];
  return [
    ...figures,
    ...dropped,
    ...contentFaults(text, {
      own: own.join(' '),
      around: said,
      asked: `${basis.question} ${basis.titles}`,
      elsewhere: basis.elsewhere,
    }),
    ...boundFaults(text, said),
    ...neighbourFaults(text, said),
    ...otherwiseFaults(text, { own: own.join(' '), around: said }),
    ...doerFaults(text, said),
    ...swapFaults(text, own.join(' ')),
    ...exclusiveFaults(text, { own: own.join(' '), around: said }),
    ...nameFaults(text, said, basis.titles),
    // What is denied is denied in the very sentences that are cited; the rest may be said beside them.
    ...supportFaults(text, own, basis.tongue).filter(({ kind }) => kind === 'negation'),
    ...supportFaults(text, around, basis.tongue)
      .filter(({ kind }) => kind === 'quote' || kind === 'name')
      .filter((fault) => !isTitled(fault, basis.titles)),
  ];
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
