import { termsOf } from '../src/answering/retrieval/question.ts';
import type { Stemmer } from '../src/transcripts/reading/stemming.ts';

/** What a chapter frames a video with, and says nothing of what it is about. */
const frame = new Set(
  `intro intros introduction introductions introducing outro opening closing start end beginning begins welcome hello goodbye bye conclusion conclusions
concluding wrap wrapping up final thoughts remarks summary recap preview teaser trailer highlights overview outline agenda contents credits thanks thank
today today's todays top story stories headlines news episode show podcast video part chapter section guest guests host hosts bestie besties interview
discussion questions question answers q&a audience listener listeners closer misc miscellaneous other break message background bio
einleitung einstieg begrüßung vorstellung schluss schlusswort verabschiedung fazit zusammenfassung ausblick`.split(
    /\s+/,
  ),
);
const paidFor =
  /(?<!\p{L})(?:sponsor\p{L}*|ads?|advert\p{L}*|ad break|promo\p{L}*|subscribe|patreon|merch|giveaway|discount|werbung)(?!\p{L})/iu;
const asking =
  /^(?:how|what|why|when|where|who|whose|which|is|are|was|were|do|does|did|can|could|should|would|will|has|have)(?!\p{L})/iu;
const germanAsking =
  /^(?:wie|was|warum|wieso|weshalb|wozu|wann|wo|wer|wen|wem|welche[rs]?|ist|sind|kann|gibt|hat|haben|soll|muss)(?!\p{L})/iu;
const clauses = /[,;|•]\s+|:\s+|\s+[–—-]\s+|\.\s+/u;
/** A title of more words lists several things, of which one is asked for. */
const mostWords = 9;
const fewestTopics = 2;

/** Where a title only says that it is on something. */
const leadIn = /^(?:on|about|regarding|re|thoughts on|a word on|more on)(?!\p{L}):?\s+(?=\S)/iu;

type Form = (title: string) => string;
const forms: readonly Form[] = [
  (title) => title,
  (title) => title,
  (title) => `What is said about ${title}?`,
  (title) => `What do they say about ${title}?`,
  (title) => `When do they talk about ${title}?`,
  (title) => `Where is ${title} discussed?`,
  (title) => `Tell me about ${title}`,
];
const germanForms: readonly Form[] = [
  (title) => title,
  (title) => title,
  (title) => `Was wird über ${title} gesagt?`,
  (title) => `Was sagen sie zu ${title}?`,
  (title) => `Wann geht es um ${title}?`,
  (title) => `Wo wird über ${title} gesprochen?`,
];

export interface TitleOptions {
  isSaid: (stem: string) => boolean;
  stem: Stemmer;
  random: () => number;
  language?: 'en' | 'de';
}

/**
 * What somebody might ask who looks for a chapter of this title: the title as it stands where it asks something, else in one of our
 * forms; half of them in small letters, as people type. Undefined for what only frames the video (an introduction, a
 * sponsor), names nothing, asks for the whole video, or is said nowhere in it.
 *
 * @param options.random numbers from 0 to 1, of which three are taken
 */
export function titleAsQuestion(
  title: string,
  videoTitle: string,
  { isSaid, stem, random, language = 'en' }: TitleOptions,
): string | undefined {
  const [which, how, small] = [random(), random(), random()];
  const plain = title
    .replace(/[“”"«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const words = plain.toLowerCase().split(/[^\p{L}\p{N}&'’]+/u);
  const isFrame = words.every((word) => frame.has(word.replace('’', "'")) || termsOf(word, stem).length === 0);
  if (paidFor.test(plain) || isFrame) return undefined;
  const asked = oneOf(plain, which, stem);
  const terms = termsOf(asked, stem);
  const titled = new Set(termsOf(videoTitle, stem).map((term) => term.stem));
  if (terms.every((term) => titled.has(term.stem)) || !terms.some((term) => isSaid(term.stem))) return undefined;
  const typed = small < 0.5 ? asked.toLowerCase() : asked;
  const isAsking = language === 'de' ? germanAsking : asking;
  if (isAsking.test(asked) || asked.endsWith('?')) return typed.replace(/\??$/, '?');
  const thing = typed.replace(/[.!]+$/, '').replace(leadIn, '');
  const own = language === 'de' ? germanForms : forms;
  return own[Math.floor(how * own.length)]?.(thing) ?? thing;
}

/** A long title's clause that can be asked for alone, else the title. */
function oneOf(title: string, which: number, stem: Stemmer): string {
  if (title.split(' ').length <= mostWords) return title;
  const parts = title
    .split(clauses)
    .map((part) => part.trim())
    .filter((part) => termsOf(part, stem).length >= fewestTopics);
  return parts[Math.floor(which * parts.length)] ?? title;
}
