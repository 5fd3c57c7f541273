import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';
import { type Token, tokensOf } from '../../claim-tokens.ts';
import { numbersIn, numbersMeant } from '../../numbers-in.ts';
import { isSameQuantity, quantitiesIn } from '../../quantities.ts';
import type { Fault } from '../../support.ts';
import { topicsOf } from './claim-signals.ts';
import { type SaidWords, saidWords } from './said-words.ts';

/** A claim's words, weighed by how rare they are, must be said to this share where it cites or beside it. */
const enough = 0.3;
/** So many words are not borne out by a single one of them. */
const manyTopics = 4;
/** What an everyday word weighs at least, and how much less one that the video says elsewhere. */
const leastWeight = 0.2;
const weightOfTold = 0.5;
/** What a number weighs that is said, from here on or with its unit: it bears a claim out, too. */
const fewest = 5;
const weightOfNumber = 0.6;
const weightOfQuantity = 2;
/** A clause whose words weigh so much says something of its own: some of it must be said. */
const weightOfClause = 1.8;
const clauseEnd = /[,;:—–]|\b(?:and|but|because|while|whereas|so that|und|aber|weil|während|sodass)\b/iu;

/**
 * Whether what a claim says is said, as far as single words tell: how rare a word is counts, since everyday words are what people
 * put a thing in other words with. What the question or the titles say bears a claim out no more than it speaks against it.
 */
export function contentFaults(
  text: string,
  { own, around, asked, video }: { own: string; around: string; asked: string; video: SaidWords },
): Fault[] {
  const background = learnedBackground();
  const cited = hasWord(saidWords(own));
  const said = hasWord(saidWords(around));
  const neutral = hasWord(saidWords(asked));
  const elsewhere = hasWord(video);
  const weigh = (tokens: readonly Token[]) => {
    let [held, whole] = [0, 0];
    for (const token of topicsOf(tokens)) {
      const isHeld = said(token);
      if (!isHeld && neutral(token)) continue;
      const weight = Math.max(leastWeight, background.get(token.folded)?.rarity ?? 1);
      if (isHeld) held += weight;
      // What the talk is about is told again where only `it` is said.
      whole += isHeld || !elsewhere(token) ? weight : weight * weightOfTold;
    }
    return { held, whole };
  };
  const tokens = tokensOf(text);
  const numbers = numbersMeant(tokensOf(around).map(({ word }) => word));
  const there = quantitiesIn(around);
  const counted = quantitiesIn(text).filter((one) => there.some((other) => isSameQuantity(one, other)));
  const told = numbersIn(tokens.map(({ word }) => word)).filter((one) => one >= fewest && numbers.has(one));
  const measured = new Set(counted.map(({ number }) => number));
  const same = [...new Set(told).union(measured)];
  const weightOfSame = same.reduce((sum, one) => sum + (measured.has(one) ? weightOfQuantity : weightOfNumber), 0);
  const topics = topicsOf(tokens);
  const words = weigh(tokens);
  const held = words.held + weightOfSame;
  const whole = words.whole + weightOfSame;
  const missing = topics.filter((token) => !said(token)).map(({ word }) => word);
  const fault: Fault = { kind: 'content', text: missing.join(' ') };
  if (topics.length === 0) return [];
  const isByOne =
    topics.length >= manyTopics && topics.filter((token) => said(token) || neutral(token)).length + same.length < 2;
  if (!(topics.some(cited) || measured.size > 0) || (isByOne && measured.size === 0) || held < whole * enough)
    return [fault];
  const clauses = text.split(clauseEnd).map((clause) => weigh(tokensOf(clause)));
  return clauses.some((clause) => clause.held === 0 && clause.whole >= weightOfClause) ? [fault] : [];
}

function hasWord(words: SaidWords): (token: Token) => boolean {
  return (token) => words.nearness(token) > 0;
}
