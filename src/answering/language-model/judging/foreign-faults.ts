import { type Language, languageOfText } from '../../../transcripts/reading/language-of-text.ts';
import type { Tongue } from '../../spoken/tongue.ts';
import { type Fault, supportFaults } from '../../support.ts';
import { wordingFor } from '../../wording.ts';
import { numberFaults } from './claim-numbers.ts';
import { foreignNameFaults } from './foreign-names.ts';
import { foreignNegationFaults } from './foreign-negation.ts';

/** What a claim in another language than its video is held against. */
export interface ForeignBasis {
  own: readonly string[];
  around: readonly string[];
  question: string;
  /** Words of the passages that the claim rests on, where it names any. */
  quote: string | null;
  /** The words of the video and of its titles, folded. */
  vocabulary: ReadonlySet<string>;
  language: string | null;
  tongue: Tongue;
}

/** Languages whose numbers in words are read. */
const counted: readonly (Language | null)[] = ['en', 'de'];

/**
 * What is wrong with a claim in another language than its video, where single words can not be compared: numbers can, in words too
 * where those of both languages are known, names, and whether something is denied.
 */
export function foreignFaults(text: string, basis: ForeignBasis): Fault[] {
  const { own, around, question, quote, vocabulary, tongue } = basis;
  const said = around.join(' ');
  const tag = basis.language?.slice(0, 2).toLowerCase() as Language | undefined;
  const spoken = tag ?? (tongue === 'other' ? languageOfText(said) : tongue);
  const claim = languageOfText(text) ?? languageOfText(question) ?? wordingFor(question, spoken).language;
  return [
    ...numberFaults(text, said, { ofClaim: counted.includes(claim), ofSaid: counted.includes(spoken) }),
    ...foreignNameFaults(text, claim, vocabulary),
    ...foreignNegationFaults(text, { own: own.join(' '), quote }, { claim, spoken }),
    ...supportFaults(text, around, tongue).filter(({ kind }) => kind === 'quote'),
  ];
}
