import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import { stem, type Terms } from '../../../../transcripts/reading/terms.ts';
import type { Span } from '../chapter-spans.ts';
import type { Sense } from '../words/senses.ts';
import type { Contrast } from './contrast.ts';

/** What speaks for and against a word's standing in its chapter's title. */
export const wordFeatureNames = [
  'telling',
  'rarity',
  'noun',
  'head',
  'weak',
  'name',
  'gerund',
  'verb',
  'adjective',
  'letters',
  'count',
  'countShare',
  'countPlace',
  'forms',
  'share',
  'spread',
  'early',
  'first',
  'firstShare',
  'mine',
  'elsewhere',
  'neighbours',
  'contrast',
  'contrastShare',
  'contrastPlace',
  'asked',
  'askedFirst',
  'inVideoTitle',
  'weight',
  'sentences',
  'place',
  'closing',
  'tellingFirst',
  'capital',
] as const;

/** A word of a chapter (bare), with its features in the order of `wordFeatureNames`. */
export interface SeenWord {
  bare: string;
  features: Float32Array;
}

interface Use {
  count: number;
  early: number;
  first: number;
  at: number;
  asked: number;
  names: number;
  closing: number;
  stretches: number;
  last: number;
}

const stretches = 8;
const openingSentences = 6;

/** The words with meaning of each span. */
export function seeWords(
  sentences: readonly Sentence[],
  senses: readonly Sense[],
  terms: Terms,
  spans: readonly Span[],
  contrasts: readonly Contrast[],
  videoTitle: ReadonlySet<string>,
): SeenWord[][] {
  const total = new Map<string, number>();
  const bySpan = spans.map((span) => {
    const uses = usesIn(span);
    for (const [bare, { count }] of uses) total.set(bare, (total.get(bare) ?? 0) + count);
    return uses;
  });
  return spans.map((span, index) => {
    const uses = bySpan[index] ?? new Map<string, Use>();
    const contrast = contrasts[index] ?? new Map<number, number>();
    const stems = new Map<number, number>();
    for (const { at, count } of uses.values()) {
      const id = terms.ids[at] ?? -1;
      stems.set(id, (stems.get(id) ?? 0) + count);
    }
    const most = Math.max(1, ...[...uses.values()].map(({ count }) => count));
    const strongest = Math.max(1e-6, ...contrast.values());
    const countPlaces = placesOf([...uses].map(([bare, { count }]) => [bare, count]));
    const contrastPlaces = placesOf([...contrast]);
    const [before, after] = [bySpan[index - 1], bySpan[index + 1]];
    const length = Math.max(1, span.to - span.from);
    return [...uses].map(([bare, use]) => {
      const sense = senses[use.at];
      const id = terms.ids[use.at] ?? -1;
      const own = contrast.get(id) ?? 0;
      const beside = (before?.get(bare)?.count ?? 0) + (after?.get(bare)?.count ?? 0);
      const all = total.get(bare) ?? use.count;
      const features = Float32Array.of(
        sense?.known.telling ?? 0.5,
        sense?.known.rarity ?? 1,
        sense?.noun ?? 0.5,
        sense?.known.head ?? 0.5,
        sense?.weak ? 1 : 0,
        use.names / use.count,
        sense?.part === 'gerund' ? 1 : 0,
        sense?.part === 'verb' ? 1 : 0,
        sense?.part === 'adjective' ? 1 : 0,
        bare.length,
        Math.log2(use.count),
        use.count / most,
        Math.log2(1 + (countPlaces.get(bare) ?? 99)),
        Math.log2(stems.get(id) ?? use.count),
        use.count / length,
        use.stretches / stretches,
        Math.log2(1 + use.early),
        Math.log2(1 + use.first),
        use.first / length,
        use.count / all,
        Math.log2(1 + all - use.count),
        beside / (beside + use.count),
        own,
        own / strongest,
        Math.log2(1 + (contrastPlaces.get(id) ?? 999)),
        use.asked,
        use.asked > 0 && use.first < openingSentences ? 1 : 0,
        videoTitle.has(stem(bare)) ? 1 : 0,
        id < 0 ? 0 : (terms.weights[id] ?? 0),
        Math.log2(length),
        index / Math.max(1, spans.length - 1),
        use.closing,
        (sense?.known.telling ?? 0.5) * (use.first < 3 ? 1 : 0),
        sense?.known.name ?? 0,
      );
      return { bare, features };
    });
  });

  function usesIn(span: Span): Map<string, Use> {
    const uses = new Map<string, Use>();
    for (let place = span.from; place < span.to; place++) {
      const sentence = sentences[place];
      if (!sentence) continue;
      const offset = place - span.from;
      const stretch = Math.floor((offset / (span.to - span.from)) * stretches);
      for (let at = sentence.from; at < sentence.to; at++) {
        const sense = senses[at];
        if (!sense || sense.part === 'grammar' || sense.bare.length < 2) continue;
        let use = uses.get(sense.bare);
        if (!use) {
          use = { count: 0, early: 0, first: offset, at, asked: 0, names: 0, closing: 0, stretches: 0, last: -1 };
          uses.set(sense.bare, use);
        }
        use.count++;
        if (use.last !== stretch) use.stretches++;
        use.last = stretch;
        if (offset < openingSentences) use.early++;
        if (sentence.question) use.asked = 1;
        if (sense.part === 'name') use.names++;
        if (at === sentence.to - 1 || sense.closes) use.closing = 1;
      }
    }
    return uses;
  }
}

/** The place of each key when they are put in order of their values, the highest first. */
function placesOf<Key>(entries: [Key, number][]): Map<Key, number> {
  return new Map(entries.sort((a, b) => b[1] - a[1]).map(([key], place) => [key, place]));
}
