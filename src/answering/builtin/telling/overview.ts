import { anywhere, word } from '../../../transcripts/reading/phrase-forms.ts';
import type { AnsweringInput } from '../../engine.ts';
import { leadsIn } from '../../spoken/leaning.ts';
import type { Spoken } from '../../spoken/passages.ts';
import type { Wording } from '../../wording.ts';
import { topicsOf } from '../question/topics.ts';
import { plainText, quoteAt } from '../quoting/quote.ts';
import type { Piece } from './compose.ts';
import { keySentences, tellingOf } from './key-sentences.ts';
import { recapOf } from './recap.ts';

const mostParts = 12;
/** Fewer chapters than this say too little, so that more than one sentence of each is told. */
const fewParts = 4;
/** How far into the video a speaker says what it is about: seconds, or a part of the length. */
const opening = { seconds: 150, part: 0.06 };
const fewestWords = 7;
/** What speaks for a sentence as the one that says what the video is about, and against one that comes late. */
const weights = { titled: 0.5, announced: 1.2, telling: 0.8, late: 0.4 };
/** More words of the title than these say no more. */
const mostTitled = 2;
const announcing = anywhere([
  '(today|this (video|talk|lecture|episode|tutorial|time))\\b.{0,30}\\b(i|we|about|is)\\b',
  "(we|i)('re| are|'m| am|'ll| will)( \\w+)? (going to|gonna|talk|discuss|look|show|explore|cover|learn|explain|ask)",
  '(talk|story|lecture|question) (is )?(about|of|which|how)',
  'here to (talk|discuss)',
  'joined by|heute',
  'in diesem (video|vortrag)',
  'zeige? (ich|euch)',
  'geht es',
  `wir (${word} )?(machen|backen|bauen|schauen|sprechen|reden)`,
  'lernen',
]);
/** The same in other languages: they say what is told today. */
const announcingElsewhere =
  /(?<!\p{L})(?:aujourd['’]hui|dans cette vidéo|hoy|hoje|neste vídeo|oggi|vandaag|in deze (?:video|uitzending|aflevering)|dzisiaj|dziś|сегодня|bugün|اليوم|आज|i ?dag|tänään|dnes|astăzi|azi|ebben a videóban|сьогодні|днес|danas|данас|σήμερα|avui|hari ini|hôm nay|היום|امروز|আজ|இன்று)(?![\p{L}\p{M}])|今日は|今回は|今天|本期|วันนี้|오늘은|이번 영상/iu;
/** Who speaks is not what it is about. */
const presenting =
  /\b(?:(?:i'm|i am)(?! (?:\p{L}+ )?(?:gonna|\p{L}+ing)\b)|my name is|welcome|welcome back|ich bin|ich heiße|willkommen)\b/iu;

/** `We don't talk about that time.` */
const leavingOut =
  /(?<!\p{L})(?:(?:do|did|does|wo|wi|ca)n['’]?t|not|never|nicht)(?: \p{L}+)? (?:talk|discuss|look|cover|go into|explain|show)(?!\p{L})/iu;
/** That a meeting begins is not what it is about. */
const convening =
  /(?<!\p{L})(?:to order|roll call|call the roll|minutes of the|(?:approve|approval of) the (?:minutes|agenda)|agenda (?:for|is))(?!\p{L})/iu;

/** What the video is about: how it announces itself, then each chapter by its title and what it comes to. */
export function overviewOf(
  { title, chapters, reading: { durationSeconds } }: Pick<AnsweringInput, 'title' | 'chapters' | 'reading'>,
  spoken: Spoken,
  wording: Wording,
): Piece[] {
  const begun = quoteAt(announcement(spoken, title, durationSeconds), spoken);
  const starts = chapters
    .slice(0, mostParts)
    .map(({ startSeconds }) => spoken.sentences.findIndex(({ start }) => Math.floor(start) >= startSeconds));
  const summedUp = recapOf(spoken);
  // A short talk may be summed up by what announces it.
  const recap = summedUp && summedUp.from >= begun.to ? summedUp : undefined;
  const parts = chapters.slice(0, mostParts).flatMap((chapter, at): Piece[] => {
    const from = starts[at] ?? -1;
    if (from < 0) return [];
    const next = starts.slice(at + 1).find((one) => one > from) ?? spoken.sentences.length;
    const keys = keySentences(from, next, spoken, chapters.length < fewParts ? 2 : 1, stemsOf(chapter.title));
    const places = keys.sort((one, other) => one - other);
    const own = places.length > 0 ? places : [from];
    return own
      .map((place) => quoteAt(place, spoken))
      .filter(
        (quote, which, all) =>
          [begun, ...(recap ? [recap] : [])].every(({ from, to }) => quote.from >= to || quote.to <= from) &&
          all.findIndex(({ from: one }) => one === quote.from) === which,
      )
      .map((quote, which) => ({ lead: which === 0 ? `${plainText(chapter.title)}:` : '', quote, form: 'item' }));
  });
  const first: Piece[] = [
    { lead: wording.overview, quote: begun, form: 'sentence' },
    ...(recap ? [{ lead: wording.recap, quote: recap, form: 'sentence' } as const] : []),
  ];
  if (parts.length > 0) return [...first, { heading: wording.parts }, ...parts];
  const ranked = keySentences(0, spoken.sentences.length, spoken, 4);
  const keys = ranked.sort((one, other) => one - other).map((place) => quoteAt(place, spoken));
  const others = keys.filter(({ from, to }) => from >= begun.to || to <= begun.from);
  if (others.length === 0) return first;
  return [...first, { heading: wording.inOrder }, ...others.map((quote): Piece => ({ lead: '', quote, form: 'item' }))];
}

/** The sentence near the beginning that says most of what the video and its title are about, sooner one that announces it. */
function announcement(spoken: Spoken, title: string, durationSeconds: number): number {
  const titled = new Set(stemsOf(title));
  const telling = tellingOf(spoken, [...titled]);
  const until = Math.max(opening.seconds, durationSeconds * opening.part);
  const near = spoken.sentences.flatMap(({ start, from, to }, place) =>
    start <= until && to - from >= fewestWords ? [place] : [],
  );
  const most = Math.max(1e-9, ...near.map(telling));
  const worthOf = (place: number) => {
    const { text = '', question = false, start = 0 } = spoken.sentences[place] ?? {};
    const value =
      (weights.telling * telling(place)) / most +
      weights.titled * Math.min(mostTitled, new Set(spoken.stems[place]).intersection(titled).size) +
      (announces(text, spoken) && !leavingOut.test(text) && !question ? weights.announced : 0) -
      (weights.late * start) / until;
    return presenting.test(text) || convening.test(text) || question || leadsIn(text) ? value / 3 : value;
  };
  return near.reduce((best, place) => (worthOf(place) > worthOf(best) ? place : best), near[0] ?? 0);
}

function announces(text: string, { tongue }: Spoken): boolean {
  return announcing.test(text) || (tongue === 'other' && announcingElsewhere.test(text));
}

function stemsOf(title: string): string[] {
  return (topicsOf(title) ?? []).map(({ stem }) => stem);
}
