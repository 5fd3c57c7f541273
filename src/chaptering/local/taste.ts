import type { Ranked } from './rank-titles.ts';
import type { Sense } from './senses.ts';

/**
 * What reading asks for beyond the learned ranking, which is content with a right word or two: no bare common nouns, no
 * passing details, no empty adjectives. In units of the ranker's scores; set by hand.
 */
export function tasteOf(one: Ranked, language: string | null): number {
  const content = one.own.filter(({ part }) => part !== 'grammar');
  let worth = 0;
  // A passing detail: the chapter dwells on something else.
  const { most, chapter } = one.uses;
  if (chapter > 2 && most * 3 <= chapter) worth -= one.isName || chapter < 5 ? 0.7 : 1.2;
  else if (chapter > 4 && most * 2 <= chapter && !one.isName) worth -= 0.6;
  if ([...one.text].length > 42) worth -= 0.5;
  if (content.length <= 1) return worth + singleTaste(one, language);
  if (one.kind === 'how' || one.kind === 'question') return worth + (one.sentence < 5 ? 1 : 0.6);
  if (one.kind === 'statement') return worth + (one.sentence < 3 ? 0.5 : 0.2);
  if (one.kind === 'doing') return worth + (one.sentence < 6 && most * 2 > chapter ? 0.6 : 0);
  if (one.kind !== 'phrase') return worth;
  const first = content[0];
  if (first && isEmpty(first)) worth -= 0.9;
  // German adjectives at the opening bear the case of the sentence that they were said in.
  if (/^de\b/.test(language ?? '') && (first?.part === 'adjective' || nounsInRow(one.own))) worth -= 1.5;
  if (content.some((sense) => sense !== first && sense.weak && sense.part !== 'name')) worth -= 0.5;
  if (one.count > 1) worth += 0.6;
  else if (one.own.some(({ bare }) => scenic.has(bare))) worth -= 0.9;
  if (content.some(({ part }) => part === 'number')) worth -= first?.part === 'number' ? 0.8 : 0.4;
  if (content.some(({ bare }) => measures.has(bare))) worth -= 0.6;
  if (content.length > 2) worth += 0.2;
  if (one.own.filter(({ part }) => part === 'grammar').length > 2) worth -= 0.5;
  if (background.test(one.text)) worth -= 0.8;
  if (one.isHost) worth -= 1.5;
  return worth;
}

function singleTaste(one: Ranked, language: string | null): number {
  const sense = one.own.find(({ part }) => part !== 'grammar');
  if (!sense || one.kind === 'question' || one.kind === 'how') return 0;
  if (one.isName) return one.count > 2 && !one.inVideoTitle ? -0.6 : -1;
  // A German compound says what takes two words elsewhere.
  if (/^de\b/.test(language ?? '') && sense.bare.length > 8) return -0.1;
  if (sense.weak) return -2;
  if (one.inVideoTitle) return -2.4;
  return one.count > 3 ? -0.7 : one.count > 2 ? -1.1 : one.kind === 'announced' ? -0.9 : -1.7;
}

/** German joins nouns into one; where they stand side by side, a clause was cut. */
function nounsInRow(own: readonly Sense[]): boolean {
  return own.filter(({ part }, at) => part === 'noun' && own[at - 1]?.part === 'noun').length > 1;
}

const isEmpty = (sense: Sense) => sense.weak && sense.part !== 'name' && sense.part !== 'gerund';

/** Where and by whom things are said in so many videos that it tells none of them. */
const background =
  /^(?:the )?(?:united states|america|american|americans|white house|washington|new york|new york times|wall street journal|president|social media|npr news|npr|cnn|fox news)$/i;

/** Units and calendars: how much and when, not what. */
const measures = new Set(
  `fathom fathoms yards yard meter meters metre metres mile miles kilometers kilometres foot feet inch inches pounds dollars euros degrees percent seconds minutes hours days
  january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  gramm kilo grad euro prozent uhr zentimeter`.split(/\s+/),
);

/** What sets a scene rather than a topic, where it is said but once. */
const scenic = new Set(
  'on at behind by from with in under over around into to like auf an am bei im in mit von aus'.split(' '),
);

/** "The sextant": one common noun stands better with the article that the speaker mostly gives it. */
export function withArticle(one: Ranked, language: string | null): string {
  const isEnglish = /^en\b/.test(language ?? 'en');
  const isSingle = one.own.length === 1 && !one.isName && one.kind === 'phrase';
  return isEnglish && isSingle && one.articles * 2 >= one.count ? `the ${one.text}` : one.text;
}
