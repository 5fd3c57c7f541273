import { hasSmallWords, isToldByScript, languageOfText } from '../../../transcripts/reading/language-of-text.ts';
import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';
import { isPlainlyIn } from '../../kinds/asking-words.ts';
import type { Kind } from '../../kinds.ts';
import { isHeading } from '../../spoken/leaning.ts';
import { fluencyOf, type Spoken } from '../../spoken/passages.ts';
import { fold } from '../../spoken/stem.ts';
import { stepBegin, stepEnd } from '../../spoken/steps.ts';
import { isEnglish } from '../../spoken/topicless.ts';
import type { Wording } from '../../wording.ts';
import type { Found } from '../finding/retrieve.ts';
import type { Query } from '../question/query.ts';
import type { Term } from '../question/query-terms.ts';
import { isAskingOnly } from '../question/settled-words.ts';
import { fittest } from '../quoting/choose-quotes.ts';
import { plainText, type Quote, quoteAt } from '../quoting/quote.ts';
import { nameOf } from './answer-pieces.ts';
import type { Piece } from './compose.ts';

/** What is merely near is told in as much as says something. */
const nearQuote = { enough: 16, most: 50 };
/** And in so many words, at least. */
const fewestOfNear = 5;
/** Words of the question that are repeated where the video does not say them. */
export const mostWordsNamed = 3;
/** Commoner words are not missed where rarer ones are missing. */
const tellingRarity = 0.4;
/** What is shorter is mistyped more often than it names something. */
const fewestLetters = 3;

/** Words of the question that the video never says and that name nobody in it, as they were asked: the telling ones, and all; the first few of each. */
export function absentWords({ terms }: Found, { speakers }: Spoken): Record<'telling' | 'all', string[]> {
  const names = new Set(speakers.flatMap((name) => name.split(/[\s.,()]+/).map(fold)));
  const absent = terms.filter(
    ({ sought, stems }) => sought.weight === 1 && !names.has(sought.folded) && stems.size === 0,
  );
  const background = learnedBackground();
  const named = absent.filter(({ sought: { folded } }) => !isAskingOnly(folded));
  const isTelling = ({ sought: { folded, word } }: Term) =>
    (background.get(folded)?.rarity ?? 1) >= tellingRarity &&
    (folded.length >= fewestLetters || /[\p{Lu}\d]/u.test(word));
  const spell = (some: readonly Term[]) =>
    some
      .map(({ sought }) => plainText(sought.word))
      .filter((word) => word !== '')
      .slice(0, mostWordsNamed);
  return { telling: spell(named.filter(isTelling)), all: spell(named.length > 0 ? named : absent) };
}

/** Languages that are written with some of the same characters: a few words do not tell them apart. */
const alike = new Set(['ja', 'zh']);

/** Whether a question is in another language than the video, as far as both are known. */
export function isOtherLanguage(language: string | null, question: string, wording: Wording): boolean {
  const talk = language?.split(/[-_]/)[0]?.toLowerCase();
  if (talk === undefined) return false;
  const told = languageOfText(question, talk);
  const asked = told === 'en' && !isEnglish(question) ? null : told;
  if (asked === talk) return false;
  if (/^(?:en|de)$/.test(talk) && talk !== wording.language) return true;
  if (wording.language === 'de' && asked === 'de') return true;
  if (asked === null || (alike.has(asked) && alike.has(talk))) return false;
  // Of two that are written with Latin letters a few words tell English from the other.
  if (isToldByScript(asked)) return hasSmallWords(talk) || isToldByScript(talk);
  return asked === 'en' || isToldByScript(talk) || (talk === 'en' && isPlainlyIn(question, asked, 2));
}

/**
 * Says which of the question's words are not there, and shows what is nearest, where anything is near.
 *
 * @param around.near what was found to be nearest, where that is known
 */
export function notSaid(
  found: Found,
  { kind, question }: Query,
  spoken: Spoken,
  around: { language: string | null; isNear: boolean; wording: Wording; near?: Quote | undefined },
): Piece[] {
  const { language, isNear, wording } = around;
  const { telling, all } = absentWords(found, spoken);
  // Words of another language are missing whether or not it is said.
  const isOther = isOtherLanguage(language, question, wording);
  const statement = isOther ? wording.otherLanguage(all) : wording.notSaid(telling.length > 0 ? telling : all, isNear);
  const quote = around.near ?? nearestOf(found, kind, spoken);
  if (quote === undefined) return [{ heading: statement }];
  const by = spoken.by[quote.from];
  return [{ lead: `${statement} ${by ? wording.nearestBy(nameOf(by)) : wording.nearest}`, quote, form: 'sentence' }];
}

/** What comes nearest to what is asked for; undefined where nothing does. */
function nearestOf(found: Found, kind: Kind, spoken: Spoken): Quote | undefined {
  if (found.terms.every(({ stems }) => stems.size === 0)) return undefined;
  // What says nothing is near to nothing, unless it heads what does.
  const saysMuch = (place: number) => fluencyOf(place, spoken) > 0.5 || isHeading(spoken.sentences[place]?.text ?? '');
  const near = found.places.map((place) => {
    const fitting = fittest(place, found, kind, spoken);
    return { fitting, quote: kind === 'how' ? stepAt(fitting, spoken) : quoteAt(fitting, spoken, nearQuote) };
  });
  const isTold = ({ fitting, quote }: (typeof near)[number]) =>
    saysMuch(fitting) && quote.last - quote.first >= fewestOfNear;
  return (near.find(isTold) ?? near[0])?.quote;
}

/** The step that is told in a sentence. */
function stepAt(place: number, spoken: Spoken): Quote {
  const begin = stepBegin(place, spoken);
  const end = stepEnd(place, spoken, begin, nearQuote.most);
  return quoteAt(begin, spoken, { ...nearQuote, until: end > place ? end : -1 });
}
