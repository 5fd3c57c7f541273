import type { Spoken } from '../../spoken/passages.ts';
import { reach, type Window } from '../../spoken/windows.ts';
import type { Term } from '../question/query-terms.ts';
import type { Associations } from './associations.ts';
import { type Ground, plainNames } from './ground.ts';
import { voiceNames, voicesOf } from './voices.ts';

/** Lengths, in words, of what is read from a sentence on, and around it. */
const onward = [20, 50, 120, 300];
const around = [100, 300, 900];
/** Lengths over which learned associations are averaged. */
const associated = { onward: 60, around: 240 };
/** How many words a window holds where it is half full of a term. */
const saturation = 1.2;
const lexical = [
  'own',
  'ownCount',
  ...onward.flatMap((length) => [`onward${length}`, `onwardCount${length}`]),
  ...around.flatMap((length) => [`around${length}`, `aroundCount${length}`]),
  'chapter',
  'near',
  'pair',
];
const learned = ['associatedOwn', 'associatedOnward', 'associatedAround'];

/** The features of `signalsOf`, in order. */
export const signalNames: readonly string[] = [
  ...lexical,
  ...lexical.map((name) => `${name}Beside`),
  ...lexical.map((name) => `${name}Long`),
  ...learned,
  ...learned.map((name) => `${name}Long`),
  ...voiceNames,
  ...plainNames,
];

/** For each sentence, what speaks for its being the beginning of an answer; names as in `signalNames`. */
export function signalsOf(
  terms: readonly Term[],
  speakers: readonly string[],
  ground: Ground,
  associations: Associations,
): Float32Array[] {
  const { spoken, size } = ground;
  const count = spoken.sentences.length;
  const found = occurrencesOf(terms, spoken);
  const windows = windowsOf(ground);
  const columns: Float32Array[] = [];
  for (const [from, to] of windows) {
    const cover = new Float32Array(count);
    const amount = new Float32Array(count);
    found.forEach((sums, which) => {
      const part = terms[which]?.part ?? 0;
      for (let at = 0; at < count; at += 1) {
        const here = (sums[to[at] ?? 0] ?? 0) - (sums[from[at] ?? 0] ?? 0);
        if (here <= 0) continue;
        cover[at] = (cover[at] ?? 0) + part * Math.min(1, here);
        amount[at] = (amount[at] ?? 0) + (part * here) / (here + saturation);
      }
    });
    columns.push(cover, amount);
  }
  columns.push(chapterCover(terms, found, ground), nearness(terms, found, count), pairs(terms, spoken));
  const besides = columns.map((column) => {
    const most = column.reduce((top, value) => Math.max(top, value), 0);
    return most > 0 ? column.map((value) => value / most) : column;
  });
  const longs = columns.map((column) => column.map((value) => value * size));
  const linked = associatedWith(terms, ground, associations);
  const all = [
    ...columns,
    ...besides,
    ...longs,
    ...linked,
    ...linked.map((column) => column.map((value) => value * size)),
    ...voicesOf(speakers, spoken, ground.wordStarts, columns[lexical.indexOf('onward50')] ?? new Float32Array(count)),
  ];
  return ground.plain.map((plain, at) => {
    const features = new Float32Array(signalNames.length);
    all.forEach((column, place) => {
      features[place] = column[at] ?? 0;
    });
    features.set(plain, all.length);
    return features;
  });
}

/** For each term, running sums over sentences of how often (and how surely) it is said. */
function occurrencesOf(terms: readonly Term[], { stems }: Spoken): Float32Array[] {
  return terms.map(({ stems: known }) => {
    const sums = new Float32Array(stems.length + 1);
    stems.forEach((keys, at) => {
      let here = 0;
      for (const key of keys) here += known.get(key) ?? 0;
      sums[at + 1] = (sums[at] ?? 0) + here;
    });
    return sums;
  });
}

