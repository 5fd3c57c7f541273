import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import { bareWord } from '../../../../transcripts/reading/terms.ts';
import type { Word } from '../../../../transcripts/reading/words.ts';
import type { Span } from '../chapter-spans.ts';
import { doingForm } from '../words/doing-form.ts';
import { stageList } from './stage-list.ts';
import { toldStage } from './told-stages.ts';

interface Stage {
  title: string;
  /** Its verbs in their bare forms, where what it is done to may follow. */
  verbs: ReadonlySet<string>;
  /** Parts of the video in which it is found, 0 to 1. */
  from: number;
  to: number;
  expressions: RegExp | null;
  /** Its other words. */
  signs: ReadonlySet<string>;
  /** Whether it is heard only by a word and an expression together. */
  needsBoth: boolean;
}

/** The stage of a chapter's work. */
export interface Staged {
  title: string;
  /** Verbs in their bare forms: what is done by one of them is called by it, "Cleaning the shell". */
  verbs: ReadonlySet<string>;
  /** How much more it is heard there than elsewhere in the video. */
  strength: number;
}

/** Bare forms that say that something is done only after one of `doers`, and what is heard wherever it stands; by word, the stages' numbers. */
const bareForms = new Map<string, number[]>();
const otherForms = new Map<string, number[]>();

const stages: readonly Stage[] = stageList
  .trim()
  .split('\n')
  .map((line, number) => {
    const [named = '', signs = '', said = ''] = line.split(/ ?; ?/);
    const [, place, star, title = '', verbs = ''] = /^([<>]+ )?(\* )?([^:]+): ?(.*)$/.exec(named) ?? [];
    const own = verbs.split(/\s+/).filter(Boolean);
    const note = (forms: Map<string, number[]>, word: string) => forms.set(word, [...(forms.get(word) ?? []), number]);
    for (const verb of own) {
      note(bareForms, verb);
      note(otherForms, doingForm(verb));
      note(otherForms, verb.endsWith('e') ? `${verb}d` : doingForm(verb).replace(/ing$/, 'ed'));
    }
    for (const sign of signs.split(/\s+/).filter(Boolean)) note(otherForms, sign);
    return {
      title,
      verbs: new Set(star ? [] : own),
      from: { '> ': 0.5, '>> ': 0.6 }[place ?? ''] ?? 0,
      to: place === '< ' ? 0.6 : 1,
      signs: new Set(signs.split(/\s+/).filter(Boolean)),
      needsBoth: star !== undefined && signs !== '' && said !== '',
      expressions: said ? new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'giu') : null,
    };
  });

const doers =
  /^(?:to|you|i|we|and|then|just|let['’]?s|can|could|gonna|i['’]ll|we['’]ll|you['’]ll|now|or|so|don['’]t|always|first)$/;

/** What is being done in each chapter of a video that shows work, as far as its words tell; English. */
export function stagesOf(
  words: readonly Word[],
  sentences: readonly Sentence[],
  spans: readonly Span[],
): (Staged | null)[] {
  if (spans.length < fewestSpans) return spans.map(() => null);
  const heard = sentences.map((sentence) => heardIn(words, sentence));
  const whole = sumOf(heard);
  const found = spans.map((span, index) => {
    const own = sentences.slice(span.from, span.to);
    const length = own.reduce((sum, { from, to }) => sum + to - from, 0);
    const place = spans.length > 1 ? index / (spans.length - 1) : 0;
    let best: Staged | null = toldStage(words, own, place);
    const announced = announcedBy(own[0]?.text ?? '');
    const counts = sumOf(heard.slice(span.from, span.to), opening);
    for (const [number, { count, keys }] of counts) {
      const stage = stages[number];
      const isNamed = announced.has(stage?.title.toLowerCase() ?? '');
      if (!stage || place < stage.from || place > stage.to) continue;
      if (!isNamed && (count < leastHeard || !isHeard(stage, keys))) continue;
      const expected = ((whole.get(number)?.count ?? 0) * length) / Math.max(1, words.length);
      // What comes last is seldom another step.
      const excess = (count - expected) / Math.sqrt(expected + 0.7) - (place === 1 && stage.from === 0 ? 1 : 0);
      const strength = isNamed ? Math.max(excess, leastStrength) : excess;
      const least = stage.needsBoth ? leastOfBoth : leastStrength;
      if (strength >= Math.max(least, best?.strength ?? 0)) best = { title: stage.title, verbs: stage.verbs, strength };
    }
    return best;
  });
  // Of two chapters the one in which a stage is heard more is called by it.
  return found.map((one, index) =>
    found.some(
      (other, at) =>
        one &&
        other?.title === one.title &&
        (other.strength > one.strength || (other.strength === one.strength && at < index)),
    )
      ? null
      : one,
  );
}

/** What a chapter's first sentence says in a few words that is done now: "So, folding.", "And now the sanding." */
function announcedBy(text: string): ReadonlySet<string> {
  const [, named] =
    /^(?:(?:so|and|okay|right|now|then|next|first|last|on to|we do|comes?|up|is|the|some|for)[,. ]+)*(\p{L}+ing)[.!:,]?$/iu.exec(
      text.trim(),
    ) ?? [];
  return new Set(named ? [named.toLowerCase()] : []);
}

/** Fewer chapters are not stages. */
const fewestSpans = 3;
/** What is weaker is mostly said of something else. */
const leastStrength = 2.5;
/** What is heard by words and by expressions needs less. */
const leastOfBoth = 1.75;

/** One word may be said of something else; and "it comes off" of anything where no word tells of what. */
function isHeard({ needsBoth, signs }: Stage, keys: ReadonlySet<string>): boolean {
  const own = [...keys].filter((key) => signs.has(key)).length;
  return keys.size >= 2 && !(needsBoth && (own === 0 || own === keys.size));
}

/** How much must be heard of a stage in its chapter. */
const leastHeard = 3;
/** Sentences that open a chapter, in which a stage is heard half as much again. */
const opening = 3;

/** What is heard of each stage in a sentence. */
function heardIn(words: readonly Word[], { from, to, text }: Sentence): Map<number, string[]> {
  const found = new Map<number, Set<string>>();
  const note = (number: number, key: string) => found.set(number, (found.get(number) ?? new Set()).add(key));
  for (let at = from; at < to; at++) {
    const word = bareWord(words[at]?.text ?? '');
    for (const number of otherForms.get(word) ?? []) note(number, word);
    const before = words[at - 1]?.text.toLowerCase() ?? '';
    const isDone = at === from || /[,;:]$/.test(before) || doers.test(before);
    if (isDone) for (const number of bareForms.get(word) ?? []) note(number, word);
  }
  for (const [number, { expressions }] of stages.entries())
    for (const said of expressions ? text.matchAll(expressions) : []) note(number, said[0].toLowerCase());
  return new Map([...found].map(([number, keys]) => [number, [...keys].slice(0, 2)]));
}

interface Sum {
  count: number;
  keys: Set<string>;
}

function sumOf(heard: readonly ReadonlyMap<number, readonly string[]>[], opening = 0): Map<number, Sum> {
  const sums = new Map<number, Sum>();
  for (const [place, one] of heard.entries())
    for (const [number, keys] of one) {
      const sum = sums.get(number) ?? { count: 0, keys: new Set() };
      sums.set(number, sum);
      sum.count += keys.length * (place < opening ? 1.5 : 1);
      for (const key of keys) sum.keys.add(key);
    }
  return sums;
}
