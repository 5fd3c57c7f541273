import type { Kind } from '../../kinds.ts';
import { putsOff } from '../../spoken/leaning.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { fold } from '../../spoken/stem.ts';
import type { Asked } from '../asked.ts';
import { givesReason } from '../finding/fit.ts';
import { placeAfter } from '../finding/follow-up.ts';
import { type Found, retrieve } from '../finding/retrieve.ts';
import { focusOf } from '../question/focus.ts';
import { isSort } from '../question/settled-words.ts';
import { plainText } from '../quoting/quote.ts';
import { answerPieces } from './answer-pieces.ts';
import type { Account, Piece } from './compose.ts';
import { isFigureOfIt, isNearMiss, isSaidWhole, mainQuote } from './near-miss.ts';
import { absentWords, isOtherLanguage, notSaid } from './not-said.ts';
import { silent } from './words-of-speakers.ts';

/** Up to here above the model's threshold an answer says that it is merely what comes closest. */
const unsureBelow = 1;
/** And up to here which telling words of the question are not said. */
const doubtfulBelow = 2;
/** Down to here below the threshold what is nearest may well be what is asked for, in other words. */
const nearBelow = 1.6;
/** And down to here, where one quote says all of it in other words. */
const wholeBelow = 5.5;
/** And down to here, where it holds a figure of the kind that is asked for: of 15 such that were invented 14 were asked of what is told. */
const figureBelow = 2;
/** Kinds of questions that another fact about the same thing does not answer. */
const exact: ReadonlySet<Kind> = new Set(['who', 'price', 'duration', 'date', 'rate', 'weight', 'length', 'number']);
/** And kinds that it comes close to. */
const loose: ReadonlySet<Kind> = new Set(['what', 'where', 'how', 'yesNo']);

/** What the video says of what is asked for, or that it does not say it. */
export function accountOfFound(asked: Asked): Account {
  const { input, model, query, wording, before, ground } = asked;
  const { spoken } = ground;
  const { language } = input.reading;
  const leant = query.leansOnEarlier ? before : undefined;
  const after = leant === undefined ? undefined : placeAfter(leant, input.earlier, spoken);
  const found = retrieve(query, ground, model, leant, after);
  const { answerable } = found;
  const mayBeWhole = answerable > model.threshold - wholeBelow;
  const pieces = mayBeWhole ? answered(found, asked) : [];
  // Where it is spoken of is told of what is merely likely: whoever asks will see.
  const threshold = model.threshold - (query.kind === 'moment' ? nearBelow : 0);
  const isTold =
    (mayBeWhole && isSaidWhole(pieces, found, query, ground)) ||
    (answerable > threshold - figureBelow && isFigureOfIt(pieces, found, query, ground));
  if (answerable < threshold && !isTold) {
    const isNear = answerable > model.threshold - nearBelow;
    return {
      kind: 'not_said',
      isNear,
      pieces: notSaid(found, query, spoken, { language, isNear, wording }),
      answerable,
    };
  }
  // Which words are asked with everywhere, and need not be said, is known of English and German alone.
  const isMiss = spoken.tongue !== 'other' && exact.has(query.kind) && isNearMiss(pieces, found, query, ground);
  const asksLater = query.kind === 'moment' || query.kind === 'date' || putsOff(query.question);
  const isLater = !asksLater && isPutOff(pieces, found, spoken);
  if (!isMiss && !isLater) return { kind: 'answered', pieces, answerable };
  const around = { language, isNear: isMiss, wording, near: mainQuote(pieces) };
  return { kind: 'not_said', isNear: true, pieces: notSaid(found, query, spoken, around), answerable };
}

/** Whether every sentence of what is quoted first that names what is asked for puts it off to another time. */
function isPutOff(pieces: readonly Piece[], { terms }: Found, { stems, sentences }: Spoken): boolean {
  const { from = 0, to = 0 } = mainQuote(pieces) ?? {};
  const sought = new Set(terms.flatMap((term) => [...term.stems.keys()]));
  const naming = Array.from({ length: to - from }, (_, at) => from + at).filter((at) =>
    stems[at]?.some((key) => sought.has(key)),
  );
  return naming.length > 0 && naming.every((at) => putsOff(sentences[at]?.text ?? ''));
}

