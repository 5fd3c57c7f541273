import { isFunctionWord } from '../transcripts/reading/function-words.ts';
import { bareWord } from '../transcripts/reading/terms.ts';
import { fold, stem } from './spoken/stem.ts';

/** A word of a claim or of a passage, as the two are compared. */
export interface Token {
  /** As written, without marks at its edges. */
  word: string;
  /** The same with its marks. */
  written: string;
  folded: string;
  /** Its stem; empty where it carries no topic. */
  key: string;
  /** Whether it begins a sentence, or a clause. */
  opens: boolean;
  opensClause: boolean;
  isNegation: boolean;
}

const negation =
  /^(?:not|no|never|(?:nothing|nobody)(?:['’]\p{L}+)?|nowhere|none|neither|nor|without|cannot|\p{L}+n['’]t|nicht|kein\p{L}{0,2}|nie|niemals|nichts|niemand|ohne|weder)$/iu;

/** Words with which another clause begins. */
const conjunction =
  /^(?:but|because|although|though|while|whereas|since|unless|aber|sondern|denn|weil|damit|obwohl|während|pero|porque|mais|ma|perché|maar|omdat)$/iu;

/** The words of a text. */
export function tokensOf(text: string): Token[] {
  let opens = true;
  let opensClause = true;
  return text
    .replaceAll('_', '')
    .split(/[\s–—/…-]+/u)
    .flatMap((written) => {
      const word = written.replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%]+$/gu, '');
      if (word === '') return [];
      const bare = bareWord(word);
      const isNegation = negation.test(word);
      const key = bare === '' || isFunctionWord(bare) || isNegation ? '' : stem(bare);
      const token = {
        word,
        written,
        folded: fold(bare),
        key,
        opens,
        opensClause: opensClause || conjunction.test(word),
        isNegation,
      };
      opens = /[.!?:;]["'”’»)]*$/u.test(written);
      opensClause = /[,.!?:;]["'”’»)]*$/u.test(written);
      return [token];
    });
}

/** Words cut where a clause begins. */
export function clausesIn(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [];
  for (const token of tokens) {
    if (token.opensClause || clauses.length === 0) clauses.push([]);
    clauses.at(-1)?.push(token);
  }
  return clauses;
}

const reporting = new Set(
  `thought think believed believe said say mentioned suggested suggest discussed discuss talked explained agreed agree proposed wanted want felt argued stated
noted asked introduced presented considered decided emphasized emphasised pointed added speaker speakers team group meeting participants members member
people discussion conversation opinion idea also regarding terms however moreover furthermore therefore order need needed would video presenter reviewer narrator host lecturer author creator talk`
    .split(/\s+/)
    .map(stem),
);

/** Whether a word carries a topic; one of whoever reports (`suggested`), which the passage need not hold, does not. */
export function isTopic({ key }: Token): boolean {
  return key !== '' && !reporting.has(key);
}
