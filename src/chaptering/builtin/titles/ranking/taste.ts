import { matching, oneOf } from '../../../../transcripts/reading/phrase-forms.ts';
import { means } from '../../task-verbs.ts';
import type { Seen } from '../seen-candidate.ts';
import { isMeasure } from '../words/measure-words.ts';
import type { Sense } from '../words/senses.ts';

/**
 * What reading asks for beyond the learned ranking, which is content with a right word or two: no bare common nouns, no
 * passing details, no empty adjectives. Set by hand.
 */
export function tasteOf(one: Seen, language: string | null): number {
  const content = one.own.filter(({ part }) => part !== 'grammar');
  let worth = 0;
  // A passing detail: the chapter dwells on something else.
  const { most, chapter } = one.uses;
  if (chapter > 2 && most * 3 <= chapter) worth -= one.isName || chapter < 5 ? 0.7 : 1.2;
  else if (chapter > 4 && most * 2 <= chapter && !one.isName) worth -= 0.6;
  if ([...one.text].length > 42) worth -= 0.5;
  if (background.test(one.text)) worth -= 2.5;
  if (isBroadcast(one.text) || isEpisodesShow(one)) worth -= 10;
  if (isAnnounced(one)) worth += 1.2;
  if (isLikened(one)) worth -= 4;
  if (one.kind === 'task') return worth + taskTaste(one);
  if (content.length <= 1) return worth + singleTaste(one, language);
  // A clause stands for its chapter where it bears what the chapter is likeliest about.
  const share = Math.min(1, (1.5 * one.chance.most) / Math.max(1e-3, one.chance.chapter)) - 0.4;
  if (one.kind === 'how' || one.kind === 'question') {
    // Put to the guest rather than to the topic.
    if (one.kind === 'question' && /\byou(?:r|'re)?\b/i.test(one.text))
      worth -= /^(?:are|do|did|can|is)\b/i.test(one.text) ? 1.4 : 0.6;
    return worth + (one.sentence < 5 ? 1.6 : 1) * share;
  }
  if (one.kind === 'statement') return worth + (one.sentence < 3 ? 0.8 : 0.3) * share;
  // Advice as it was given: "Pick one battery system".
  if (one.kind === 'doing' && !/^\S+ing\b/.test(one.text)) return worth + 0.4;
  if (one.kind === 'doing') return worth + (one.sentence < 6 && most * 2 > chapter ? 0.6 : 0);
  if (one.isHost) worth -= 1.5;
  // Of whom the whole video is, named in passing.
  if (one.isName && one.inVideoTitle && one.count === 1) worth -= 3;
  if (one.kind === 'pair') return worth + pairTaste(one);
  if (one.kind !== 'phrase') return worth;
  const first = content[0];
  if (first && isEmpty(first)) worth -= content.length > 2 ? 0.9 : 1.4;
  // German adjectives at the opening bear the case of the sentence that they were said in.
  if (/^de\b/.test(language ?? '') && (first?.part === 'adjective' || nounsInRow(one.own))) worth -= 1.5;
  if (content.some((sense) => sense !== first && sense.weak && sense.part !== 'name')) worth -= 0.5;
  // Whose is not said.
  if (one.own.some(({ bare }) => bare === 'your')) worth -= 2;
  if (one.count > 1) worth += 0.6;
  else if (one.own.some(({ bare }) => scenic.has(bare))) worth -= 0.9;
  else if (one.own.some(({ bare }) => bare === 'for' || bare === 'für')) worth -= 0.4;
  if (content.some(({ part }) => part === 'number')) worth -= first?.part === 'number' ? 1.2 : 0.4;
  if (content.some(({ bare }) => isMeasure(bare))) worth -= 2;
  // "In die Schüssel" says where something is put.
  if (
    /^de\b/.test(language ?? '') &&
    / (?:in|auf|an|über|unter|vor|hinter|neben) (?:die|das|den|eine|einen|ein) /i.test(one.text)
  )
    worth -= 2.5;
  if (content.length > 2) worth += 0.2;
  if (one.own.filter(({ part }) => part === 'grammar').length > 2) worth -= 0.5;
  // "A tall ladder" is one among others: the chapter is about more.
  const last = one.own.at(-1);
  // After a name a rare word said once may well be its verb: "Donald Trump tore".
  const isTrailing = last?.part === 'noun' && last.known.rarity === 1 && one.own.at(-2)?.part === 'name';
  if (isTrailing && one.count === 1) worth -= 0.9;
  if (one.indefinite * 2 >= one.count && last?.part === 'noun' && !/[^s]s$/.test(last.bare)) worth -= 0.6;
  if (quantities.test(one.text)) worth -= 0.8;
  if (one.count === 1 && first && sensory.has(first.bare) && first.part !== 'name') worth -= 1.6;
  return worth;
}

/** What a chapter opens with as what comes now: readers left a third of these, and one in thirteen of the other phrases. */
function isAnnounced({ kind, sentence }: Seen): boolean {
  return kind === 'announced' && sentence < 2;
}

/** "It wobbles like a drunk uncle", "as wide as a dustbin lid": what something is likened to is not what is spoken of. */
function isLikened({ count, before }: Seen): boolean {
  const [quality, joint, article] = before.slice(-3);
  if (count !== 1 || !/^(?:an?|some)$/.test(article?.bare ?? '')) return false;
  return joint?.bare === 'like' || (joint?.bare === 'as' && qualities.has(quality?.bare ?? ''));
}

const qualities = new Set(
  'big small large wide narrow long short tall high deep thick thin hard soft heavy light strong weak sharp flat round smooth rough fine hot cold black white red old good bad fast slow quick quiet loud clear clean tight loose stiff dry wet easy simple rare'.split(
    ' ',
  ),
);

/**
 * Of tasks those that the rest is done for, that come soon and often, of what the chapter is likeliest about, and not the single
 * acts. Set by hand on every other tutorial of a set of them.
 */
function taskTaste({ own, purpose, count, sentence, chance }: Seen): number {
  const share = Math.min(1, chance.most / Math.max(1e-3, chance.chapter));
  const worth = 2 * (purpose + share + Math.log2(count) - 1) + 3.5 * Math.exp(-sentence / 4);
  return means.has(own[0]?.bare ?? '') ? worth - 3 : worth;
}

/** Two names stand together; with a common noun a pair is a little forced where it is not much of the chapter. */
function pairTaste(one: Seen): number {
  if (one.isName) return 0.2;
  return one.count > 2 && one.chance.least * 2 > one.chance.chapter ? 0.1 : -0.3;
}

function singleTaste(one: Seen, language: string | null): number {
  const sense = one.own.find(({ part }) => part !== 'grammar');
  if (!sense || one.kind === 'question' || one.kind === 'how') return 0;
  if (isMeasure(sense.bare) && !(one.isName && isAlsoGiven.test(sense.bare))) return -8;
  if (one.isName) return one.count > 2 && !one.inVideoTitle ? -0.6 : -1;
  // A German compound says what takes two words elsewhere.
  if (/^de\b/.test(language ?? '') && sense.bare.length > 8) return -0.1;
  if (sense.weak) return -5;
  if (one.inVideoTitle) return -5.5;
  if (isAnnounced(one) && (one.uses.most > 1 || one.sentence === 0)) return -1;
  // A matter rather than one thing among many: "Immigration", "tariffs".
  const isMatter = one.articles + one.indefinite === 0 || (one.indefinite === 0 && /[^s]s$/.test(sense.bare));
  if (isMatter && one.count > 3 && one.chance.most >= 0.3) return -3;
  return one.count > 3 ? -6 : one.kind === 'announced' ? -5 : -7;
}

/** Months that people are called by. */
const isAlsoGiven = /^(?:april|may|june|august)$/;

/** German joins nouns into one; where they stand side by side, a clause was cut. */
function nounsInRow(own: readonly Sense[]): boolean {
  return own.filter(({ part }, at) => part === 'noun' && own[at - 1]?.part === 'noun').length > 1;
}

const isEmpty = (sense: Sense) => sense.weak && sense.part !== 'name' && sense.part !== 'gerund';

/** Where and by whom things are said in so many videos that it tells none of them. */
const background = matching([
  `^(the )?${oneOf([
    'united states|u\\.s\\.?|middle east|america|american|americans|white house',
    '(donald|president) trump',
    '(joe|president) biden',
    'washington|new york|new york times|wall street journal|president|social media|npr news',
    'npr|cnn|fox news',
  ])}$`,
]);

/** What shows call themselves. */
const broadcast = /\b(?:npr|podcasts?|newsletter|livestream|uncensored|youtube channel|episodes?)\b/i;

/** Whether a text names a show or who sends it. */
export function isBroadcast(text: string): boolean {
  return broadcast.test(text);
}

/** Whether it is named as the show of which this is an episode. */
function isEpisodesShow({ before, sentence }: Seen): boolean {
  const said = before.map(({ bare }) => bare).join(' ');
  return sentence < earlySentences && /\b(?:episode|edition|instal?lment) of(?: the)?$/.test(said);
}

/** A show is named in so many first sentences. */
const earlySentences = 5;

/** How a thing looks and feels, which is a detail where it is said but once. */
const sensory = new Set(
  'empty tall dark warm cold hot wet dry thick thin heavy light soft loud quiet round flat clean dirty fresh tight gentle old red blue yellow black white gray grey brown'.split(
    ' ',
  ),
);

/** How much of something, not what. */
const quantities =
  /^(?:handful|number|series|amount|group|bunch|set|part|piece|pair|couple|thousands|hundreds|dozens|millions|tens|streams|members|terms|aspect|attention) of\b/i;

/** What sets a scene rather than a topic, where it is said but once. */
const scenic = new Set(
  'on at behind by from with in under over around into to like auf an am bei im in mit von aus'.split(' '),
);

/** "The sextant": one common noun stands better with the article that the speaker mostly gives it. */
export function withArticle(one: Seen, language: string | null): string {
  const isEnglish = /^en\b/.test(language ?? 'en');
  const isSingle = one.own.length === 1 && !one.isName && one.kind === 'phrase';
  return isEnglish && isSingle && one.articles * 2 >= one.count ? `the ${one.text}` : one.text;
}
