import { bareWord } from '../../chaptering/local/terms.ts';
import type { Passage, Spoken } from './passages.ts';
import type { Query } from './query.ts';
import { type Quote, quoteAt } from './quote.ts';
import { type Found, rank, type Term, termsOf } from './rank.ts';
import { fold } from './stem.ts';

/** A question beside what is said. */
export interface Asked {
  query: Query;
  terms: Term[];
  spoken: Spoken;
}

/** A passage with the sentence of it that is to be quoted. */
export interface Fit extends Found {
  quote: Quote;
  /** How much of what the question asks for is in that sentence, 0 to 1; more where it holds the kind of thing asked for. */
  fit: number;
}

/** Passages that are looked at sentence by sentence. */
const mostRead = 60;
/** How far apart a number and what it counts may stand. */
const fewWords = 3;
const numberWord =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|sechzig|hundert|tausend|halbe[rns]?)\b/iu;
const reasonWord =
  /\b(?:because|since|so that|reason|therefore|why|weil|denn|damit|deshalb|deswegen|nämlich|grund)\b/iu;

/** The passages that hold words of the question, those first whose best sentence holds most of what is asked for. */
export function fitting(query: Query, spoken: Spoken): { asked: Asked; fits: Fit[] } {
  const asked = { query, terms: termsOf(query, spoken), spoken };
  const fits = rank(asked.terms, spoken)
    .slice(0, mostRead)
    .map((found) => {
      const { place, fit } = bestSentence(found.passage, asked);
      return { ...found, fit, quote: quoteAt(place, spoken), score: found.score * (0.5 + fit) };
    });
  return { asked, fits: fits.sort((one, other) => other.score - one.score) };
}

function bestSentence(passage: Passage, asked: Asked): { place: number; fit: number } {
  let best = { place: passage.from, fit: -1 };
  for (let place = passage.from; place < passage.to; place += 1) {
    const fit = fitOf(place, asked);
    if (fit > best.fit) best = { place, fit };
  }
  return best;
}

function fitOf(place: number, asked: Asked): number {
  const stems = new Set(asked.spoken.stems[place]);
  let value = 0;
  for (const { stems: known, part } of asked.terms) {
    let sureness = 0;
    for (const [key, sure] of known) if (stems.has(key)) sureness = Math.max(sureness, sure);
    value += sureness * part;
  }
  return value * likelihood(place, asked);
}

/** More than 1 where a sentence holds the kind of thing that is asked for; a number counts most beside a sought word. */
function likelihood(place: number, { query: { wanted }, terms, spoken }: Asked): number {
  const sentence = spoken.sentences[place];
  if (!sentence || wanted === 'anything') return 1;
  if (wanted === 'reason') return reasonWord.test(sentence.text) ? 1.4 : 1;
  const words = spoken.words.slice(sentence.from, sentence.to).map(({ text }) => text);
  const numbers = words.flatMap((text, at) => (numberWord.test(text) ? [at] : []));
  const sought = words.flatMap((text, at) => {
    const key = spoken.vocabulary.get(fold(bareWord(text)));
    return key !== undefined && terms.some(({ stems }) => stems.has(key)) ? [at] : [];
  });
  if (numbers.length === 0) return 1;
  return numbers.some((at) => sought.some((other) => Math.abs(at - other) <= fewWords)) ? 1.6 : 1.25;
}
