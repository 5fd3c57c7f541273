import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { languageTag } from '../language-tag.ts';
import type { Transcript } from '../transcript.ts';
import { type Word, wordsOf } from './words.ts';

/** The detector looks at so many characters; of a longer text at so many pieces of that length, evenly spread. */
const pieceLength = 300;
const mostPieces = 9;
/** What the detector's scores, 0 to 1, may differ by where it does not tell two languages apart: measured in `docs/decisions/0011`. */
const margins = { short: 0.08, other: 0.05 };
/** Characters of a text that is not short. */
const notShort = 25;
/** Words of a transcript that tell its language. */
const tellingWords = 2000;

/** The detector takes 40 MB, so that who reads no text does not load it. Its package can only be imported, but by its file it is required. */
const require = createRequire(import.meta.url);
function detector(): typeof import('eld/extrasmall').eld {
  return require(fileURLToPath(import.meta.resolve('eld/extrasmall'))).eld;
}

/** Languages that the detector has under another code: it does not tell Indonesian from Malay, or Bosnian from Croatian. */
const detectorCodes: Readonly<Record<string, string>> = { id: 'ms', bs: 'hr', fil: 'tl' };

/**
 * The language of a text as a code of ISO 639 without a country (`en`, `zh`, `no`); null where it tells none.
 *
 * @param expected a tag of the language that the text is likely in, such as the talk's of which a question is asked: where the text is
 * short, or the detector sees nearly as much of it, the answer is this one
 */
export function languageOfText(text: string, expected: string | null = null): string | null {
  const likely = codeOf(expected);
  const detected = piecesOf(text).map((piece) => detector().detect(piece));
  const scores = new Map<string, number>();
  for (const [code, score] of detected.flatMap((one) => Object.entries(one.getScores()))) {
    scores.set(code, (scores.get(code) ?? 0) + score / detected.length);
  }
  const [best] = [...scores].sort(([, one], [, other]) => other - one);
  const isSure = detected.length > 1 || detected.every((one) => one.isReliable());
  if (best === undefined || !isSure) return likely;
  const [code, score] = best;
  const margin = text.length < notShort ? margins.short : margins.other;
  const ofLikely = scores.get(detectorCodes[likely ?? ''] ?? likely ?? '') ?? 0;
  if (ofLikely > 0 && ofLikely >= score - margin) return likely;
  return code === 'ms' ? 'id' : code;
}

/** The language of a transcript as `languageOfText` names it: the one that its source names, else what its words tell. */
export function languageOfTranscript(
  { language }: Pick<Transcript, 'language'>,
  words: readonly Word[],
): string | null {
  const said = words.slice(0, tellingWords).map(({ text }) => text);
  return codeOf(language) ?? languageOfText(said.join(' '));
}

/** The same where the words have not been read: the first segments are enough. */
export function languageOfSegments(transcript: Transcript): string | null {
  const segments = transcript.segments.slice(0, tellingWords);
  return languageOfTranscript(transcript, wordsOf({ ...transcript, segments }, Number.POSITIVE_INFINITY));
}

/** The language of a BCP 47 tag, without its country; the two written forms of Norwegian are one. */
function codeOf(tag: string | null): string | null {
  const code = languageTag(tag)?.split('-')[0] ?? null;
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

function piecesOf(text: string): string[] {
  const count = Math.min(mostPieces, Math.ceil(text.length / pieceLength));
  const step = (text.length - pieceLength) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, at) => {
    const from = count === 1 ? 0 : Math.round(at * step);
    return text.slice(from, from + pieceLength);
  });
}

const scripts = {
  latin: /\p{Script=Latin}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  greek: /\p{Script=Greek}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  thai: /\p{Script=Thai}/gu,
  hangul: /\p{Script=Hangul}/gu,
  east: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
};

/** The script that most letters of the text belong to; null where it has no letters of these. */
export function scriptOf(text: string): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [name, letters] of Object.entries(scripts)) {
    const count = text.match(letters)?.length ?? 0;
    if (count > most) [best, most] = [name, count];
  }
  return best;
}
