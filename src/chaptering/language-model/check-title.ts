import { decodeEntities } from '../../transcripts/formats/entities.ts';
import { isFunctionWord } from '../../transcripts/reading/function-words.ts';
import { languageOfText, scriptOf } from '../../transcripts/reading/language.ts';
import { isInjection } from '../../transcripts/reading/prompt-injection.ts';
import { callsForAction } from '../../transcripts/reading/sponsors.ts';
import { bareWord, contentUnits, spelledWords } from '../../transcripts/reading/terms.ts';
import { withCapital } from '../casing.ts';
import { shorten } from '../obey.ts';
import { cleanTitle } from '../rules.ts';
import { fitsParts, isTopicToo, mayBePart, type Place, sponsorNamed } from './part-names.ts';
import { soundOf, squeezed } from './sounds.ts';
import { hasTime, withoutTimes } from './written-times.ts';

/** The platform cuts titles near this many characters. */
export const longestTitle = 49;
/** A title longer than this is no title that only needs to be cut. */
const longestCut = 100;
/** So many words that follow one another in what is said are a sentence that was copied, and not a name that it has in it. */
const fewestCopied = 6;

/** What a title is held against. */
export interface Spoken {
  /** Content units (`content-units.ts`) of the chapter's own sentences, without those that give a model orders. */
  units: ReadonlySet<string>;
  /** Those of the whole video and its title, without what may give a model orders, where the title was meant for this chapter. */
  anywhere: ReadonlySet<string>;
  /** What is said in it, in lower case, without such sentences. */
  said: string;
  /** The script it is spoken in. */
  script: string | null;
  /** Content units that occur only where somebody may give a model orders, or whose place in the titles nothing else explains. */
  tainted: ReadonlySet<string>;
  /** All words of the video, in lower case, and its language as far as these tell. */
  words: ReadonlySet<string>;
  /** How words (lower case) are written inside of sentences. */
  spellings: ReadonlyMap<string, string>;
  language: string | null;
  /** Whether titles are in another language than what is said, so that their words can not be compared with it. */
  isTranslated: boolean;
}

const address =
  /https?:|www\.|\S@\S|\b[\p{L}\p{N}-]+\.(?:com|net|org|io|co|ru|info|biz|de|uk|app|dev|shop|xyz|link|ly|me|tv|gg|site|online)\b/iu;
/** Emoji, digits on keys among them, and what was no character. */
const pictures =
  /[\d#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\u200D?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}|\uFE0F|\p{Emoji_Modifier}))*|\uFFFD/gu;
const years = /\b[12]\d{3}\s*[–—-]\s*[12]\d{3}\b/g;
const telephone = /(?:\+?\d[\s().\-–]*){7,}/;
/**
 * A title as it may be shown, or null where it may not: empty, an address, a number to call, a time, a call to buy, an order
 * to a model, in another language, the name of a part that the chapter is not, or about something that the video does not
 * speak of. What a chapter is about need not be said in it: of 252 titles that a model wrote seventeen shared no word with
 * their chapter, all of them rightly. Of a translated title it is not asked what it is about.
 */
export function checkTitle(proposed: string, spoken: Spoken, place: Place): string | null {
  const bare = withoutDress(proposed, spoken.said);
  if (bare === '' || [...bare].length > longestCut) return null;
  if (!/[\p{L}\p{N}]/u.test(bare) || address.test(bare) || hasTime(bare, spoken.said)) return null;
  if (telephone.test(bare.replace(years, '')) || callsForAction(bare) || isInjection(bare)) return null;
  if (isCopied(bare, spoken)) return null;
  const title = withCapital(fitted(calm(bare, spoken)));
  if (fitsParts(title, place)) return title;
  if (!isTopicToo(title)) return null;
  const sponsor = sponsorNamed(title);
  if (sponsor && mayBePart('sponsor', place)) return isHeard(sponsor.name, spoken) ? title : sponsor.part;
  if (spoken.isTranslated) return isTainted(bare, spoken) ? null : title;
  return isAbout(bare, spoken) && !isForeign(bare, spoken) ? title : null;
}

/** Control characters but white space: what they stand in the midst of is one word. */
const controls = /[^\P{Cc}\s\u0085]/gu;
/** Numbers before titles, and signs that make a list of them. */
const numberings: readonly RegExp[] = [
  /^[\p{So}\p{Sm}\-–—•·*+]+\s+/u,
  /^(?:chapter|part|kapitel|teil)\s+\d+(?:\s*(?:of|von|\/)\s*\d+)?\s*[:.–—-]\s*/i,
  /^(?:\(\d{1,3}\s?\/\s?\d{1,3}\)|\d{1,3}\s?\/\s?\d{1,3}\s*[:.–—-])\s*/,
  /^[([]\d{1,2}[)\]]\s*/,
  /^[①-⓿❶-➓㈠-㈩㊀-㊉]\s*/u,
  /^(?:[IVX]{1,6}[.)]|[IVX]{2,6}:)\s+/,
];

