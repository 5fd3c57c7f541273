import type { Citation } from '../src/answering/engine.ts';
import { stem } from '../src/answering/spoken/stem.ts';
import { isFunctionWord } from '../src/transcripts/reading/function-words.ts';
import { type Sentence, sentencesOf } from '../src/transcripts/reading/sentences.ts';
import { bareWord } from '../src/transcripts/reading/terms.ts';
import { wordsOf } from '../src/transcripts/reading/words.ts';
import type { Attempted } from './answers-figures.ts';
import type { AskedDocument } from './answers-material.ts';

const windowSentences = 3;
const saturation = 1.2;
const lengthNormal = 0.75;
const mostCited = 3;

/**
 * Plain BM25 (Robertson and Zaragoza, 2009) over every three sentences in a row, stems without function words: the best
 * three windows that do not overlap. Its score for declining is that of the best window.
 */
export function plainBm25(document: AskedDocument): (question: string) => Attempted {
  const { transcript, durationSeconds } = document.input;
  const sentences = sentencesOf(wordsOf(transcript, durationSeconds), durationSeconds);
  const windows = sentences.map((_, from) => stemsOf(sentences.slice(from, from + windowSentences)));
  const usual = windows.reduce((sum, { length }) => sum + length, 0) / Math.max(1, windows.length);
  const holders = new Map<string, number>();
  for (const { counts } of windows) for (const key of counts.keys()) holders.set(key, (holders.get(key) ?? 0) + 1);
  return (question) => {
    const sought = new Set(topicStems(question));
    const scores = windows.map(({ counts, length }) => {
      const norm = saturation * (1 - lengthNormal + (lengthNormal * length) / Math.max(1, usual));
      let score = 0;
      for (const key of sought) {
        const count = counts.get(key) ?? 0;
        const spread = holders.get(key) ?? 0;
        const rarity = Math.log(1 + (windows.length - spread + 0.5) / (spread + 0.5));
        score += (rarity * count * (saturation + 1)) / (count + norm);
      }
      return score;
    });
    const order = scores.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    const chosen: number[] = [];
    for (const at of order) {
      if (chosen.length >= mostCited || (scores[at] ?? 0) <= 0) break;
      if (chosen.every((other) => Math.abs(other - at) >= windowSentences)) chosen.push(at);
    }
    const citations = chosen.map((at) => citationOf(at, sentences.slice(at, at + windowSentences)));
    return { citations, declined: chosen.length === 0, answerable: scores[order[0] ?? -1] ?? 0 };
  };
}

function citationOf(at: number, sentences: readonly Sentence[]): Citation {
  return {
    startSeconds: Math.floor(sentences[0]?.start ?? 0),
    passage: at + 1,
    quote: sentences.map(({ text }) => text).join(' '),
  };
}

function stemsOf(sentences: readonly Sentence[]) {
  const counts = new Map<string, number>();
  const stems = sentences.flatMap(({ text }) => topicStems(text));
  for (const key of stems) counts.set(key, (counts.get(key) ?? 0) + 1);
  return { counts, length: stems.length };
}

function topicStems(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}'’]+/u)
    .map(bareWord)
    .filter((word) => word !== '' && !isFunctionWord(word))
    .map(stem);
}
