import { matching, word } from '../../../../transcripts/reading/phrase-forms.ts';
import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import { announcesSponsor, pitchesIn } from '../../../../transcripts/reading/sponsors.ts';
import type { Word } from '../../../../transcripts/reading/words.ts';
import { spelledWords } from '../../cues/cue-grams.ts';
import { hasGlossary } from '../../cues/cue-translation.ts';
import { type CueKind, cuesInEnglishToo, cuesOf } from '../../cues/cues.ts';
import { payerOf, recurringPartOf } from './recurring-parts.ts';
import { addressesIn } from './sponsors/addresses.ts';
import { asSpelled, knownHost, sponsorName } from './sponsors/sponsor-name.ts';

const names: Record<string, { intro: string; sponsor: string; outro: string; part: string; and: string }> = {
  en: { intro: 'Intro', sponsor: 'Sponsor', outro: 'Outro', part: 'Part', and: ' and ' },
  de: { intro: 'Begrüßung', sponsor: 'Werbung', outro: 'Verabschiedung', part: 'Teil', and: ' und ' },
  es: { intro: 'Introducción', sponsor: 'Patrocinador', outro: 'Despedida', part: 'Parte', and: ' y ' },
  fr: { intro: 'Introduction', sponsor: 'Partenaire', outro: 'Conclusion', part: 'Partie', and: ' et ' },
  zh: { intro: '开场', sponsor: '赞助', outro: '结束语', part: '部分', and: '、' },
  'zh-hant': { intro: '開場', sponsor: '贊助', outro: '結束語', part: '部分', and: '、' },
  ja: { intro: 'はじめに', sponsor: 'スポンサー', outro: 'おわりに', part: 'パート', and: '、' },
  ko: { intro: '인트로', sponsor: '광고', outro: '마무리', part: '파트', and: ', ' },
  pt: { intro: 'Introdução', sponsor: 'Patrocinador', outro: 'Despedida', part: 'Parte', and: ' e ' },
  it: { intro: 'Introduzione', sponsor: 'Sponsor', outro: 'Saluti', part: 'Parte', and: ' e ' },
  nl: { intro: 'Introductie', sponsor: 'Sponsor', outro: 'Afsluiting', part: 'Deel', and: ' en ' },
  sv: { intro: 'Inledning', sponsor: 'Sponsor', outro: 'Avslutning', part: 'Del', and: ' och ' },
  pl: { intro: 'Wstęp', sponsor: 'Sponsor', outro: 'Zakończenie', part: 'Część', and: ' i ' },
  tr: { intro: 'Giriş', sponsor: 'Sponsor', outro: 'Kapanış', part: 'Bölüm', and: ' ve ' },
  ru: { intro: 'Вступление', sponsor: 'Спонсор', outro: 'Завершение', part: 'Часть', and: ' и ' },
  uk: { intro: 'Вступ', sponsor: 'Спонсор', outro: 'Завершення', part: 'Частина', and: ' і ' },
  ar: { intro: 'مقدمة', sponsor: 'الراعي', outro: 'ختام', part: 'الجزء', and: '، ' },
  th: { intro: 'บทนำ', sponsor: 'ผู้สนับสนุน', outro: 'บทส่งท้าย', part: 'ตอนที่', and: 'และ' },
  id: { intro: 'Pembukaan', sponsor: 'Sponsor', outro: 'Penutup', part: 'Bagian', and: ' dan ' },
  vi: { intro: 'Giới thiệu', sponsor: 'Nhà tài trợ', outro: 'Kết thúc', part: 'Phần', and: ' và ' },
  cs: { intro: 'Úvod', sponsor: 'Sponzor', outro: 'Závěr', part: 'Část', and: ' a ' },
  da: { intro: 'Indledning', sponsor: 'Sponsor', outro: 'Afslutning', part: 'Del', and: ' og ' },
  no: { intro: 'Innledning', sponsor: 'Sponsor', outro: 'Avslutning', part: 'Del', and: ' og ' },
  fi: { intro: 'Johdanto', sponsor: 'Sponsori', outro: 'Lopetus', part: 'Osa', and: ' ja ' },
  hi: { intro: 'परिचय', sponsor: 'प्रायोजक', outro: 'समापन', part: 'भाग', and: ' और ' },
};
const international = { intro: 'Intro', sponsor: 'Sponsor', outro: 'Outro', part: 'Part', and: ', ' };

