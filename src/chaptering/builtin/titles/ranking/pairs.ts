import type { Candidate } from '../candidates/candidate.ts';
import { jointOf } from '../candidates/joints.ts';
import { namesIn } from '../parts/labels.ts';
import { withCapital } from '../words/casing.ts';
import { isMeasure } from '../words/measure-words.ts';
import type { Sense } from '../words/senses.ts';
import type { Chances } from './word-chances.ts';

/** Units of a chapter that are tried in pairs, and what chance a unit's likeliest word must have, of the chapter's likeliest. */
const mostUnits = 6;
const leastShare = 0.3;
/** Common words that everybody says make a poor half. */
const leastRarity = 0.4;
/** What a guest may be said to speak on. */
const mostTopics = 3;

interface Unit {
  candidate: Candidate;
  bares: string[];
  isName: boolean;
  chance: number;
}

/**
 * "Cuba and rum": the things that a chapter (places of its words) is likeliest about, two at a time; a thing and a name also as
 * they are joined where they are said in one breath: "genocide in Gaza".
 */
export function pairsOf(
  candidates: readonly Candidate[],
  senses: readonly Sense[],
  chances: Chances,
  language: string | null,
  chapter: { from: number; to: number },
): Candidate[] {
  const units = candidates
    .flatMap((candidate) => unitOf(candidate, senses, chances))
    .sort((a, b) => b.chance - a.chance || a.candidate.from - b.candidate.from)
    .slice(0, mostUnits);
  const { and } = namesIn(language);
  const isEnglish = /^en\b/.test(language ?? 'en');
  const guests = candidates.filter(({ kind }) => kind === 'guest');
  const onTopic = isEnglish ? guests.flatMap((guest) => guestOn(guest, units, senses)) : [];
  return [
    ...onTopic,
    ...units.flatMap((one, at) =>
      units.slice(at + 1).flatMap((other) => {
        if (one.bares.some((bare) => other.bares.includes(bare))) return [];
        const pair = pairOf(one, other, and);
        if (one.isName === other.isName) return [pair];
        const [thing, name] = one.isName ? [other, one] : [one, other];
        const joint = jointOf(senses, chapter, thing.bares.at(-1) ?? '', name.bares[0] ?? '');
        if (joint === null) return [pair];
        const article = name.candidate.articles * 2 >= name.candidate.count && isEnglish ? 'the ' : '';
        return [pair, { ...pairOf(thing, name, ` ${joint} ${article}`), kind: 'joined' as const }];
      }),
    ),
  ];
}

/** "Tim Kaine on war powers": a guest and what the chapter is likeliest about. */
function guestOn(guest: Candidate, units: readonly Unit[], senses: readonly Sense[]): Candidate[] {
  const own = new Set(senses.slice(guest.from, guest.to).map(({ bare }) => bare));
  return units
    .filter(({ bares }) => !bares.some((bare) => own.has(bare)))
    .slice(0, mostTopics)
    .map(({ candidate: { from, to, text } }) => ({
      ...guest,
      also: { from, to },
      text: `${guest.text} on ${text}`,
    }));
}

/** Two things side by side with what stands between them. */
function pairOf({ candidate: a }: Unit, { candidate: b }: Unit, between: string): Candidate {
  return {
    ...a,
    kind: 'pair',
    also: { from: b.from, to: b.to },
    text: withCapital(a.text) + between + b.text,
    count: Math.min(a.count, b.count),
    elsewhere: Math.max(a.elsewhere, b.elsewhere),
    whole: Math.min(a.whole, b.whole),
    sentence: Math.min(a.sentence, b.sentence),
    stretches: Math.min(a.stretches, b.stretches),
    early: Math.min(a.early, b.early),
    asked: a.asked || b.asked,
  };
}

/** A short phrase that stands by itself: names, plurals, and what is said without an article. */
function unitOf(candidate: Candidate, senses: readonly Sense[], chances: Chances): Unit[] {
  const own = senses.slice(candidate.from, candidate.to);
  if (candidate.kind !== 'phrase' || candidate.count < 2 || candidate.whole < 0.5) return [];
  if (
    own.length > 3 ||
    own.some(({ part, bare }) => part === 'grammar' || part === 'number' || bare.length < 2 || isMeasure(bare))
  )
    return [];
  const isName = own.every(({ part }) => part === 'name');
  const last = own.at(-1);
  const isPlain = own.some(({ part, weak, known }) => part === 'gerund' || weak || known.rarity < leastRarity);
  if (!last || (!isName && (own.length > 2 || isPlain))) return [];
  const isCounted = (candidate.articles + candidate.indefinite) * 3 > candidate.count && !/[^s]s$/.test(last.bare);
  if (!isName && isCounted) return [];
  const bares = own.map(({ bare }) => bare);
  const chance = bares.map((bare) => chances.of.get(bare) ?? 0);
  if (Math.max(...chance) < leastShare * (chances.highest[0] ?? 0)) return [];
  return [{ candidate, bares, isName, chance: Math.max(...chance) + 0.3 * Math.min(...chance) }];
}
