import type { Grammar } from '../../grammars/grammar.ts';
import { listsOf } from '../../grammars/grammar-of.ts';
import { formsOf, isUnspaced } from './forms.ts';
import type { Phrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A phrase of a chapter with what it is worth as its title. */
export interface Ranked {
  text: string;
  stems: string[];
  /** How often it is said by itself. */
  count: number;
  worth: number;
}

/** Places of a chapter's words, `to` excluded, and its phrases. */
export interface Chapter {
  from: number;
  to: number;
  phrases: Phrase[];
}

/** Sentences of a chapter in which its topic is announced, and in which it opens. */
const reach = 6;
const opening = 2;
const longWords = 4;

/** What is learned of English and German titles says much of a word in any language: how it is spread, not what it is. */
const trust = 1.2;
/** What it counts for a word that it is said in no other chapter. */
const trustInShare = 0.4;

/** What speaks for a phrase and against it, in doublings of how often its likeliest word is said. Set by hand. */
const worths = { announced: 1.8, opening: 0.4, again: 0.7, next: 0.5, third: 0.25 };
const byLength = { alone: -0.6, repeated: 1, announced: 0.8, once: 0 };
const costs = { loose: 1.3, looseAnnounced: 0.5, joint: 0.4, long: 0.5, oblique: 1, leaning: 1 };

/** Each chapter's phrases, best first. */
export function rankPhrases(
  tokens: readonly Token[],
  chapters: readonly Chapter[],
  grammar: Grammar,
  chances: readonly ReadonlyMap<string, number>[],
): Ranked[][] {
  const counts = chapters.map(({ from, to }) => countsOf(tokens.slice(from, to)));
  const total = new Map<string, number>();
  for (const own of counts) for (const [stem, count] of own) total.set(stem, (total.get(stem) ?? 0) + count);
  const all = chapters.flatMap(({ phrases }) => phrases);
  const forms = formsOf(tokens, all, grammar);
  return chapters.map(({ from, to, phrases }, index) => {
    const own = counts[index] ?? new Map<string, number>();
    const likely = likelyStems(tokens.slice(from, to), chances[index] ?? new Map());
    /** How much a word is said here, and here rather than elsewhere, and how gladly titles take such words up. */
    const about = (stem: string) => {
      const count = own.get(stem) ?? 0;
      const share = count / Math.max(1, total.get(stem) ?? 1);
      return (1 - trust / 2 + trust * (likely.get(stem) ?? 0)) * Math.log2(1 + count) * share ** trustInShare;
    };
    const first = tokens[from]?.sentence ?? 0;
    // What is announced in a chapter's last sentence is the next one's.
    const last = Math.max(1, (tokens[to - 1]?.sentence ?? 0) - first);
    const groups = new Map<string, Phrase[]>();
    for (const phrase of phrases) {
      if (phrase.whole) groups.set(phrase.key, [...(groups.get(phrase.key) ?? []), phrase]);
    }
    return [...groups]
      .map(([key, uses]) => ({ ...rank(uses), ...forms.get(key) }))
      .flatMap(({ from: place, stems, count, worth, text = '', isOblique }) =>
        [...text].length > 1 ? [{ place, text, stems, count, worth: worth - (isOblique ? costs.oblique : 0) }] : [],
      )
      .sort((a, b) => b.worth - a.worth || a.place - b.place);

    function rank(uses: Phrase[]) {
      const [{ from: place, to: end, stems, joints } = blank] = uses;
      const count = uses.length;
      const offsets = uses.map((use) => (tokens[use.from]?.sentence ?? 0) - first);
      const isAnnounced = uses.some(
        (use, at) => (offsets[at] ?? 0) < Math.min(reach, last) && announces(tokens, use, grammar),
      );
      const [most = 0, next = 0, third = 0] = stems.map(about).sort((a, b) => b - a);
      let worth = most + worths.next * next + worths.third * third + worths.again * Math.log2(count);
      if (isAnnounced) worth += worths.announced;
      if (Math.min(...offsets) < opening) worth += worths.opening;
      const token = tokens[place];
      // Of words that are written together nobody can tell how many they are.
      if (token && !isUnspaced(token)) worth += lengthWorth(stems.length, count, isAnnounced);
      if (uses.every(({ loose }) => loose) && count === 1) worth -= isAnnounced ? costs.looseAnnounced : costs.loose;
      if (joints > 0 && count === 1) worth -= costs.joint;
      if (end - place > longWords) worth -= costs.long;
      if (token && grammar.leaning?.test(token.bare)) worth -= costs.leaning;
      return { from: place, stems, count, worth };
    }
  });
}

const blank = { from: 0, to: 0, stems: [] as string[], joints: 0 };

function lengthWorth(length: number, count: number, isAnnounced: boolean): number {
  if (length === 1) return byLength.alone;
  if (count > 1) return byLength.repeated;
  return isAnnounced ? byLength.announced : byLength.once;
}

/** Of each stem its likeliest form's chance, of the chapter's likeliest word. */
function likelyStems(tokens: readonly Token[], chances: ReadonlyMap<string, number>): Map<string, number> {
  const likely = new Map<string, number>();
  let most = 1e-3;
  for (const { kind, bare, stem } of tokens) {
    if (kind !== 'content') continue;
    const chance = Math.max(likely.get(stem) ?? 0, chances.get(bare) ?? 0);
    likely.set(stem, chance);
    most = Math.max(most, chance);
  }
  return new Map([...likely].map(([stem, chance]) => [stem, chance / most]));
}

function countsOf(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, stem } of tokens) if (kind === 'content') counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Words before and after a phrase that may announce it. */
const lead = 5;
const mostSmall = 3;

/** Whether the speaker says right before a phrase, or right after it, that it comes now. */
function announces(tokens: readonly Token[], { from, to }: Phrase, grammar: Grammar): boolean {
  const lists = listsOf(grammar);
  const isSmall = ({ bare }: Token) =>
    lists.articles.has(bare) || lists.prepositions.has(bare) || lists.joints.has(bare);
  let end = from;
  for (let token = tokens[end - 1]; token && isSmall(token) && end > from - mostSmall; token = tokens[end - 1]) end--;
  const before = spell(tokens.slice(Math.max(0, end - lead), end));
  const after = spell(tokens.slice(to, to + lead));
  return (grammar.announces?.test(before) ?? false) || (grammar.announcesAfter?.test(after) ?? false);
}

function spell(tokens: readonly Token[]): string {
  return tokens
    .map(({ bare, spaced }) => (spaced ? ` ${bare}` : bare))
    .join('')
    .trim();
}
