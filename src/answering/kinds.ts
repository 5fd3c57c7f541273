import { anywhere } from '../transcripts/reading/phrase-forms.ts';
import { mainClause, movedFirst, questionWord, withoutCourtesy } from './asked-clause.ts';
import { asksNumber, asksRate, asksWeight } from './kinds/count.ts';
import { asksBestTime, asksDate, beginsWithWhen } from './kinds/date.ts';
import { asksDuration } from './kinds/duration.ts';
import { askedElsewhere } from './kinds/elsewhere.ts';
import { asksGermanWhat } from './kinds/german-what.ts';
import { asksMore, asksNext } from './kinds/going-on.ts';
import { asksHow } from './kinds/how.ts';
import { asksLength, asksLengthOfThing } from './kinds/length.ts';
import { asksList, namesList } from './kinds/list.ts';
import { asksMoment } from './kinds/moment.ts';
import {
  namesDate,
  namesDuration,
  namesLength,
  namesNumber,
  namesPrice,
  namesRate,
  namesWeight,
} from './kinds/named-figure.ts';
import { asksPrice } from './kinds/price.ts';
import { asksSummary } from './kinds/summary.ts';
import { asksWhy } from './kinds/why.ts';
import { asksAssent, beginsWithAuxiliary, beginsWithVerb } from './kinds/yes-no.ts';

/**
 * What is asked for in figures: money, how long something lasts, a day or an hour, how often, how heavy, how far, or anything
 * that is counted.
 */
export type Measure = 'price' | 'duration' | 'date' | 'rate' | 'weight' | 'length' | 'number';

/** What kind of question it is, as far as its answer has another form. */
export type Kind =
  | 'what'
  | 'why'
  | 'how'
  | Measure
  | 'moment'
  | 'where'
  | 'who'
  | 'list'
  | 'yesNo'
  | 'summary'
  | 'next'
  | 'more';

/** Kinds of questions that are told by their words, the first that fits. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['summary', asksSummary],
  ['why', asksWhy],
  ['price', asksPrice],
  ['length', asksLengthOfThing],
  ['duration', asksDuration],
  ['date', asksDate],
  ['date', beginsWithWhen],
  ['rate', asksRate],
  ['weight', asksWeight],
  ['length', asksLength],
  ['number', asksNumber],
  ['list', asksList],
  ['how', asksHow],
  ['where', anywhere(['where', 'wo|wohin|woher'])],
  ['who', anywhere(['who|whom|whose', 'wer|wem|wen|wessen'])],
  ['list', namesList],
  ['yesNo', beginsWithVerb],
  ['yesNo', beginsWithAuxiliary],
  ['price', namesPrice],
  ['length', namesLength],
  ['weight', namesWeight],
  ['date', namesDate],
  ['duration', namesDuration],
  ['rate', namesRate],
  ['number', namesNumber],
];

const opening =
  /^\W*(?:(?:and|so|but|also|ok(?:ay)?|about|roughly|exactly|approximately|und|aber|also|ungefähr),? )*/iu;
const opener = new RegExp(`^(?:(${questionWord})|${movedFirst})(?!\\p{L})`, 'iu');
/** Kinds that any word of a question tells, however it begins. */
const toldAnywhere: ReadonlySet<Kind> = new Set(['summary', 'why']);

/**
 * The kind of a question; `what` where its words do not tell.
 *
 * @param language the talk's (`Spoken.language`): it is asked in its language, or in English or German
 */
export function kindOf(written: string, language: string | null = null): Kind {
  const elsewhere = askedElsewhere(written, language);
  if (elsewhere) return elsewhere.kind;
  const courteous = written.trim();
  if (asksMoment.test(courteous)) return 'moment';
  const question = withoutCourtesy(courteous);
  if (asksNext.test(question)) return 'next';
  if (asksMore.test(question)) return 'more';
  if (asksAssent.test(question)) return 'yesNo';
  const asked = mainClause(question).replace(opening, '');
  if (question !== courteous && /^(?:if|whether|ob)(?!\p{L})/iu.test(asked)) return 'yesNo';
  if (asksMoment.test(asked)) return 'moment';
  return toldByWords(asked);
}

/** Where a question begins as one, its first words tell the kind: `Do you know` how it ends, and `What decides how long it takes`. */
function toldByWords(asked: string): Kind {
  const isWhat = asksGermanWhat(asked);
  const begun = opener.exec(asked);
  const isClosed = begun !== null && begun[1] === undefined && !isWhat;
  if (!isClosed && asksBestTime.test(asked)) return 'date';
  const fits = ([kind, pattern]: (typeof kinds)[number]) => {
    if (isWhat && kind === 'yesNo') return false;
    const at = pattern.exec(asked)?.index;
    if (at === undefined) return false;
    if (begun === null || at === 0) return true;
    if (kind === 'why' && isClosed) return /reason|grund/iu.test(asked);
    return !isClosed && toldAnywhere.has(kind);
  };
  return kinds.find(fits)?.[0] ?? 'what';
}
