import { z } from 'zod';
import type { Unavailable, Unsupported } from './platform.ts';

/** The platform answered one client, and the answer does not settle what the video is: another client may be told more. */
export interface Unclear {
  kind: 'unclear';
  /** For the log. */
  cause: string;
  /** The client was told that the video can not be played, without a reason of that client's own. */
  seemsGone?: true;
  /** What the answer tells all the same. */
  isUnlisted?: boolean | undefined;
  /** The answer is of a kind that blocked clients get. */
  trouble?: 'blocked';
}

/** The platform's verdict whether a client may play a video; only `status` is always there. */
export const playabilitySchema = z.object({
  status: z.string().max(100),
  reason: z.unknown().optional(),
  reasonTitle: z.unknown().optional(),
  subreason: z.unknown().optional(),
  messages: z.unknown().optional(),
  desktopLegacyAgeGateReason: z.unknown().optional(),
  liveStreamability: z.unknown().optional(),
  errorScreen: z.unknown().optional(),
});

export type Playability = z.infer<typeof playabilitySchema>;

type Outcome = Unsupported | Unavailable | Unclear;

/**
 * Why a video is not played. What the answer says by its structure goes before its words; those come in English, the
 * language we ask in. A refusal of the client, or of our address, is never taken for one of the video.
 */
