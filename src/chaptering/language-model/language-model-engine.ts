import type { Chapter, ChapteringEngine, ChapteringInput, ChapteringResult, TokenCount } from '../engine.ts';
import { type Sentence, sentencesOf } from '../local/sentences.ts';
import { hasWords, wordsOf } from '../local/words.ts';
import { fitStarts, shorten } from '../obey.ts';
import { askWindow, type Served } from './ask-window.ts';
import { costOf, type Prices, tokensOf } from './estimate.ts';
import type { LanguageModel, ModelUsage } from './language-model.ts';
import { namedChapters } from './name-chapters.ts';
import type { PlacedChapter } from './place-chapters.ts';
import { instructionsFor } from './prompt.ts';
import { lineTokens, nextFrom, type Window, windowFrom } from './windows.ts';

export interface LanguageModelEngineOptions {
  model: LanguageModel;
  /** Serves what the model can not: boundaries and titles. */
  fallback: ChapteringEngine;
  /** A signal that aborts when the model has had its time for one video; `secondsLeft` of the input is passed on. */
  patience: (secondsLeft: number | undefined) => AbortSignal;
  prices?: Prices | undefined;
  /** Tokens of transcript that the model reads at once. */
  windowTokens?: number;
  /** Told before anything is asked. */
  onEstimate?: (estimate: TokenCount) => void;
  /** Told as the work goes on: how much of the transcript is done, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** About an hour of speech. */
const usualWindowTokens = 12_000;
/** The model is asked no more when it was away for this many windows in a row. */
const mostAway = 2;
/** Tokens that a window takes beside its lines, and a chapter in the answer. */
const tokensPerWindow = 120;
const tokensPerChapter = 35;

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
  if (!hasWords(input.transcript)) return { kind: 'no_words' };
  const local = await options.fallback.chapters(input, signal);
  if (local.kind === 'no_words') return local;
  const duration = Number.isFinite(input.durationSeconds) ? Math.max(0, input.durationSeconds) : 0;
  const sentences = sentencesOf(wordsOf(input.transcript, duration), duration);
  const estimate = estimateOf(sentences, input, local.chapters.length, options);
  options.onEstimate?.(estimate);

  const asked = await askAll(options, { input, sentences, duration, local: local.chapters, signal });
  const starts = fitStarts(
    [
      ...asked.chapters.map(({ place }) => startOf(sentences, place)),
      ...local.chapters.map(({ startSeconds }) => startSeconds).filter((start) => asked.isLocal(start)),
    ],
    duration,
  );
  const named = await namedChapters({
    starts,
    sentences,
    language: input.transcript.language,
    proposals: [...asked.chapters, ...asked.loose],
    localTitles: async () => {
      if (local.chapters.every(({ startSeconds }, index) => startSeconds === starts[index])) return local.chapters;
      const titled = await options.fallback.chapters({ ...input, starts }, signal);
      return titled.kind === 'chapters' ? titled.chapters : [];
    },
  });
  const chosen = new Set(asked.chapters.map(({ place }) => Math.floor(startOf(sentences, place))));
  return {
    kind: 'chapters',
    chapters: named.chapters.map((chapter) => ({ ...chapter, evidence: evidenceOf(chapter.startSeconds) })),
    report: {
      engine: asked.windowsFellBack < asked.windows ? 'llm' : 'local',
      model: options.model.name,
      windows: asked.windows,
      windowsFellBack: asked.windowsFellBack,
      causes: [...new Set(asked.causes)],
      titlesReplaced: named.replaced,
      estimate,
      usage: { ...asked.usage, cost: costOf(asked.usage, options.prices) },
    },
  };

  function evidenceOf(startSeconds: number): Chapter['evidence'] {
    const own = local.kind === 'chapters' && local.chapters.find((chapter) => chapter.startSeconds === startSeconds);
    if (startSeconds > 0 && !chosen.has(startSeconds) && own) return own.evidence;
    const sentence = sentences.find(({ start }, place) =>
      place === 0 ? startSeconds === 0 : Math.floor(start) >= startSeconds,
    );
    const opening = shorten(sentence?.text ?? '', 120);
    if (startSeconds === 0) return { opening, score: 1, reasons: ['start'] };
    if (!chosen.has(startSeconds)) return { opening, score: 0, reasons: ['length'] };
    return { opening, score: own ? Math.max(0.5, own.evidence.score) : 0.5, reasons: ['model'] };
  }
}