/** Chinese that is written in traditional characters. */
const traditional = /^(?:zh-(?:.*-)?(?:hant|tw|hk|mo)|yue)\b/;

/** What recurring parts of videos are called in a language (BCP 47, or null), and how it joins two things. */
export function namesIn(language: string | null) {
  const tag = language?.toLowerCase().replaceAll('_', '-') ?? 'en';
  if (traditional.test(tag)) return names['zh-hant'] ?? international;
  return names[tag.split('-')[0] ?? ''] ?? international;
}

/** Which recurring parts of videos are called so, in any language. */
export function partsCalled(title: string): ('intro' | 'sponsor' | 'outro')[] {
  const name = title.toLowerCase();
  const called = Object.values({ ...names, international });
  return (['intro', 'sponsor', 'outro'] as const).filter((part) =>
    called.some((one) => one[part].toLowerCase() === name),
  );
}

export interface Part {
  sentences: readonly Sentence[];
  words: readonly Word[];
  /** Place of the chapter and number of chapters. */
  index: number;
  count: number;
  /** Seconds. */
  length: number;
  durationSeconds: number;
  language: string | null;
}

/** Which recurring part of a video the chapter plainly is; null where it is none. */
export function labelOf(part: Part): 'intro' | 'sponsor' | 'outro' | null {
  const { sentences, index, count, length, durationSeconds } = part;
  // What stands before the first word.
  if (index === 0 && count > 1 && sentences.length === 0) return 'intro';
  const own = recurringPartOf(part);
  if (own) return own;
  const opening = sentences.slice(0, 8);
  const isShort = length <= Math.max(45, Math.min(150, durationSeconds / 8));
  const selling = cueCount(part, sentences, 'sponsor');
  const ways = waysOfSelling(part);
  const announced = opening.slice(0, 4).some(announcesSponsor);
  if (index > 0 && length <= 210 && announced) return 'sponsor';
  if (length <= 210 && selling >= 2 && selling * 40 >= length && cueCount(part, opening, 'sponsor') >= 0.5)
    return 'sponsor';
  if (index > 0 && length <= (announced ? longBreak : 210) && ways * 45 >= Math.max(length, 100)) return 'sponsor';
  const greets = length <= Math.min(240, durationSeconds / 8) && greetsIn(part, opening.slice(0, 3));
  if (index === 0 && greets) return 'intro';
  if (index === 0 && isShort && (cueCount(part, opening, 'greet') >= 1 || length < durationSeconds / 25))
    return 'intro';
  if (index < count - 1 || count < 2 || (length > longClosing && asksSoon(sentences))) return null;
  if (isShort && cueCount(part, sentences, 'close') >= 1 && closesSoon(part)) return 'outro';
  // Every last chapter ends with a farewell; an outro begins with it.
  if (length <= 210 && farewells(sentences.slice(0, Math.ceil(sentences.length / 3))) >= 1) return 'outro';
  return null;
}

/** Whether listeners are greeted. */
function greetsIn(part: Part, sentences: readonly Sentence[]): boolean {
  return sentences.some(({ text }) => greeting.test(text)) || cueCount(part, sentences, 'greet') >= 1;
}

/** Greetings that open a video and nothing else. */
const greeting = matching([
  "^((so|well|okay|all right)[, ]+)*(hey|hi|hello|howdy),? (there|folks|guys|everyone|everybody|all|friends|team|gang|people|y'all)\\b",
  `^((hey|hi|hello|yo|so|well|all right|alright|okay)[, ]+)*(what('s| is) (up|good|going on|happening),? (everybody|everyone|guys|y'all|folks|fam|gang|people|friends|youtube|internet)\\b|welcome (back )?(in|on)?to (another|a new|a brand new|this|today's) (${word} )?(episode|edition|show|podcast|stream|video)\\b)`,
  "\\bwelcome (back )?(in|on)to (another|a new|this|today's) (episode|edition|show|podcast|stream|video)\\b",
]);

/** Whether the first words of farewell stand in the first part of a chapter: before later ones its own topic is told. */
function closesSoon(part: Part): boolean {
  const { sentences, length } = part;
  const first = sentences.find((one) => farewells([one]) > 0 || cueCount(part, [one], 'close') > 0);
  return first !== undefined && first.start - (sentences[0]?.start ?? 0) <= latestFarewell * length;
}

