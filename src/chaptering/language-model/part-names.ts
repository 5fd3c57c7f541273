import { announcesSponsor, sellsIn } from '../../transcripts/reading/sponsors.ts';
import { partsCalled } from '../messages/messages.ts';
import { type PlacedChapter, recurringPart } from '../recurring-part.ts';

/** A chapter as it stands in its video. */
export interface Place extends PlacedChapter {
  startSeconds: number;
}

type Kind = 'intro' | 'outro' | 'sponsor' | 'questions' | 'overview' | 'summary';

/** Recurring parts of videos, whose names are seldom said in them; `messages/` has more of the first three. */
const names: Readonly<Record<Kind, string>> = {
  intro:
    'introduction,introductions,welcome,greeting,greetings,opening,opening remarks,preview,teaser,einleitung,einführung,begrüßung,introducción,开场,介绍,はじめに',
  outro:
    'conclusion,conclusions,closing,closing remarks,closing thoughts,closing words,final thoughts,final words,farewell,farewells,goodbye,goodbyes,sign-off,wrap-up,credits,thanks,fazit,schluss,schlussworte,abschied,verabschiedung,conclusión,despedida,adieux,结束语,おわりに',
  sponsor: 'sponsor,sponsors,ads,advertisement,advertisements,werbung,partenaire',
  questions: 'q&a,q & a,questions,questions and answers,questions & answers,fragen,preguntas,问答,質疑応答',
  overview: 'overview,überblick',
  summary: 'summary,recap,zusammenfassung,resumen,résumé,总结,まとめ',
};
/** These are topics too, where they are spoken of; that an introduction or a conclusion is mentioned makes none of a chapter. */
const topics = new Set(
  'opening,closing,credits,preview,teaser,thanks,greeting,greetings,introductions,goodbye,goodbyes,farewell,farewells,final words,wrap-up,sign-off,abschied'.split(
    ',',
  ),
);
const kinds = new Map<string, Kind[]>();
for (const kind of Object.keys(names) as Kind[]) {
  for (const name of names[kind].split(',')) kinds.set(name, [...(kinds.get(name) ?? []), kind]);
}

/**
 * Where creators have them: all of 351 introductions are the first chapter or the second, all of 17 conclusions the last; a
 * conclusion may have questions and credits after it. In all of their 53 advertisements something is sold.
 */
const introduction = { latest: 1, latestShare: 0.2 };
const ending = { chapters: 3, earliestShare: 0.65 };
const overview = { latestShare: 1 / 3 };
const summary = { earliestShare: 1 / 2 };
/** Sentences that sell something make an advertisement. */
const fewestSelling = 2;

/** What joins two names of parts: `Closing and farewell`. */
const joint = /\s*(?:,|&|\+|\/)\s*|\s+(?:and|und|y|et|e|en|och)\s+/u;

/**
 * What recurring parts of videos a title names, and nothing else: the kinds that each of its names may stand for; empty where it
 * names none.
 */
export function partsNamed(title: string): readonly (readonly Kind[])[] {
  const name = title.toLowerCase();
  const whole = partsOf(name);
  if (whole.length > 0) return [whole];
  const each = name.split(joint).map(partsOf);
  return each.every((parts) => parts.length > 0) ? each : [];
}

function partsOf(name: string): Kind[] {
  return [...new Set([...(kinds.get(name) ?? []), ...partsCalled(name)])];
}

/** Whether a chapter may be all the parts that its title names, and whether it names any. */
export function fitsParts(title: string, place: Place): boolean {
  const parts = partsNamed(title);
  return parts.length > 0 && parts.every((kinds) => kinds.some((kind) => mayBePart(kind, place)));
}

/** A title that says whose advertisement it is: what it calls that, and the name. */
export function sponsorNamed(title: string): { part: string; name: string } | null {
  const [, part = '', name = ''] = /^([^:]+):\s+(.+)$/u.exec(title) ?? [];
  return name !== '' && partsOf(part.toLowerCase()).includes('sponsor') ? { part, name } : null;
}

/** Whether a title that names a part may be a topic instead, where its words are said. */
export function isTopicToo(title: string): boolean {
  const parts = partsNamed(title).flat();
  return topics.has(title.toLowerCase()) || !(parts.includes('intro') || parts.includes('outro'));
}

/** Whether a chapter may be such a part, by its place and by what is said in it. */
export function mayBePart(kind: Kind, place: Place): boolean {
  const { index, count, sentences } = place;
  const share = place.startSeconds / Math.max(1, place.durationSeconds);
  switch (kind) {
    case 'intro':
      return index === 0 || (index <= introduction.latest && share <= introduction.latestShare);
    case 'outro':
      return index > 0 && (index === count - 1 || (index >= count - ending.chapters && share >= ending.earliestShare));
    case 'sponsor':
      return (
        recurringPart(place) === 'sponsor' ||
        sentences.some(announcesSponsor) ||
        sentences.filter(sellsIn).length >= fewestSelling
      );
    case 'questions':
      return sentences.some(({ question }) => question);
    case 'overview':
      return index === 0 || share <= overview.latestShare;
    case 'summary':
      return index === 0 || share >= summary.earliestShare;
  }
}