/** From which sentence to which (excluded) each window of each sentence reaches: its own, those onward, those around. */
function windowsOf(ground: Ground): Window[] {
  const { wordStarts } = ground;
  const count = wordStarts.length - 1;
  const own: Window = [
    Int32Array.from({ length: count }, (_, at) => at),
    Int32Array.from({ length: count }, (_, at) => at + 1),
  ];
  return [
    own,
    ...onward.map((length) => reach(wordStarts, 0, length)),
    ...around.map((length) => reach(wordStarts, length / 2, length / 2)),
  ];
}

/** How much of what is asked for is said in a sentence's chapter, often-said words counting less. */
function chapterCover(
  terms: readonly Term[],
  found: readonly Float32Array[],
  { chapterStarts, spoken }: Ground,
): Float32Array {
  const count = spoken.sentences.length;
  const cover = new Float32Array(count);
  chapterStarts.forEach((from, chapter) => {
    const to = chapterStarts[chapter + 1] ?? count;
    let value = 0;
    found.forEach((sums, which) => {
      const here = (sums[to] ?? 0) - (sums[from] ?? 0);
      const whole = sums[count] ?? 0;
      if (here > 0) value += (terms[which]?.part ?? 0) * (here / (here + 2)) * (0.5 + here / whole / 2);
    });
    cover.fill(value, from, to);
  });
  return cover;
}

/** How near each of the terms is, in sentences, a little for what lies before. */
function nearness(terms: readonly Term[], found: readonly Float32Array[], count: number): Float32Array {
  const near = new Float32Array(count);
  found.forEach((sums, which) => {
    const part = terms[which]?.part ?? 0;
    let since = 1e6;
    for (let at = count - 1; at >= 0; at -= 1) {
      since = (sums[at + 1] ?? 0) > (sums[at] ?? 0) ? 0 : since + 1;
      near[at] = (near[at] ?? 0) + part * Math.exp(-since / 3);
    }
    since = 1e6;
    for (let at = 0; at < count; at += 1) {
      since = (sums[at + 1] ?? 0) > (sums[at] ?? 0) ? 0 : since + 1;
      near[at] = (near[at] ?? 0) + 0.5 * part * Math.exp(-since / 3);
    }
  });
  return near;
}

/** How much of the question's neighbouring words stand beside each other in a sentence. */
function pairs(terms: readonly Term[], { stems }: Spoken): Float32Array {
  const shares = terms
    .slice(1)
    .map((term, at) => ({ one: terms[at]?.stems, other: term.stems, part: Math.min(term.part, terms[at]?.part ?? 0) }));
  return Float32Array.from(stems, (keys) => {
    let value = 0;
    for (const { one, other, part } of shares) {
      if (!one) continue;
      if (keys.some((key, at) => one.has(key) && (other.has(keys[at + 1] ?? '') || other.has(keys[at + 2] ?? ''))))
        value += part;
    }
    return value;
  });
}

/** What was learned of the question's words and those said: of the sentence, from it on, around it. */
function associatedWith(
  terms: readonly Term[],
  { spoken, wordStarts }: Ground,
  associations: Associations,
): Float32Array[] {
  const count = spoken.sentences.length;
  const sums = new Float32Array(count + 1);
  const known = terms.flatMap(({ sought }) => {
    const links = associations.get(sought.stem);
    return links ? [{ links, weight: sought.weight }] : [];
  });
  const memory = new Map<string, number>();
  const strength = (key: string) => {
    let value = memory.get(key);
    if (value === undefined) {
      value =
        known.reduce((sum, { links, weight }) => sum + weight * (links.get(key) ?? 0), 0) / Math.max(1, terms.length);
      memory.set(key, value);
    }
    return value;
  };
  const own = Float32Array.from(spoken.stems, (keys) => {
    let value = 0;
    for (const key of new Set(keys)) value += strength(key);
    return value;
  });
  for (let at = 0; at < count; at += 1) sums[at + 1] = (sums[at] ?? 0) + (own[at] ?? 0);
  const over = (before: number, after: number) => {
    const [from, to] = reach(wordStarts, before, after);
    return Float32Array.from(own, (_, at) => ((sums[to[at] ?? 0] ?? 0) - (sums[from[at] ?? 0] ?? 0)) / 4);
  };
  return [own, over(0, associated.onward), over(associated.around / 2, associated.around / 2)];
}
