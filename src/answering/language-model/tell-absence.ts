import { contentUnits, scriptOf } from '../../transcripts/language/content-units.ts';
import { givesOrders } from '../../transcripts/language/orders.ts';
import { timestamp } from '../../transcripts/timestamp.ts';
import type { AnsweringInput, Told } from '../engine.ts';
import type { Spoken } from '../local/passages.ts';
import { quoteAt } from '../local/quote.ts';
import { type Wording, wordingFor } from '../local/wording.ts';
import type { ProposedAbsence } from './claim.ts';
import { plainSentence } from './plain-sentence.ts';

/** Characters of a sentence that says that something is not said. */
const mostCharacters = 240;
/** Letters and marks of neither English nor German. */
const elsewhere = /[¿¡ñãõçáéíóúàèìòùâêîôûœæøåčěřšžğışțąęłńśźż]/i;

/**
 * Says in one sentence that the video does not say it, with what comes nearest. The sentence is ours; the model's own only
 * where the question is in a language that we have none for.
 */
export function tellAbsence(
  absence: ProposedAbsence,
  input: AnsweringInput,
  { spoken, wording }: { spoken: Spoken; wording: Wording },
): Told {
  const statement = isOurs(input.question) ? undefined : sentenceOf(absence.text, input.question);
  const said = statement ?? wording.notSaid([]);
  const place = (absence.nearest ?? 0) - 1;
  const sentence = spoken.sentences[place];
  if (!sentence || statement !== undefined) return { markdown: said, citations: [] };
  const { startSeconds, quote } = quoteAt(place, spoken);
  if (quote === '' || startSeconds >= Math.max(1, input.durationSeconds)) return { markdown: said, citations: [] };
  const told = wording.told(wording.nearest, wording.marked(quote), timestamp(startSeconds));
  return { markdown: `${said} ${told}.`, citations: [{ startSeconds, passage: place + 1, quote }] };
}

/** Whether it is asked in English or German. */
function isOurs(question: string): boolean {
  // Where the question's words do not tell, its wording goes by the transcript's language.
  const isTold = wordingFor(question, 'en') === wordingFor(question, 'de');
  return scriptOf(question) === 'latin' && isTold && !elsewhere.test(question);
}

/** The model's sentence, where it is one and names nothing but what the question does. */
function sentenceOf(text: string, question: string): string | undefined {
  const said = plainSentence(text);
  const isLong = said === '' || said.length > mostCharacters || /[.!?。！？].*\p{L}/u.test(said);
  if (isLong || givesOrders(said) || said.includes('`') || scriptOf(said) !== scriptOf(question)) return undefined;
  const asked = contentUnits(question);
  const hasNewNumbers = [...contentUnits(said)].some((unit) => /\d/.test(unit) && !asked.has(unit));
  return hasNewNumbers ? undefined : said;
}
