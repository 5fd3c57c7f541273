import { type Background, knownOf } from '../../../transcripts/reading/background.ts';
import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import { withCapital } from '../../casing.ts';
import type { Span } from '../../chapter-spans.ts';
import type { Talk } from '../talk.ts';

/** Something said in a chapter that may be its title. */
export interface TitleCandidate {
  text: string;
  kind: 'phrase' | 'clause' | 'question';
  /** Places of its topical words among the words of the talk. */
  topical: number[];
  /** Number of its words. */
  length: number;
  /** In which sentence of the chapter it is said first, from 0. */
  sentence: number;
  /** How often it is said in the chapter. */
  count: number;
  /** Whether small words join its parts: `history of glass`. */
  isJoined: boolean;
}

const longest = { words: 6, clauseWords: 8, characters: 49 };
const shortestClause = 3;
/** Words that join two noun phrases, and articles that may stand between such a word and the second one. */
const joints = new Set(
  'of for in on with and vs versus von vom für im in mit zur zum und der des de del y en con et du des e di da do per com'.split(
    ' ',
  ),
);
const articles = new Set('the a an die das dem den der la el los las le les il o os as'.split(' '));
/** With which a clause begins that says what is told. */
const asking = new Set('how why what when where who which wie warum wann wer welche'.split(' '));
/** With which no clause begins that is understood without what was said before. */
const leaning = new Set(
  "i you he she it we they that this these those there and but so or because if then well yeah yes no okay i'm it's that's you're we're they're he's she's ich du er sie es wir ihr das dies und aber also ja nein".split(
    ' ',
  ),
);
/** A phrase begins with what may begin one, and ends with what may end one: shares of `background.ts`. */
const least = { noun: 0.3, head: 0.4, name: 0.5 };

interface Token {
  place: number;
  text: string;
  bare: string;
  isSmall: boolean;
  isNoun: boolean;
  isHead: boolean;
  isBeforeGap: boolean;
}

/** Everything said in a chapter that may be its title: noun phrases, and short clauses and questions. */
export function titleCandidates(
  talk: Pick<Talk, 'words' | 'sentences'>,
  span: Span,
  { background, grammarWords }: { background: Background; grammarWords: ReadonlySet<string> },
): TitleCandidate[] {
  const found = new Map<string, TitleCandidate>();
  const add = (tokens: readonly Token[], kind: TitleCandidate['kind'], sentence: number) => {
    const text = titleText(tokens, talk, kind);
    const topical = tokens.filter(({ isSmall }) => !isSmall).map(({ place }) => place);
    if ([...text].length > longest.characters || topical.length === 0 || isMalformed(tokens)) return;
    const known = found.get(text.toLowerCase());
    if (known) known.count += 1;
    else {
      const isJoined = tokens.length > topical.length;
      found.set(text.toLowerCase(), { text, kind, topical, length: tokens.length, sentence, count: 1, isJoined });
    }
  };
  talk.sentences.slice(span.from, span.to).forEach(({ from, to, question }, sentence) => {
    const tokens: Token[] = [];
    for (let place = from; place < to; place += 1) {
      tokens.push(tokenOf(place, talk.words[place]?.text ?? '', background, grammarWords));
    }
    for (const [at, first] of tokens.entries()) {
      if (!first.isSmall && first.isNoun) addPhrases(tokens, at, sentence, add);
      if (asking.has(first.bare)) addClause(tokens.slice(at), sentence, add);
    }
    const isWhole = tokens.length >= shortestClause && tokens.length <= longest.clauseWords;
    if (!isWhole || leaning.has(tokens[0]?.bare ?? '') || tokens.slice(0, -1).some((one) => one.isBeforeGap)) return;
    add(tokens, question ? 'question' : 'clause', sentence);
  });
  return [...found.values()];
}

type Add = (tokens: readonly Token[], kind: TitleCandidate['kind'], sentence: number) => void;

function addPhrases(tokens: readonly Token[], from: number, sentence: number, add: Add): void {
  for (let to = from + 1; to <= Math.min(tokens.length, from + longest.words); to += 1) {
    const last = tokens[to - 1];
    if (!last) return;
    if (last.isSmall && !joins(last, tokens[to - 2])) return;
    if (!last.isSmall && last.isHead) add(tokens.slice(from, to), 'phrase', sentence);
    if (last.isBeforeGap) return;
  }
}

/** Whether a small word may stand within a phrase after `before`: `history of glass`, `ladders for the town`. */
function joins({ bare }: Token, before: Token | undefined): boolean {
  if (before?.isSmall) return joints.has(before.bare) && articles.has(bare);
  return before?.isHead === true && joints.has(bare);
}

/** `how to catalog a ladder`, up to where the clause ends. */
function addClause(tokens: readonly Token[], sentence: number, add: Add): void {
  const end = tokens.findIndex(({ isBeforeGap }) => isBeforeGap);
  const clause = tokens.slice(0, end < 0 ? tokens.length : end + 1);
  if (clause.length >= shortestClause && clause.length <= longest.clauseWords) add(clause, 'clause', sentence);
}

function tokenOf(place: number, written: string, background: Background, grammarWords: ReadonlySet<string>): Token {
  const bare = bareWord(written);
  const isSmall = bare === '' || isFunctionWord(bare) || grammarWords.has(bare) || /^\d+$/.test(bare);
  const known = knownOf(background, bare);
  const isName = known.name >= least.name;
  return {
    place,
    text: written.replace(/^[^\p{L}\p{N}$€£#]+|[^\p{L}\p{M}\p{N}%+]+$/gu, ''),
    bare,
    isSmall,
    isNoun: isName || known.noun >= least.noun,
    isHead: isName || known.head >= least.head,
    isBeforeGap: /[\p{P}]$/u.test(written) && !/['’]$/u.test(written),
  };
}

/** Whether a small word dangles at an end of a phrase, or a word stands twice in a row. */
function isMalformed(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  const isDoubled = tokens.some(({ bare }, at) => at > 0 && bare === tokens[at - 1]?.bare);
  return isDoubled || tokens.some(({ text }) => text === '') || last === undefined || last.isSmall;
}

function titleText(tokens: readonly Token[], { words }: Pick<Talk, 'words'>, kind: TitleCandidate['kind']): string {
  const text = tokens
    .map(({ text: own, place }, at) => (at > 0 && words[place]?.spaced !== false ? ` ${own}` : own))
    .join('')
    .replace(/[<>“”"«»„]/g, '')
    // "Gaza's" is about Gaza.
    .replace(/['’]s?$/u, '')
    .trim();
  return withCapital(kind === 'question' ? `${text}?` : text);
}