/** Seconds; the first sentence's chapter begins with the video. */
function startOf(sentences: readonly Sentence[], place: number): number {
  return place === 0 ? 0 : (sentences[place]?.start ?? 0);
}

/** Asks for window after window until the transcript is covered, by the model or by leaving a window to the local engine. */
async function askAll(
  options: LanguageModelEngineOptions,
  of: {
    input: ChapteringInput;
    sentences: readonly Sentence[];
    duration: number;
    local: readonly Chapter[];
    signal: AbortSignal | undefined;
  },
) {
  const { input, sentences, signal } = of;
  const patience = options.patience(input.secondsLeft);
  const either = signal ? AbortSignal.any([signal, patience]) : patience;
  const chapters: PlacedChapter[] = [];
  const loose: PlacedChapter[] = [];
  const localWindows: Window[] = [];
  const causes: string[] = [];
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  const budget = options.windowTokens ?? usualWindowTokens;
  const mostWindows = 4 + 3 * windowsOf(sentences, budget);
  let windows = 0;
  let awayInARow = 0;
  let isGivenUp = false;
  for (let from = 0; from < sentences.length; ) {
    const window = windowFrom(sentences, from, budget);
    const served: Served = isGivenUp
      ? {
          kind: 'local',
          cause: causes.at(-1) ?? '',
          loose: [],
          isAway: true,
          isLasting: true,
          usage: { inputTokens: 0, outputTokens: 0 },
        }
      : await askWindow(options.model, {
          sentences,
          window,
          durationSeconds: of.duration,
          videoTitle: input.title,
          language: input.transcript.language,
          running: from === 0 ? null : (runningTitle(from) ?? ''),
          signal: either,
        });
    signal?.throwIfAborted();
    windows++;
    usage.inputTokens += served.usage.inputTokens;
    usage.outputTokens += served.usage.outputTokens;
    loose.push(...served.loose);
    if (served.kind === 'model') {
      chapters.push(...served.chapters.filter(({ place }) => !chapters.some((known) => known.place === place)));
      from = nextFrom(
        window,
        served.chapters.map(({ place }) => place),
        sentences.length,
        served.isCut,
      );
      awayInARow = 0;
    } else {
      localWindows.push(window);
      causes.push(served.cause);
      awayInARow = served.isAway ? awayInARow + 1 : 0;
      isGivenUp = served.isLasting || awayInARow >= mostAway;
      from = window.to;
    }
    if (windows >= mostWindows && !isGivenUp && from < sentences.length) {
      isGivenUp = true;
      causes.push('the model went on in too small steps');
    }
    options.onProgress?.(from / sentences.length);
  }
  return {
    chapters,
    loose,
    causes,
    usage,
    windows,
    windowsFellBack: localWindows.length,
    isLocal(seconds: number): boolean {
      return localWindows.some(({ from, to }) => {
        const end = to < sentences.length ? startOf(sentences, to) : Number.POSITIVE_INFINITY;
        return seconds >= Math.floor(startOf(sentences, from)) && seconds < Math.floor(end);
      });
    },
  };

  /** What the chapter is called that has begun last before this sentence. */
  function runningTitle(from: number): string | undefined {
    const own = chapters.filter(({ place }) => place <= from).at(-1);
    const start = startOf(sentences, from);
    return own?.title ?? of.local.filter(({ startSeconds }) => startSeconds <= start).at(-1)?.title;
  }
}

/** What asking will take, windows read twice in part included. */
function estimateOf(
  sentences: readonly Sentence[],
  input: ChapteringInput,
  chapterCount: number,
  options: LanguageModelEngineOptions,
): TokenCount {
  const budget = options.windowTokens ?? usualWindowTokens;
  const lines = linesOf(sentences);
  const windows = windowsOf(sentences, budget);
  const overhead = tokensOf(instructionsFor(input.transcript.language)) + tokensPerWindow;
  const usage = {
    inputTokens: Math.ceil(windows === 1 ? lines : lines * 1.2) + windows * overhead,
    outputTokens: chapterCount * tokensPerChapter,
  };
  return { ...usage, cost: costOf(usage, options.prices) };
}

function windowsOf(sentences: readonly Sentence[], budget: number): number {
  return Math.max(1, Math.ceil(linesOf(sentences) / budget));
}

/** Tokens of all sentences as the model reads them. */
function linesOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, sentence) => sum + lineTokens(sentence), 0);
}