/** Of an outro, what may have passed at its first farewell. */
const latestFarewell = 0.55;

/** Seconds that several advertisements, one after the other, last at most. */
const longBreak = 300;

/** Longer than so many seconds, a closing in which something is soon asked is talk that is well under way. */
const longClosing = 90;
const soon = 0.4;

/** Whether something is asked before so much of a chapter has passed. */
function asksSoon(sentences: readonly Sentence[]): boolean {
  return sentences.slice(0, Math.ceil(soon * sentences.length)).some(({ question }) => question);
}

/** A sponsor's chapter with its name: as the host introduces it or tells its address, or else the name that stands out. */
export function sponsorTitle(part: Part, standingOut: string | null): string {
  const called = namesIn(part.language).sponsor;
  const payer = payerOf(part.sentences, part.language);
  const name = payer
    ? asSpelled(payer)
    : (sponsorName(part.sentences.map(({ text }) => text).join(' ')) ?? standingOut);
  return name ? `${called}: ${name}` : called;
}

/** How shows end. */
const farewell = matching(
  [
    '(thanks|thank you)( so much| all| everyone| everybody)? for (watching|listening|tuning in|being with us|joining)',
    'for informational purposes|views and opinions',
    'see you (next|soon|tomorrow)',
    'until next time|bye[- ]bye|goodbye',
    'take care(,| every)',
    'like and subscribe',
    'hit (the )?subscribe',
    'subscribe (to|on|wherever)',
    'wherever you (get|listen)',
    '^(produced|edited) by',
    '(show|episode|podcast|program(me)?|series|video) (is|was) (produced|edited) by',
    'produced and edited by|special thanks to',
    "that's (it|all) for (today|this)",
    'bis zum nächsten(?! (tag|morgen|abend|jahr|monat|punkt|schritt))',
    "bis nächste woche|tschüss|ciao|macht's gut|fürs zuhören|auf wiederhören|schönen abend",
    'schöne woche',
    'gracias por (ver|escuchar|acompañar)',
    'hasta (la próxima|luego|pronto|mañana)',
    'nos vemos (en|la)',
    "merci d'avoir (regardé|écouté|suivi)",
    'à bientôt|à la prochaine',
    'obrigad[oa] por (assistir|ouvir)',
    'até (a próxima|logo|breve)',
    "grazie per (aver|l'ascolto|la visione)",
    'alla prossima|arrivederci|谢谢大家|感谢收[看听]|下期再见|ご視聴ありがとう|また次回',
  ],
  'gu',
);

/** How many different ways of saying farewell are heard. */
function farewells(sentences: readonly Sentence[]): number {
  return new Set(sentences.flatMap(({ text }) => text.toLowerCase().replaceAll('’', "'").match(farewell) ?? [])).size;
}

/**
 * How many different ways of selling a part has: that a known company's address is told is one more, that addresses are told twice another,
 * and a page for listeners a third.
 */
function waysOfSelling({ sentences, index, count }: Part): number {
  const own = pitchesIn(sentences);
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const addresses = addressesIn(text);
  // A farewell tells addresses too, and shows tell their own; one at the beginning ends the advertisement before.
  const isTail = (addresses.at(-1)?.at ?? 0) < text.length * tail;
  if (index === count - 1 || isTail || !addresses.some(knownHost)) return own;
  const isTwice = new Set(addresses.map(({ hosts }) => hosts.at(-1))).size < addresses.length;
  const isForListeners = /[. ]com? slash \p{L}/iu.test(text);
  return own + 1 + Number(isTwice) + Number(isForListeners);
}

/** Of a part's text, what belongs to the advertisement before where its address is told last. */
const tail = 0.3;

function cueCount({ words, language }: Part, sentences: readonly Sentence[], kind: CueKind): number {
  // German has phrases of its own in the lists.
  const isTranslated = hasGlossary(language) && !/^de\b/i.test(language ?? '');
  return sentences.reduce((sum, sentence) => {
    const cues = isTranslated
      ? cuesInEnglishToo(sentence, words, spelledWords({ words, sentences: [sentence], language })[0] ?? [])
      : cuesOf(sentence, words);
    return sum + (cues[kind] ?? 0);
  }, 0);
}
