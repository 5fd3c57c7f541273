import type { Chapter, ChapteringEngine, ChapteringInput, ChapteringResult } from '../engine.ts';
import { fitStarts, fitTitles, shorten } from '../obey.ts';
import type { Span } from './candidates.ts';
import { type Density, decode } from './decode.ts';
import { featuresOf } from './features.ts';
import { isFunctionWord } from './function-words.ts';
import { namesIn } from './labels.ts';
import { type Score, scoreOf } from './score.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { termsOf } from './terms.ts';
import { titlesOf } from './titles.ts';
import { hasWords, wordsOf } from './words.ts';

/**
 * The built-in engine: no model, no network. Sentences are scored by how the vocabulary turns, by cue phrases, pauses and
 * speakers; the division that most agrees with the scores and with usual lengths wins; titles are the chapters' own words.
 */
export function createLocalEngine(density: Density = 'normal'): ChapteringEngine {
  return {
    name: 'local',
    async chapters(input, signal) {
      signal?.throwIfAborted();
      return chaptersOf(input, density);
    },
  };
}

export const localEngine: ChapteringEngine = createLocalEngine();

function chaptersOf(input: ChapteringInput, density: Density): ChapteringResult {
  const { transcript, title } = input;
  if (!hasWords(transcript)) return { kind: 'no_words' };
  const duration = Number.isFinite(input.durationSeconds) ? Math.max(0, input.durationSeconds) : 0;
  const words = wordsOf(transcript, duration);
  const sentences = sentencesOf(words, duration);
  const terms = termsOf(words, sentences, isFunctionWord);
  const scores = featuresOf(words, sentences, terms, title, duration).map(scoreOf);
  const candidates = sentences.map((sentence, place) => ({
    start: place === 0 ? 0 : sentence.start,
    value: scores[place]?.value ?? 0,
  }));
  const chosen = input.starts ?? decode(candidates, duration, density).map((place) => candidates[place]?.start ?? 0);
  const starts = fitStarts(chosen, duration);
  const spans = spansOf(sentences, starts);
  const titles = titlesOf({
    words,
    sentences,
    spans,
    durationSeconds: duration,
    language: transcript.language,
    videoTitle: title,
  });
  const { part } = namesIn(transcript.language);
  const fitted = fitTitles(titles, starts, (place) => `${part} ${place}`);
  const chapters = starts.map((startSeconds, index): Chapter => {
    const place = spans[index]?.from ?? 0;
    return {
      startSeconds,
      title: fitted[index] ?? '',
      evidence: evidenceOf(
        sentences[place],
        scores[place],
        index,
        chosen.some((start) => Math.floor(start) === startSeconds),
      ),
    };
  });
  return { kind: 'chapters', chapters };
}

/** The sentences of each chapter; a chapter in silence has none. */
function spansOf(sentences: readonly Sentence[], starts: readonly number[]): Span[] {
  let at = 0;
  return starts.map((_, index) => {
    const from = at;
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    while (at < sentences.length && Math.floor(sentences[at]?.start ?? 0) < next) at++;
    return { from, to: at };
  });
}

function evidenceOf(
  sentence: Sentence | undefined,
  score: Score | undefined,
  index: number,
  chosen: boolean,
): Chapter['evidence'] {
  const opening = shorten(sentence?.text ?? '', 120);
  if (index === 0) return { opening, score: 1, reasons: ['start'] };
  if (!chosen) return { opening, score: 0, reasons: ['length'] };
  const strength = 1 / (1 + Math.exp(-((score?.value ?? 0) - 2)));
  return {
    opening,
    score: Math.round(strength * 100) / 100,
    reasons: score?.reasons.length ? score.reasons : ['length'],
  };
}
