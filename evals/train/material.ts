import { join } from 'node:path';
import { isFunctionWord } from '../../src/transcripts/reading/function-words.ts';
import { type Sentence, sentencesOf } from '../../src/transcripts/reading/sentences.ts';
import { type Terms, termsOf } from '../../src/transcripts/reading/terms.ts';
import { type Word, wordsOf } from '../../src/transcripts/reading/words.ts';
import { type Document, transcriptOf } from '../document.ts';
import { readSet } from '../documents.ts';
import { referenceOf } from '../figures.ts';
import type { Span } from '../measures.ts';
import { spansWithin } from '../true-boundaries.ts';

/** A document, read as far as titles need it. */
export interface Material {
  id: string;
  set: string;
  channel: string;
  title: string;
  language: string;
  durationSeconds: number;
  isGerman: boolean;
  words: Word[];
  sentences: Sentence[];
  terms: Terms;
  reference: Span[];
  spans: { from: number; to: number }[];
}

const sources = [
  'yt_creator_chapters',
  'more/yt_creator_chapters',
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
      if (seen >= most && source !== 'yt_creator_chapters') return [];
      perChannel.set(channel, seen + 1);
      return [materialOf(document, set, channel)];
    });
  });
}

function materialOf(document: Document, set: string, channel: string): Material {
  const words = wordsOf(transcriptOf(document), document.duration_seconds);
  const sentences = sentencesOf(words, document.duration_seconds);
  const reference = referenceOf(document);
  return {
    id: document.id,
    set,
    channel,
    title: document.title,
    language: document.language,
    durationSeconds: document.duration_seconds,
    isGerman: document.language.startsWith('de'),
    words,
    sentences,
    terms: termsOf(words, sentences, isFunctionWord),
    reference,
    spans: spansWithin(sentences, reference),
  };
}

export const dataFolder = join(import.meta.dirname, '../../../shared/eval');