/** Without markup, quotation marks around it, a number or time before it and a full stop or colon after it. */
function withoutDress(proposed: string, said: string): string {
  const dressed = cleanTitle(
    decodeEntities(
      proposed
        .replace(controls, '')
        .trim()
        .replace(/[\r\n].*$/su, ''),
    ).replace(/<[^<>]*>/g, ' '),
  )
    .replace(pictures, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .replace(/(?!__[a-z]+__)(\*\*|__|~~|`)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]+)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .trim();
  const bare = numberings.reduce((title, numbering) => title.replace(numbering, ''), dressed);
  return withoutTimes(bare.replace(/^(?:chapter )?(?:title|titel)\s*:\s*/i, ''), said)
    .replace(/^#?\d{1,2}(?:[.):]|\s[-–—])\s+/, '')
    .replace(/^[\s"'“”„«»`*_#]+|[\s"'“”„«»`*_#]+$/gu, '')
    .replace(/(?<!\.|\.\p{L})[.。:：]$/u, '')
    .trim();
}

/** What is all in capitals, as it is written inside of sentences. */
function calm(title: string, { spellings }: Spoken): string {
  const isShouted = !/\p{Ll}/u.test(title) && (title.match(/\p{Lu}{4,}/gu) ?? []).length > 1;
  if (!isShouted) return title;
  return title.replace(/[\p{L}\p{M}\p{N}'’-]+/gu, (word) => spellings.get(word.toLowerCase()) ?? word.toLowerCase());
}

/** Whether a title is what is said, from the beginning of a sentence that goes on after it, or so much of it that it has to be cut. */
function isCopied(title: string, { said }: Spoken): boolean {
  const words = plainWords(title);
  if (words.length < fewestCopied) return false;
  const heard = ` | ${said
    .split(/[.!?…]+(?=\s|$)/u)
    .map((sentence) => plainWords(sentence).join(' '))
    .join(' | ')} | `;
  const copied = words.join(' ');
  if ([...title].length > longestTitle) return heard.includes(` ${copied} `);
  return heard.includes(` | ${copied} `) && !heard.includes(` | ${copied} | `);
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
}

/** Cut between words, without a word of grammar left dangling. */
function fitted(title: string): string {
  if ([...title].length <= longestTitle) return title;
  const words = shorten(title, longestTitle).split(' ');
  while (words.length > 1 && isFunctionWord(bareWord(words.at(-1) ?? ''))) words.pop();
  return words.join(' ').replace(/[\s,;:–—-]+$/u, '');
}

/** Whether the title is in another language than the talk, and most of its words are never said: not just a word or two, as names have. */
function isForeign(title: string, { language, words }: Spoken): boolean {
  if (language === null || languageOfText(title, language) === language) return false;
  const spelled = spelledWords(title);
  const unsaid = spelled.filter((word) => !words.has(word));
  return (
    unsaid.length > spelled.length / 2 &&
    (unsaid.length > 2 || unsaid.filter((word) => isFunctionWord(word)).length > 1)
  );
}

/** Whether the title shares something with what is said; all of it, and with its chapter, where it is written in another script. */
function isAbout(title: string, spoken: Spoken): boolean {
  const { units, anywhere, script } = spoken;
  const own = [...contentUnits(title)];
  if (own.length === 0 || isTainted(title, spoken)) return false;
  const isForeignScript = script !== null && scriptOf(title) !== null && scriptOf(title) !== script;
  if (isForeignScript) return own.every((unit) => units.has(unit));
  return own.some((unit) => units.has(unit) || anywhere.has(unit));
}

/** Whether a company is named in a chapter, however it was heard: `FanDuel` as `fan duel`, `Pique` as `peak`. */
function isHeard(name: string, { said, tainted }: Spoken): boolean {
  if (!contentUnits(name).isDisjointFrom(tainted)) return false;
  const letters = squeezed(name);
  const sound = soundOf(letters);
  const heard = said.split(/\s+/u).map(squeezed);
  return heard.some((word, at) => {
    const ways = [word, `${word}${heard[at + 1] ?? ''}`, `${word}${heard[at + 1] ?? ''}${heard[at + 2] ?? ''}`];
    return ways.some((one) => one !== '' && (one === letters || (sound.length > 1 && soundOf(one) === sound)));
  });
}

function isTainted(title: string, { tainted }: Spoken): boolean {
  return !contentUnits(title).isDisjointFrom(tainted);
}
