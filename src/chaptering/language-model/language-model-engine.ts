import type { LanguageModel } from '../../language-model/language-model.ts';
import { doubtfulSentences, injectedSentences } from '../../transcripts/reading/prompt-injection.ts';
import { withoutSentences } from '../../transcripts/reading/reading.ts';
import { chapterSpans } from '../chapter-spans.ts';
import type { Chapter, ChapteringEngine, ChapteringInput, ChapteringResult, TokenCount } from '../engine.ts';
import { fitStarts, shorten } from '../obey.ts';
import { costOf, type Prices } from './cost.ts';
import { coverTranscript } from './cover-transcript.ts';
import { estimateOf } from './estimate.ts';
import { namedChapters } from './name-chapters.ts';
import { windowRoom } from './window-room.ts';
import { startOf } from './windows.ts';

export interface LanguageModelEngineOptions {
  model: LanguageModel;
  /** Serves what the model can not: boundaries and titles. */
  fallback: ChapteringEngine;
  /** A signal that aborts when the model has had its time for one video; `secondsLeft` of the input is passed on. */
  patience: (secondsLeft: number | undefined) => AbortSignal;
  prices?: Prices | undefined;
  /** Tokens of transcript that the model reads at once, if it takes as many. */
  windowTokens?: number;
  /** Told before anything is asked. */
  onEstimate?: (estimate: TokenCount) => void;
  /** Told as the work goes on: how much of the transcript is done, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** About an hour of speech. */
const usualWindowTokens = 12_000;

/**
 * The engine that asks a language model. The model never writes a time: it names the number of a sentence, quotes its first
 * words and gives a title; the code checks all three and takes the time from the sentence. Long transcripts go in windows.
 * What the model can not serve, or not in a way that passes, is the fallback engine's, window by window and title by title.
 */
export function createLanguageModelEngine(options: LanguageModelEngineOptions): ChapteringEngine {
  return { name: 'llm', chapters: (input, signal) => chaptersOf(options, input, signal) };
}

async function chaptersOf(
  options: LanguageModelEngineOptions,
  input: ChapteringInput,
  signal: AbortSignal | undefined,
): Promise<ChapteringResult> {
  signal?.throwIfAborted();
  const local = await options.fallback.chapters(input, signal);
  if (local.kind === 'no_words' || (input.density ?? 'normal') !== 'normal') return local;
  const { words, sentences, language, durationSeconds: duration } = input.reading;
  const { outputLanguage = null } = input;
  const { prices, windowTokens: usual = usualWindowTokens } = options;
  const room = async () =>
    windowRoom(await options.model.capacity(), usual, { sentences, language, chapterCount: local.chapters.length });
  const windowTokens = await room();
  const expected = estimateOf({
    sentences,
    windowTokens: windowTokens || usual,
    language,
    chapterCount: local.chapters.length,
  });
  const estimate = { ...expected, cost: costOf(expected, prices) };
  options.onEstimate?.(estimate);

  const asked = await coverTranscript({
    model: options.model,
    patience: options.patience(input.secondsLeft),
    onProgress: options.onProgress,
    windowTokens,
    room,
    sentences,
    durationSeconds: duration,
    videoTitle: input.title,
    language,
    outputLanguage,
    local: local.chapters,
    expected,
    signal,
  });
  const starts = fitStarts(
    [
      ...asked.chapters.map(({ place }) => startOf(sentences, place)),
      ...local.chapters.map(({ startSeconds }) => startSeconds).filter((start) => asked.isLocal(start)),
    ],
    duration,
  );
  const doubtful = doubtfulSentences(sentences);
  const planted = injectedSentences(sentences);
  const named = await namedChapters({
    starts,
    sentences,
    words,
    durationSeconds: duration,
    videoTitle: input.title,
    language,
    outputLanguage,
    proposals: asked.chapters,
    loose: asked.loose,
    localTitles: async () => {
      const own = local.chapters.map(({ startSeconds }) => startSeconds);
      const isSame = own.length === starts.length && own.every((start, index) => start === starts[index]);
      if (doubtful.size === 0 && isSame) return local.chapters;
      const titled = await options.fallback.chapters(
        { ...input, reading: withoutSentences(input.reading, doubtful), starts },
        signal,
      );
      return titled.kind === 'chapters' ? titled.chapters : [];
    },
  });
  const spans = chapterSpans(sentences, starts);
  const isServed = asked.windowsFellBack < asked.windows;
  const isUnsaid = isServed && asked.usage.inputTokens + asked.usage.outputTokens === 0;
  const chosen = new Set(asked.chapters.map(({ place }) => Math.floor(startOf(sentences, place))));
  const boundaries = starts.filter((start) => start > 0);
  const ofModel = boundaries.filter((start) => chosen.has(start)).length;
  return {
    kind: 'chapters',
    chapters: named.chapters.map((chapter, index) => ({
      ...chapter,
      evidence: evidenceOf(chapter.startSeconds, index),
    })),
    report: {
      engine: isServed && ofModel * 2 >= boundaries.length ? 'llm' : 'builtin',
      model: options.model.name,
      windows: asked.windows,
      windowsFellBack: asked.windowsFellBack,
      causes: [...new Set(asked.causes)],
      titlesReplaced: named.replaced,
      estimate,
      usage: { ...asked.usage, cost: isUnsaid ? null : costOf(asked.usage, prices) },
    },
  };

  function evidenceOf(startSeconds: number, index: number): Chapter['evidence'] {
    const own = local.kind === 'chapters' && local.chapters.find((chapter) => chapter.startSeconds === startSeconds);
    if (startSeconds > 0 && !chosen.has(startSeconds) && own) return own.evidence;
    const span = spans[index];
    // An order for models is quoted by nobody.
    const sentence = span && sentences.slice(span.from, span.to).find((_, at) => !planted.has(span.from + at));
    const said = { opening: shorten(sentence?.text ?? '', 120), at: sentence?.start ?? null };
    if (startSeconds === 0) return { ...said, score: 1, reasons: ['start'] };
    if (!chosen.has(startSeconds)) return { ...said, score: 0, reasons: ['length'] };
    return { ...said, score: own ? Math.max(0.5, own.evidence.score) : 0.5, reasons: ['model'] };
  }
}
