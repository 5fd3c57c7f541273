import { topicsOf } from '../src/answering/builtin/question/topics.ts';

/** What somebody might ask who looks for a chapter of this title, or why nobody would ask for it. */
export type TitleQuestion = { question: string } | { leftOut: LeftOut };

/**
 * `frame`: an introduction, a sponsor, an end. `nothing`: no word to look for. `whole`: all its words stand in the video's own
 * title, so that it asks for the whole video, or for whom the video is with. `unsaid`: the video says none of its words.
 */
export type LeftOut = 'frame' | 'nothing' | 'whole' | 'unsaid';

/** What a chapter frames a video with, and says nothing of what it is about. */
const frame = new Set(
  `intro intros introduction introductions introducing outro opening closing start end beginning begins welcome hello goodbye bye conclusion conclusions
concluding wrap wrapping up final thoughts remarks summary recap preview teaser trailer highlights overview outline agenda contents credits thanks thank
today today's todays top story stories headlines news episode show podcast video part chapter section guest guests host hosts bestie besties interview
discussion questions question answers q&a audience listener listeners closer misc miscellaneous other break message background bio`.split(
    /\s+/,
  ),
);
const paidFor =
  /(?<!\p{L})(?:sponsor\p{L}*|ads?|advert\p{L}*|ad break|promo\p{L}*|subscribe|patreon|merch|giveaway|discount)(?!\p{L})/iu;
const asking =
  /^(?:how|what|why|when|where|who|whose|which|is|are|was|were|do|does|did|can|could|should|would|will|has|have)(?!\p{L})/iu;
const clauses = /[,;|•]\s+|:\s+|\s+[–—-]\s+|\.\s+/u;
/** A title of more words lists several things, of which one is asked for. */
const mostWords = 9;
const fewestTopics = 2;

/** Where a title only says that it is on something. */
const leadIn = /^(?:on|about|regarding|re|thoughts on|a word on|more on)(?!\p{L}):?\s+(?=\S)/iu;

const forms: readonly ((title: string) => string)[] = [
  (title) => title,
  (title) => title,
  (title) => `What is said about ${title}?`,
  (title) => `What do they say about ${title}?`,
  (title) => `When do they talk about ${title}?`,
  (title) => `Where is ${title} discussed?`,
  (title) => `Tell me about ${title}`,
];

/**
 * A chapter's title as a question: as it stands where it asks something, else in one of six forms of ours; half of them in
 * small letters, as people type.
 *
 * @param isSaid whether the video says a word with this stem
 * @param random numbers from 0 to 1, of which three are taken
 */
export function titleAsQuestion(
  title: string,
  videoTitle: string,
  isSaid: (stem: string) => boolean,
  random: () => number,
): TitleQuestion {
  const [which, how, small] = [random(), random(), random()];
  const plain = title
    .replace(/[“”"«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const isFrame = plain
    .toLowerCase()
    .split(/[^\p{L}\p{N}&'’]+/u)
    .every((word) => word === '' || frame.has(word.replace('’', "'")) || !topicsOf(word)?.length);
  if (paidFor.test(plain) || (isFrame && (topicsOf(plain)?.length ?? 0) > 0)) return { leftOut: 'frame' };
  const asked = oneOf(plain, which);
  const topics = topicsOf(asked) ?? [];
  if (topics.length === 0) return { leftOut: 'nothing' };
  const titled = new Set(topicsOf(videoTitle)?.map(({ stem }) => stem));
  if (topics.every(({ stem }) => titled.has(stem))) return { leftOut: 'whole' };
  if (!topics.some(({ stem }) => isSaid(stem))) return { leftOut: 'unsaid' };
  const typed = small < 0.5 ? asked.toLowerCase() : asked;
  if (asking.test(asked) || asked.endsWith('?')) return { question: typed.replace(/\??$/, '?') };
  const thing = typed.replace(/[.!]+$/, '').replace(leadIn, '');
  return { question: forms[Math.floor(how * forms.length)]?.(thing) ?? thing };
}

/** A long title's clause that can be asked for alone, else the title. */
function oneOf(title: string, which: number): string {
  if (title.split(' ').length <= mostWords) return title;
  const parts = title
    .split(clauses)
    .map((part) => part.trim())
    .filter((part) => (topicsOf(part)?.length ?? 0) >= fewestTopics);
  return parts[Math.floor(which * parts.length)] ?? title;
}
