import type { Feature } from '../../src/chaptering/builtin/boundaries/feature.ts';
import { plainFeatures } from '../../src/chaptering/builtin/boundaries/score.ts';
import { cueGrams, spelledWords } from '../../src/chaptering/builtin/cues/cue-grams.ts';
import { handWork } from '../../src/chaptering/builtin/hand-work.ts';
import { inventedSet } from '../invented.ts';
import type { Bags } from './learn-cues.ts';
import { type Lesson, labelsOf } from './lessons.ts';

/** What is kept of a document once its sentences are rows. */
export interface Part {
  id: string;
  set: string;
  group: string;
  captions: boolean;
  durationSeconds: number;
  handWork: number;
  chapters: number;
  /** Its rows: from `from`, up to `to` excluded. */
  from: number;
  to: number;
}

/** Every sentence of every document as a row. */
export interface Table {
  parts: Part[];
  names: string[];
  features: Float32Array[];
  starts: Float64Array;
  /** 0, 1 or 2 (`labelsOf`). */
  labels: Uint8Array;
  vocabulary: string[];
  /** Who says each of the vocabulary, as bits of their place among `cueGroupsOf`. */
  speakers: Int32Array;
  bags: Bags;
}

/** A run of words is worth learning when this many groups say it, so often. */
const leastGroups = 4;
const leastTimes = 12;

/** Turns lessons into one table; each is let go once its rows are known. */
export function tableOf(lessons: Iterable<Lesson>): Table {
  const parts: Part[] = [];
  const pieces: Feature[][] = [];
  const spelled: string[][][] = [];
  const interned = new Map<string, string>();
  const labels: Uint8Array[] = [];
  const starts: Float64Array[] = [];
  let rows = 0;
  for (const lesson of lessons) {
    const { document, set, group, captions, talk } = lesson;
    const to = rows + talk.starts.length;
    const { id, duration_seconds: durationSeconds } = document;
    const chapters = document.chapters.length;
    const shown = handWork(talk.words);
    parts.push({ id, set, group, captions, durationSeconds, handWork: shown, chapters, from: rows, to });
    pieces.push(
      plainFeatures(talk).map((feature) => ({
        ...feature,
        values: Float32Array.from(feature.values) as unknown as Float64Array,
      })),
    );
    spelled.push(
      spelledWords(talk).map((words) =>
        words.map((word) => {
          const known = interned.get(word) ?? word;
          interned.set(word, known);
          return known;
        }),
      ),
    );
    labels.push(labelsOf(lesson));
    starts.push(talk.starts);
    rows = to;
  }
  const names = (pieces[0] ?? []).map(({ name }) => name);
  const features = names.map((_, at) => {
    const whole = new Float32Array(rows);
    parts.forEach(({ from }, index) => {
      whole.set(pieces[index]?.[at]?.values ?? [], from);
    });
    return whole;
  });
  const wholeLabels = new Uint8Array(rows);
  const wholeStarts = new Float64Array(rows);
  parts.forEach(({ from }, index) => {
    wholeLabels.set(labels[index] ?? [], from);
    wholeStarts.set(starts[index] ?? [], from);
  });
  return { parts, names, features, starts: wholeStarts, labels: wholeLabels, ...gramsOf(parts, spelled, rows) };
}

/** The groups that are left out together, in order. */
export function groupsOf(parts: readonly Part[]): string[] {
  return [...new Set(parts.map(({ group }) => group))].sort();
}

/** Whose words count as one speaker's where cues are learned: a group's, and all that we invented. */
export function cueGroupOf({ set, group }: Part): string {
  return set === inventedSet ? set : group;
}

/** All of them, in order: no more than a number has bits. */
export function cueGroupsOf(parts: readonly Part[]): string[] {
  const groups = [...new Set(parts.map(cueGroupOf))].sort();
  if (groups.length > 32) throw new Error(`${groups.length} groups are more than 32 bits can tell apart.`);
  return groups;
}

const slots = 1 << 24;

function gramsOf(parts: readonly Part[], spelled: readonly string[][][], rows: number) {
  const groups = cueGroupsOf(parts);
  const speakersBySlot = new Int32Array(slots);
  const times = new Uint16Array(slots);
  let total = 0;
  spelled.forEach((document, index) => {
    const part = parts[index];
    const bit = 1 << groups.indexOf(part ? cueGroupOf(part) : '');
    document.forEach((_, place) => {
      cueGrams(document, place, (gram) => {
        const slot = slotOf(gram);
        speakersBySlot[slot] = (speakersBySlot[slot] ?? 0) | bit;
        times[slot] = Math.min(65_535, (times[slot] ?? 0) + 1);
        total++;
      });
    });
  });
  const numbers = new Map<string, number>();
  const speakers: number[] = [];
  const offsets = new Int32Array(rows + 1);
  const grams = new Int32Array(total);
  let filled = 0;
  spelled.forEach((document, index) => {
    document.forEach((_, place) => {
      cueGrams(document, place, (gram) => {
        const slot = slotOf(gram);
        if ((times[slot] ?? 0) < leastTimes || bitsOf(speakersBySlot[slot] ?? 0) < leastGroups) return;
        let number = numbers.get(gram);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(gram, number);
          speakers.push(speakersBySlot[slot] ?? 0);
        }
        grams[filled++] = number;
      });
      offsets[(parts[index]?.from ?? 0) + place + 1] = filled;
    });
  });
  const bags = { offsets, grams: grams.slice(0, filled) };
  return { vocabulary: [...numbers.keys()], speakers: Int32Array.from(speakers), bags };
}

/** A slot for the text (FNV-1a); two texts may share one, which does little harm. */
function slotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (slots - 1);
}

/** How many bits are set. */
export function bitsOf(value: number): number {
  let count = 0;
  for (let left = value; left !== 0; left &= left - 1) count++;
  return count;
}
