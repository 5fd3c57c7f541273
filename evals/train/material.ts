import { lowerShouting } from '../../src/chaptering/builtin/lower-shouting.ts';
import { type Talk, talkOf } from '../../src/chaptering/builtin/talk.ts';
import type { Span as SentenceSpan } from '../../src/chaptering/chapter-spans.ts';
import { readTranscript } from '../../src/transcripts/reading/reading.ts';
import { type Document, transcriptOf } from '../document.ts';
import { mainSet, readSet } from '../documents.ts';
import { referenceOf } from '../figures.ts';
import type { Span } from '../measures.ts';
import { spansWithin } from '../true-boundaries.ts';

/** A document whose creators named its chapters. */
export interface Material {
  set: string;
  channel: string;
  talk: Talk;
  /** The creators' chapters, and the sentences of each. */
  reference: Span[];
  spans: SentenceSpan[];
}

const sources = [
  mainSet,
  `more/${mainSet}`,
  'datatalks',
  'more/datatalks',
  'syntax_fm',
  'more/syntax_fm',
  'bitcoin',
  'engineeringkiosk_de',
  'more/engineeringkiosk_de',
  'treeseg_augmend',
];

/** All documents with titled chapters in the folder `data`; of a channel at most `most`, so that none drowns the others. */
export function readMaterial(data: string, most: number): Material[] {
  const perChannel = new Map<string, number>();
  return sources.flatMap((source) => {
    const set = source.replace('more/', '');
    return (readSet(data, source) ?? []).flatMap((document) => {
      const channel = document.channel ?? set;
      const seen = perChannel.get(channel) ?? 0;
      // The main yardstick is kept whole.
      if (seen >= most && source !== mainSet) return [];
      perChannel.set(channel, seen + 1);
      return [materialOf(document, set, channel)];
    });
  });
}

function materialOf(document: Document, set: string, channel: string): Material {
  const reading = readTranscript(transcriptOf(document), document.duration_seconds, null);
  const talk = lowerShouting(talkOf({ reading, title: document.title }));
  const reference = referenceOf(document);
  return { set, channel, talk, reference, spans: spansWithin(talk.sentences, reference) };
}