/**
 * What answers, after what is to be said of it first: the person or thing that is asked for and never named, and who is silent on
 * it; and what is to be said of it last: other words of the question that the video never says.
 */
function answered(found: Found, { input, model, query, wording, ground }: Asked): Piece[] {
  const { spoken } = ground;
  const { speakers } = query;
  const isOther = isOtherLanguage(input.reading.language, query.question, wording);
  const { threshold } = model;
  const focus = focusOf(query.question);
  const missing = absentWords(found, spoken).telling;
  const isLikely = found.answerable > threshold + unsureBelow && !missing.some((word) => isNamed(word, focus));
  const isSure = isLikely && (speakers.length === 0 || isNamedBy(speakers, found, spoken));
  const sure = answerPieces(found, query, ground, wording, isSure);
  const isMissed = isSure && isLoose(query.kind, sure, spoken) && isNearMiss(sure, found, query, ground);
  const pieces = isMissed ? answerPieces(found, query, ground, wording, false) : sure;
  const strangers = query.strangers.filter((word) => !spoken.vocabulary.has(fold(word)));
  const isDoubtless = isSure && !isMissed && found.answerable > threshold + doubtfulBelow;
  // Another figure than is asked about is another answer, however sure.
  const doubtful = isDoubtless ? missing.filter((word) => /\d/.test(word)) : missing;
  const first = new Set([...strangers, ...doubtful.filter((word) => isNamed(word, focus))]);
  const unsaid = (words: readonly string[]) =>
    words.length > 0 && !isOther ? [{ heading: wording.missing(words.map(plainText)) }] : [];
  if (speakers.length > 0 && !areQuoted(speakers, pieces, spoken)) {
    // Where that is on something else, what others say of it is found without regard to who was asked about.
    const anybody = { ...query, speakers: [] };
    const others = isOnIt(pieces, found, spoken)
      ? pieces
      : answerPieces(retrieve(anybody, ground, model), anybody, ground, wording, isSure);
    return [...unsaid([...first]), silent(speakers, wording), ...others];
  }
  return [...unsaid([...first]), ...pieces, ...unsaid(doubtful.filter((word) => !first.has(word)))];
}

/** Whether what is quoted first may come merely close to such a question: where a reason is asked for and given it is the answer. */
function isLoose(kind: Kind, pieces: readonly Piece[], { language, tongue }: Spoken): boolean {
  if (kind === 'why') return !givesReason(mainQuote(pieces)?.quote ?? '', language);
  return loose.has(kind) || (tongue === 'other' && exact.has(kind));
}

/** Whether a word that is never said is the very thing that is asked for, or a year: what is said without it is about another. */
function isNamed(word: string, focus: ReadonlySet<string>): boolean {
  return /^\d{4}$/.test(word) || (focus.has(fold(word)) && !isSort(fold(word)));
}

/** Whether somebody of these says any of the words that are asked for, or one that means the same. */
function isNamedBy(speakers: readonly string[], { terms }: Found, { by, stems }: Spoken): boolean {
  const sure = new Set(terms.flatMap((term) => [...term.stems.keys()]));
  return stems.some((keys, at) => speakers.includes(by[at] ?? '') && keys.some((key) => sure.has(key)));
}

/** Whether anybody of them is quoted, not merely named with a moment. */
function areQuoted(speakers: readonly string[], pieces: readonly Piece[], { by }: Spoken): boolean {
  return pieces.some(
    (piece) => 'quote' in piece && piece.form !== 'moment' && speakers.includes(by[piece.quote.from] ?? ''),
  );
}

/** Whether what is quoted first names anything that is asked for. */
function isOnIt(pieces: readonly Piece[], { terms }: Found, { stems }: Spoken): boolean {
  const { from = 0, to = 0 } = mainQuote(pieces) ?? {};
  const said = new Set(stems.slice(from, to).flat());
  return terms.some((term) => [...term.stems.keys()].some((key) => said.has(key)));
}
