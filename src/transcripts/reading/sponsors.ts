import { matching, oneOf, word } from './phrase-forms.ts';

/** How who pays is announced. */
const announcement = matching(
  [
    'brought to you by|sponsored by',
    "(our|today's|this|presenting) sponsor(?!s in)",
    "the sponsors? of (this|today's) (video|episode|show|podcast|stream)",
    '(episode|podcast|show) is presented by',
    "sponsor(ing)? (this|today['’]s) (video|episode|podcast|show|stream)",
    // Listeners, a grant and subtitles support a show as well.
    `(this|today['’]s) (video|episode|podcast|show|stream) (is|was) supported by(?! ${oneOf([
      'you|your|our|my|her|his|their|the|a|an|all|everyone|everybody|those|these|some|many',
      'people|viewers?|listeners?|readers|members|subscribers?|patreon|patrons|supporters|fans|donors|donations',
      'contributions|gifts|grants|ads|research|evidence|data|figures|facts|subtitles|captions|closed captions',
    ])}\\b)`,
    "support for (this|the|today's) (show|episode|podcast)",
    'quick break|werbepartner|präsentiert von|unterstützt von|patrocinad[oa]s? por',
    'nuestro patrocinador|nosso patrocinador|sponsorisée? par|en partenariat avec',
    'notre partenaire|sponsorizzat[oa] da|il nostro sponsor|赞助商|赞助播出|提供でお送り|スポンサー',
  ],
  'u',
);

/** How things are sold, by whoever sells them. */
const pitch = matching(
  [
    'promo code|discount code',
    '(use|with|enter) (my |the |our |promo )?code',
    '(\\w+ )?dot com',
    '\\.com\\b|\\.co\\/',
    '(percent|%) off',
    'free (trial|shipping|gift|quote|month|report|consultation|bottle|sample)',
    'money[- ]back|terms apply|for details|restrictions apply|enjoy responsibly',
    'legal drinking age|must be \\d+|sign up',
    '(today|now) (at|and get)',
    '(your )?first (order|purchase|month|box)',
    'exclusive (offer|deal|discount)',
    `limited time|special offer|all natural|risk free|call now|visit ${word}`,
    `go to ${word}( dot|\\.)`,
    'download the|sportsbook|parlay',
    'ships? (directly|free)',
    'customer service|satisfaction',
    'save (up to|over|\\d+)',
    'rabatt|gutschein|kostenlos testen',
  ],
  'giu',
);

/** Whether a sentence says who pays. */
export function announcesSponsor({ text }: { text: string }): boolean {
  return announcement.test(text.toLowerCase());
}

/** Whether a sentence sells something. */
export function sellsIn(sentence: { text: string }): boolean {
  return pitchesIn([sentence]) > 0;
}

/** How many different ways of selling are heard. */
export function pitchesIn(sentences: readonly { text: string }[]): number {
  return new Set(sentences.flatMap(({ text }) => text.toLowerCase().match(pitch) ?? [])).size;
}

/** Words that sell, or send somewhere, rather than say what a chapter is about. */
const calls = [
  /\b(?:buy|order|subscribe|donate)\b(?: \S+){0,3} (?:now|today)\b/,
  /\b(?:order|shop|call|sign up|register|download|subscribe|donate|act|join) (?:it |us |me )?(?:now|today|here)\b/,
  /\bbuy\b.*!|^buy (?:our|my|from|at)\b/,
  /\bclick\b.{0,12}\b(?:here|now|link|below)\b/,
  /\b(?:promo|discount|coupon|voucher|referral) code\b|\buse (?:the |my |our )?code\b/,
  /\bvisit (?:our|my|us|the site|the website|www)\b|\blink in (?:the )?(?:bio|description)\b/,
  /\b(?:whatsapp|telegram)\b|\bfree trial\b|\bdot (?:com|net|org|io)\b/,
  /\b(?:jetzt|hier) (?:kaufen|bestellen|klicken|anrufen)\b/,
];

/** Whether a title calls for something to be bought, visited or joined. */
export function callsForAction(title: string): boolean {
  const folded = title.toLowerCase();
  return calls.some((pattern) => pattern.test(folded));
}
