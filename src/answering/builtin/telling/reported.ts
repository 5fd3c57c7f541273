import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { ending, matching, oneOf, wordEnd } from '../../../transcripts/reading/phrase-forms.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Kind } from '../../kinds.ts';
import { fold, stem } from '../../spoken/stem.ts';
import type { Wording } from '../../wording.ts';
import type { Ground } from '../finding/ground.ts';
import type { Query } from '../question/query.ts';
import { termsOf } from '../question/query-terms.ts';
import { saidBy } from '../question/said-by.ts';
import { isEverybody } from '../question/weighed.ts';
import { quoteAt } from '../quoting/quote.ts';
import { itemOf, leadOf } from './answer-pieces.ts';
import type { Piece } from './compose.ts';

/** What somebody speaks of is named within so many words before, and within fewer where another chapter begins between. */
const wordsBefore = { within: 250, across: 60 };
/** Whom `he` stands for is named within so many words before the sentence's end. */
const wordsToPronoun = 10;
const mostTold = 3;
/** How surely it has to be on what is asked about. */
const leastOnIt = 0.5;
/** What is told beside the saying that is most surely on it is as surely so. */
const asMuch = 0.95;

/** `What did she think of it?`, and `What did she say?` */
const tellsWhat: ReadonlySet<Kind> = new Set(['what', 'summary']);
const says = oneOf([
  'sa(y|ys|id)|t(ell|ells|old)|th(ink|inks|ought)|f(eel|eels|elt)|wr(ite|ites|ote)|repl(y|ies|ied)|den(y|ies|ied)|worr(y|ies|ied)',
  '(believe|argue|promise|announce|hope|complain|predict|expect|agree|disagree|insist|explain|suggest|recommend)(s|d|ed)?',
  '(claim|warn|call|want|ask|answer|add)(s|ed)?|admit(s|ted)?',
]);
const helping = `(${oneOf([
  'has|have|had|did|does|do|also|once|always|never|not|just|then|later|already|still|even',
  `(have|has|had|did|does|do)n't|(him|her|them|it)sel(f|ves)|${ending}ly`,
])} )*`;
/** `The mayor of Milford, Ruth Amari, said …` */
const between = '( (of|on|in|from|at|for) [^,.;:?!]{2,40}?)?(,([^,.;:?!]{2,60},)?)?';
const goesOn = matching([`^\\W*((and|but|so|then) )?(he|she|they|it) ${helping}${says}${wordEnd}`]);

/**
 * What is reported of somebody who does not speak: `What did the governor say about the strike?`; of several sayings those that come
 * soonest after what is asked for. Nothing where none is reported, or none on that.
 */
export function reportedOf(query: Query, ground: Ground, wording: Wording): Piece[] {
  const { who } = saidBy(query.question);
  const name = bareWord(
    who
      .split(/ (?:of|on|in|from|at|for) /)[0]
      ?.trim()
      .split(' ')
      .at(-1) ?? '',
  );
  if (!tellsWhat.has(query.kind) || query.speakers.length > 0 || name === '' || isNobody(name)) return [];
  const { spoken } = ground;
  const { sentences } = spoken;
  const reporting = matching([`(?<!\\p{L})${name}${between} ${helping}${says}${wordEnd}`]);
  const textAt = (at: number) => sentences[at]?.text ?? '';
  const isNamed = (at: number) =>
    textAt(at)
      .split(/\s+/)
      .slice(-wordsToPronoun)
      .some((word) => fold(bareWord(word)) === fold(name));
  const isTheirs = (at: number) =>
    !sentences[at]?.question && (reporting.test(textAt(at)) || (goesOn.test(textAt(at)) && isNamed(at - 1)));
  const theirs = new Set(who.split(' ').map((word) => stem(bareWord(word))));
  const onIt = query.sought.filter((one) => !theirs.has(one.stem));
  const terms = termsOf({ ...query, sought: onIt }, spoken, 'thesaurus');
  /** How surely a sentence is on it: how soon each of the words comes before it. */
  const worthOf = (place: number) =>
    onIt.length === 0 ? 1 : terms.reduce((sum, { stems, part }) => sum + part * nearness(stems, place, ground), 0);
  const places = [...sentences.keys()].filter(isTheirs);
  const worths = places.map(worthOf);
  const most = Math.max(0, ...worths);
  if (most < leastOnIt) return [];
  const told = places.filter((_, at) => (worths[at] ?? 0) >= most * asMuch).slice(0, mostTold);
  let end = 0;
  const quotes = told.flatMap((place) => {
    const quote = quoteAt(place, spoken, { until: place });
    if (quote.from < end) return [];
    end = quote.to;
    return quote;
  });
  return quotes.map(
    (quote, at): Piece =>
      at === 0
        ? { lead: leadOf('summary', spoken.by[quote.from], wording), quote, form: 'sentence' }
        : itemOf(quote, spoken, wording),
  );
}

/** Whether a word stands for nobody who is named: a pronoun, or all who speak. */
function isNobody(word: string): boolean {
  return isFunctionWord(word.toLowerCase()) || isEverybody(word);
}

/** How soon a sentence comes after one that names something, itself too: from 1 down to a half; 0 where none does shortly before. */
function nearness(
  stems: ReadonlyMap<string, number>,
  place: number,
  { spoken, chapterStarts, wordStarts }: Ground,
): number {
  const chapter = chapterStarts.findLast((start) => start <= place) ?? 0;
  for (let at = place; at >= 0; at -= 1) {
    const words = (wordStarts[place] ?? 0) - (wordStarts[at] ?? 0);
    if (words > (at < chapter ? wordsBefore.across : wordsBefore.within)) break;
    if (spoken.stems[at]?.some((key) => stems.has(key))) return 1 - words / (2 * wordsBefore.within);
  }
  return 0;
}
