import { isFunctionWord } from '../transcripts/reading/function-words.ts';
import type { Sentence } from '../transcripts/reading/sentences.ts';
import { announcesSponsor, sellsIn } from '../transcripts/reading/sponsors.ts';
import { messagesFor } from './messages/messages.ts';

/** A chapter as it stands in its video. */
export interface PlacedChapter {
  sentences: readonly Sentence[];
  /** Its place among the chapters, from 0, and how many there are. */
  index: number;
  count: number;
  /** Seconds, of the chapter and of the video. */
  length: number;
  durationSeconds: number;
  language: string | null;
}

/** Parts that many videos have, whatever they are about. */
export type RecurringPart = 'intro' | 'sponsor' | 'outro';

/** An introduction or a farewell lasts at most so many seconds, an advertisement so many. */
const longest = { intro: 100, outro: 120, sponsor: 210 };
/** One in whose middle people say farewell lasts at most so many. */
const longestToFarewell = 60;
/** Sentences that sell something make an advertisement: so many, and one in so many seconds. */
const selling = { least: 2, perSeconds: 45 };

const greeting =
  /(?<!\p{L})(?:welcome (?:back|to|everyone|everybody)|hello (?:and|everyone|everybody|there|folks|guys)|hi,? (?:everyone|everybody|guys|folks|there|i'm)|hey,? (?:everyone|everybody|guys|folks|there)|my name is|what's up|good (?:morning|evening|afternoon)|(?:herzlich )?willkommen|hallo (?:und|zusammen|leute)|bienvenid[oa]s|hola a todos|bienvenue|bonjour à tous|benvenuti|ciao a tutti|bem-vindos|olá)(?!\p{L})|大家好|こんにちは|안녕하세요/iu;
const farewell =
  /(?<!\p{L})(?:(?:thanks|thank you)(?: so much| all| everyone)? for (?:watching|listening|tuning in|joining)|see you (?:next|soon|in the)|until next time|good ?bye|bye[ -]bye|take care(?= |,|\.)|(?:like and|please|to) subscribe|that's (?:it|all) for (?:today|this)|bis zum nächsten|auf wiederhören|tschüss|macht's gut|hasta la próxima|gracias por ver|à la prochaine|merci d'avoir|alla prossima|até a próxima)(?!\p{L})|下次再见|またね|감사합니다/iu;
/** Who pays, where the host says it by name. */
const brand =
  /(?:sponsored by|brought to you by|made possible by|in partnership with|our (?:sponsor|partner)s?(?: today| this week)?,?|sponsor(?: of (?:today's|this) \p{L}+)?,? is|thanks to|gesponsert von|präsentiert von|unterstützt von|patrocinado por|sponsorisé par)\s+((?:the )?\p{Lu}[\p{L}\p{N}.&'’-]*(?:\s+\p{Lu}[\p{L}\p{N}.&'’-]*){0,2})/u;

/** Which recurring part a chapter plainly is; null where it is none. */
export function recurringPart({ sentences, index, count, length }: PlacedChapter): RecurringPart | null {
  if (index === 0 && count > 1 && sentences.length === 0) return 'intro';
  const opening = sentences.slice(0, 3);
  const sold = sentences.filter(sellsIn).length;
  const isSold = sold >= selling.least && sold * selling.perSeconds >= length;
  if (count > 1 && length <= longest.sponsor && (isSold || (index > 0 && opening.some(announcesSponsor))))
    return 'sponsor';
  if (index === 0 && count > 1 && length <= longest.intro && opening.some(({ text }) => greeting.test(text)))
    return 'intro';
  const isLast = index === count - 1 && index > 0;
  const leaving = length <= longestToFarewell ? sentences : opening;
  if (isLast && length <= longest.outro && leaving.some(({ text }) => farewell.test(text))) return 'outro';
  return null;
}

/** What a recurring part is called, a sponsor by the name that the host says; at most `limit` characters. */
export function partTitle(part: RecurringPart, { sentences, language }: PlacedChapter, limit: number): string {
  const say = messagesFor(language);
  if (part !== 'sponsor') return say(part);
  const names = sentences.map(({ text }) => brand.exec(text)?.[1]?.replace(/[\p{P}]+s?$/u, '') ?? '');
  const name = names.find((one) => one !== '' && !isFunctionWord(one.toLowerCase()));
  const named = name === undefined ? '' : say('sponsor_of', { brand: name });
  return named === '' || [...named].length > limit ? say('sponsor') : named;
}