export function readRefusal(playability: Playability): Outcome {
  const { status, reason, reasonTitle, subreason, messages } = playability;
  const screen = readScreen(playability.errorScreen);
  const told = readScreen({ reason, reasonTitle, subreason, messages });
  const words = [...told.words, ...screen.words]
    .map((text) => text.replaceAll('’', "'").replace(somebodysName, '$1 …'))
    .join(' | ');
  const cause = `${status}: ${words.slice(0, 300)}`;
  const isBotCheck = [...told.addresses, ...screen.addresses].some((address) => address.includes(botCheckHelp));
  if (screen.isCaptcha || isBotCheck || block.test(words) || laterElsewhere.test(words)) {
    return { kind: 'unavailable', cause, trouble: 'blocked' };
  }
  if (status === 'LIVE_STREAM_OFFLINE') return /recording/i.test(words) ? notFound : live;
  if (ageStatuses.has(status) || playability.desktopLegacyAgeGateReason || screen.isAgeGate) return ageRestricted;
  if (status === 'CONTENT_CHECK_REQUIRED') return confirmed;
  if (screen.offers.some((offer) => offer.includes('sponsors_only'))) return membersOnly;
  if (screen.isOffer) return paid;
  for (const [pattern, outcome] of byWords) if (pattern.test(words)) return outcome;
  if (contentBlock.test(words)) return { kind: 'unavailable', cause, trouble: 'blocked' };
  if (status === 'ERROR' && /unavailable|not available|isn't available|invalid/i.test(words)) return notFound;
  // What is unplayable for a reason that is not understood may be a matter of rights, of the address or of the country.
  const isGeneral = status === 'ERROR' || (status === 'UNPLAYABLE' && (words === '' || unavailableAlone.test(words)));
  const seemsGone = isGeneral && !ofTheClient.test(words);
  return { kind: 'unclear', cause, ...(seemsGone ? { seemsGone } : {}) };
}

/** Names of owners, claimants and memberships stand in reasons, and may hold any word. */
const somebodysName = /\b(content from|claims? by|claimants including|on level)\b.*?(?=,? who has|\(or any|$)/is;
/** The page of help that the bot check links to, in every language. */
const botCheckHelp = 'support.google.com/youtube/answer/3037019';
const block =
  /\b(?:ro)?bots?\b|captcha|unusual traffic|try again later|network administrator|workspace administrator|restricted mode/i;
/** "Try again later" in the languages of most viewers, should an answer not come in the one we ask in. */
const laterElsewhere =
  /später (?:noch einmal|noch mal|erneut|wieder)|plus tard|más tarde|mais tarde|più tardi|later opnieuw|позже|później|後でもう|しばらくして|나중에 다시|稍[后後][再重]/i;
/** Said of "content", not of a video, to those who asked for too much. */
const contentBlock = /content isn't available/i;
/** What one client may not do and another may, or a moment's trouble; says nothing of the video. */
const ofTheClient =
  /sign in|other websites|embed|on this (?:app|device)|latest version|reload|processing|check back|something went wrong/i;
/** Words that give no reason. */
const unavailableAlone = /unavailable|not available|isn't available/i;
const ageStatuses = new Set(['AGE_CHECK_REQUIRED', 'AGE_VERIFICATION_REQUIRED']);

export const notFound: Unsupported = {
  kind: 'unsupported',
  reason: 'not_found',
  detail: 'There is no such video on YouTube, or it has been removed.',
};
export const live: Unsupported = {
  kind: 'unsupported',
  reason: 'live',
  detail: 'The video is live or yet to begin.',
  remedy: 'Try again when the stream or premiere has ended.',
};
export const privateVideo: Unsupported = {
  ...needsLogin('This video is private.'),
  remedy: 'Make it public or unlisted (30 minutes or longer), then try again.',
};
const ageRestricted = needsLogin('The video is age-restricted: it can not be read without a login.');
const confirmed = needsLogin('YouTube shows the video only to viewers who confirm that they want to see it.');
const membersOnly = needsLogin('The video is for members of its channel only.');
const paid = needsLogin('The video has to be paid for.');

/** In this order: the first pattern that is found decides. */
const byWords: [RegExp, Unsupported][] = [
  [
    /\bcountr(?:y|ies)\b|\bregion\b|\b(?:deinem|Ihrem) Land\b|\bvotre pays\b|\b(?:tu|su|seu) país\b|\btuo paese\b|お住まいの[国地]|您所在的?(?:国家|地区|國家|地區)/i,
    needsLogin('The video can not be watched from the country this service runs in.'),
  ],
  [
    /\bremoved\b|terminated|no longer available|been deleted|(?:does not|doesn't) exist|available any ?more|copyright|recording (?:is not|isn't)/i,
    notFound,
  ],
  [/\bage\b|age-restricted|inappropriate for some/i, ageRestricted],
  [/\bpremium\b/i, needsLogin('The video is for subscribers of YouTube Premium or Music Premium only.')],
  [/\bmembers?\b|\bmembership\b|join this channel/i, membersOnly],
  [/\bpay(?:ment)?\b|\bpaid\b|purchase|\brent(?:al|ed)?\b|\bbuy\b/i, paid],
  [/live event|live stream|\bpremieres?\b|will begin/i, live],
  [/\bprivat\w*|\bpriv(?:ad[ao]|é)/i, privateVideo],
];

function needsLogin(detail: string): Unsupported {
  return { kind: 'unsupported', reason: 'private', detail };
}

interface Screen {
  words: string[];
  addresses: string[];
  offers: string[];
  isCaptcha: boolean;
  isAgeGate: boolean;
  isOffer: boolean;
}

/** Most parts of an error screen that are looked at. */
const mostParts = 2000;

/** Of fields that hold words: those of texts in all their forms, and those that may hold either words or a text. */
const textNames = /^(?:text|simpleText|content|reason|reasonTitle|subreason|messages)$/;

/** What stands in an error screen of any form: its texts but those of buttons, where it links to, and what it asks for. */
function readScreen(screen: unknown): Screen {
  const found: Screen = { words: [], addresses: [], offers: [], isCaptcha: false, isAgeGate: false, isOffer: false };
  const parts: [name: string, value: unknown][] = [['', screen]];
  for (let seen = 0; parts.length > 0 && seen < mostParts; seen += 1) {
    const [name, value] = parts.pop() ?? ['', undefined];
    if (/captcha/i.test(name)) found.isCaptcha = true;
    if (/AgeGate/.test(name)) found.isAgeGate = true;
    if (/Ypc(?:Offer|Trailer)|ypcTrailer/.test(name)) found.isOffer = true;
    if (typeof value === 'string') {
      if (name === 'url') found.addresses.push(value.slice(0, 500));
      if (name === 'offerId') found.offers.push(value.slice(0, 100));
      if (textNames.test(name)) found.words.push(value.slice(0, 500).toWellFormed());
    } else if (typeof value === 'object' && value !== null && !/button/i.test(name)) {
      const entries = Array.isArray(value)
        ? value.map((item): [string, unknown] => [name, item])
        : Object.entries(value);
      parts.push(...entries.slice(0, mostParts).reverse());
    }
  }
  return found;
}
