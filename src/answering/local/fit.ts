import { bareWord } from '../../transcripts/language/terms.ts';
import type { Kind } from './kinds.ts';
import type { Spoken } from './passages.ts';
import type { Term } from './query-terms.ts';
import { fold } from './stem.ts';

/** A question beside what is said. */
export interface Asked {
  kind: Kind;
  terms: readonly Term[];
  spoken: Spoken;
}

/** A question of at most so many words asks what something is. */
export const fewTerms = 2;
/** How far apart a number and what it counts may stand. */
const fewWords = 3;
const numberWord =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|sechzig|hundert|tausend|halbe[rns]?)\b/iu;
const reasonWord =
  /\b(?:because|since|so that|reason|therefore|why|that way|weil|denn|damit|deshalb|deswegen|nämlich|grund|darum)\b/iu;
const nameWord = /^\p{Lu}\p{L}+/u;
const placeWord = /(?<!\p{L})(?:in|at|from|near|inside|under|aus|bei|am|im) (?:the |a |an |einem |einer )?\p{L}{3,}/u;
const defining =
  /\b(?:which is|that is|is just|it's just|means|is called|known as|used (?:for|to)|stands for|das ist|heißt|bedeutet|nennt)\b/iu;
const stepWord =
  /\b(?:go(?:ing)? (?:up |over |down |back )*(?:to|into)|choose|choosing|select|click|drag|press|hold|type|open|turn|put|take|cut|push|pull|menu|tool|button|wähl\p{L}+|klick\p{L}*|drück\p{L}*|zieh\p{L}*|nehm\p{L}*|nimm\p{L}*|leg\p{L}*)\b/iu;
const introducing = /\b(?:named|called|name is|i'm|i am|my name|who|heißt|heiße|namens|ich bin)\b/iu;

/**
 * How much of what the question asks for is in a sentence, 0 to 1; more where it holds the kind of thing asked for. A question
 * of the transcript's own counts together with what is answered to it.
 */
export function fitOf(place: number, asked: Asked): number {
  const { sentences } = asked.spoken;
  const isAsking = sentences[place]?.question === true && sentences[place + 1]?.question === false;
  const stems = new Set(asked.spoken.stems[place]);
  if (isAsking) for (const key of asked.spoken.stems[place + 1] ?? []) stems.add(key);
  let value = 0;
  for (const { stems: known, part } of asked.terms) {
    let sureness = 0;
    for (const [key, sure] of known) if (stems.has(key)) sureness = Math.max(sureness, sure);
    value += sureness * part;
  }
  return value === 0 ? 0 : value * likelihood(isAsking ? place + 1 : place, asked) * (isAsking ? 1.1 : 1);
}

/** Whether a sentence says what something is. */
export function saysWhatItIs(text: string): boolean {
  return (
    defining.test(text) || /\b(?:is|are|was|were) (?:an?|the|when|where|what|how|about|ein\p{L}*|eine?)\b/iu.test(text)
  );
}

/** Whether a sentence gives a reason. */
export function givesReason(text: string): boolean {
  return reasonWord.test(text);
}

/** More than 1 where a sentence holds the kind of thing that is asked for; a number counts most beside a sought word. */
function likelihood(place: number, { kind, terms, spoken }: Asked): number {
  const sentence = spoken.sentences[place];
  if (!sentence) return 1;
  if (kind === 'where') return placeWord.test(sentence.text) ? 1.3 : 1;
  if (kind === 'what') return defining.test(sentence.text) ? (terms.length <= fewTerms ? 1.5 : 1.2) : 1;
  if (kind === 'how') return stepWord.test(sentence.text) ? 1.2 : 1;
  if (kind === 'why') return givesReason(sentence.text) ? 1.4 : 1;
  const words = spoken.words.slice(sentence.from, sentence.to).map(({ text }) => text);
  if (kind === 'who') {
    const isNamed = words.slice(1).some((word) => nameWord.test(word) && word.length > 2);
    return (isNamed ? 1.2 : 1) * (introducing.test(sentence.text) ? 1.25 : 1);
  }
  if (kind !== 'number') return 1;
  const numbers = words.flatMap((text, at) => (numberWord.test(text) ? [at] : []));
  const sought = words.flatMap((text, at) => {
    const key = spoken.vocabulary.get(fold(bareWord(text)));
    return key !== undefined && terms.some(({ stems }) => stems.has(key)) ? [at] : [];
  });
  if (numbers.length === 0) return 0.7;
  return numbers.some((at) => sought.some((other) => Math.abs(at - other) <= fewWords)) ? 2 : 1.3;
}
