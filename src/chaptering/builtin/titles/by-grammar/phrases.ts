import type { Grammar } from '../../grammars/grammar.ts';
import { listsOf } from '../../grammars/grammar-of.ts';
import { longestTitle } from '../choosing/choose-titles.ts';
import type { Evidence } from './nouns.ts';
import type { Token } from './tokens.ts';

/** A noun phrase where it is said, `to` excluded. */
export interface Phrase {
  from: number;
  to: number;
  /** The same for the same things, however they are inflected. */
  key: string;
  /** Stems of its words that are not grammar's. */
  stems: string[];
  joints: number;
  /** Whether no word that belongs to it is left out on either side. */
  whole: boolean;
  /** Whether some of its words stand side by side without more to show that they belong together. */
  loose: boolean;
}

const mostContent = 4;
const mostWords = 7;
const mostJoints = 1;

/** The noun phrases of the tokens from one place to another. */
export function phrasesOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  grammar: Grammar,
  evidence: Evidence,
): Phrase[] {
  const lists = listsOf(grammar);
  const found: Phrase[] = [];
  for (let at = from; at < to; at++) extend(at);
  return found;

  function extend(start: number) {
    const first = tokens[start];
    if (!first || !opens(start)) return;
    const stems: string[] = [];
    let key = '';
    let [joints, letters, loose] = [0, 0, false];
    for (let at = start; at < Math.min(to, start + mostWords); at++) {
      const [token, before] = [tokens[at], tokens[at - 1]];
      if (!token || (at > start && (before?.closes || before?.sentence !== token.sentence))) return;
      letters += [...token.text].length + (token.spaced && at > start ? 1 : 0);
      if (letters > longestTitle) return;
      if (token.kind === 'content') {
        if (at > start && before?.kind === 'content') {
          const bond = evidence.bond(before, token);
          if (bond === 0) return;
          if (bond === 1 && loose) return;
          if (bond === 1) loose = true;
        } else if (at > start && !opens(at)) return;
        if (stems.includes(token.stem)) return;
        stems.push(token.stem);
        key += ` ${token.stem}`;
        if (stems.length > mostContent) return;
        if (closesPhrase(at, start))
          found.push({ from: start, to: at + 1, key, stems: [...stems], joints, whole: isWhole(start, at + 1), loose });
      } else if (at > start && lists.joints.has(token.bare) && before?.kind === 'content' && joints < mostJoints) {
        joints++;
        key += ` ${token.bare}`;
      } else if (!(at > start && lists.articles.has(token.bare) && before && lists.joints.has(before.bare))) return;
    }
  }

  /** Whether a run of words with a noun may begin at a place. */
  function opens(at: number): boolean {
    const token = tokens[at];
    if (token?.kind !== 'content') return false;
    if (evidence.isNoun(token)) return true;
    const next = tokens[at + 1];
    return next !== undefined && evidence.isAdjective(token) && evidence.bond(token, next) === 2;
  }

  function closesPhrase(at: number, start: number): boolean {
    const token = tokens[at];
    if (!token) return false;
    if (evidence.isNoun(token)) return true;
    const before = tokens[at - 1];
    return at > start && before !== undefined && evidence.bond(before, token) === 2;
  }

  function isWhole(start: number, end: number): boolean {
    const [before, first, last, after] = [tokens[start - 1], tokens[start], tokens[end - 1], tokens[end]];
    const isTorn = (one: Token | undefined, other: Token | undefined) =>
      one !== undefined && other !== undefined && evidence.bond(one, other) === 2;
    if (isTorn(before, first) || isTorn(last, after)) return false;
    // Where words are written together, what stands beside it may belong to it.
    const unspaced = first && !/[ -\u2e7f]/u.test(first.bare);
    return !(
      unspaced &&
      ((before?.kind === 'content' && !before.closes && !first.spaced) ||
        (last && !last.closes && after?.kind === 'content' && !after.spaced))
    );
  }
}
