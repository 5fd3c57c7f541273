import type { LanguageModel, ModelUsage } from '../../language-model/language-model.ts';
import { lineTokens } from '../../transcripts/reading/count-tokens.ts';
import type { Sentence } from '../../transcripts/reading/sentences.ts';
import { askWindow } from './ask-window.ts';
import type { PlacedChapter } from './place-chapters.ts';
import { fewestWindowTokens } from './window-room.ts';
import { nextFrom, startOf, type Window, windowCount, windowFrom } from './windows.ts';

/** Tokens that a video may take: three hours of quick speech take a quarter of it. What would take more is no speech. */
const mostTokens = 300_000;
/** The model is asked no more when it was away for this many windows in a row. */
const mostAway = 2;

export interface Coverage {
  chapters: PlacedChapter[];
  /** Titles whose boundary did not pass. */
  loose: PlacedChapter[];
  windows: number;
  windowsFellBack: number;
  /** Why they did. */
  causes: string[];
  usage: ModelUsage;
  /** Whether a moment (seconds) lies in a window that is the built-in engine's. */
  isLocal: (seconds: number) => boolean;
}

/** Asks for window after window until the transcript is covered, by the model or by leaving a window to the built-in engine. */
export async function coverTranscript(of: {
  model: LanguageModel;
  /** Aborts when the model has had its time. */
  patience: AbortSignal;
  onProgress: ((share: number) => void) | undefined;
  /** Tokens of transcript that the model takes at once, at first and as is known later; 0: too few. */
  windowTokens: number;
  room: () => Promise<number>;
  sentences: readonly Sentence[];
  durationSeconds: number;
  videoTitle: string | null;
  language: string | null;
  outputLanguage: string | null;
  local: readonly { startSeconds: number; title: string }[];
  expected: ModelUsage;
  signal: AbortSignal | undefined;
}): Promise<Coverage> {
  const { sentences } = of;
  let windowTokens = of.windowTokens || fewestWindowTokens;
  const signal = of.signal ? AbortSignal.any([of.signal, of.patience]) : of.patience;
  const chapters: PlacedChapter[] = [];
  const loose: PlacedChapter[] = [];
  const localWindows: Window[] = [];
  const causes: string[] = [];
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  let mostRequests = 4 + 3 * windowCount(sentences, windowTokens);
  let windows = 0;
  /** Parts of windows that were left out, which count as windows of their own. */
  let parts = 0;
  let awayInARow = 0;
  let requests = 0;
  let givenUp = of.windowTokens === 0 ? 'the model’s context has room for too little of a transcript' : undefined;
  if (of.expected.inputTokens > mostTokens) givenUp = 'the transcript is longer than any speech';

  for (let from = 0; from < sentences.length; requests++) {
    windowTokens = Math.min(windowTokens, (await of.room()) || fewestWindowTokens);
    const window = windowFrom(sentences, from, windowTokens);
    if (requests >= mostRequests) givenUp ??= 'the model went on in too small steps';
    const served = givenUp === undefined ? await ask(window) : undefined;
    const less = served?.kind === 'builtin' && served.isTooMuch ? await lessThan(window) : 0;
    if (less > 0) {
      windowTokens = less;
      mostRequests += 3 * windowCount(sentences, windowTokens);
      continue;
    }
    windows += 1;
    if (served?.kind === 'model') {
      // What begins with the window begins before it, or is there already.
      const found = served.chapters.filter(({ place }) => place > from || from === 0);
      chapters.push(...found);
      const places = found.map(({ place }) => place);
      from = served.left?.to === window.to ? window.to : nextFrom(window, places, sentences.length, served.isCut);
      if (served.left) {
        leave(served.left, served.left.cause);
        parts += 1;
      }
      awayInARow = 0;
    } else {
      leave(window, served?.cause ?? givenUp ?? '');
      awayInARow = served?.isAway ? awayInARow + 1 : 0;
      if (served?.isLasting || awayInARow >= mostAway) givenUp ??= served?.cause;
      from = window.to;
    }
    of.onProgress?.(from / sentences.length);
  }
  return { chapters, loose, causes, usage, windows: windows + parts, windowsFellBack: localWindows.length, isLocal };

  /** Tokens to try after a window was too much for the model; 0 where it is no use. */
  async function lessThan({ from, to }: Window): Promise<number> {
    const tokens = sentences.slice(from, to).reduce((sum, sentence) => sum + lineTokens(sentence), 0);
    const less = Math.min(await of.room(), Math.floor(tokens / 2));
    return less >= fewestWindowTokens ? less : 0;
  }

  function leave(stretch: Window, cause: string) {
    localWindows.push(stretch);
    causes.push(cause);
  }

  async function ask(window: Window) {
    const running = window.from === 0 ? null : runningTitle(window.from);
    const served = await askWindow(of.model, { ...of, expectedCount: of.local.length, window, running, signal });
    of.signal?.throwIfAborted();
    usage.inputTokens += served.usage.inputTokens;
    usage.outputTokens += served.usage.outputTokens;
    loose.push(...served.loose);
    return served;
  }

  /** What the chapter is called that has begun last before this sentence. */
  function runningTitle(from: number): string {
    const own = chapters.filter(({ place }) => place <= from).at(-1);
    const start = startOf(sentences, from);
    return own?.title ?? of.local.filter(({ startSeconds }) => startSeconds <= start).at(-1)?.title ?? '';
  }

  function isLocal(seconds: number): boolean {
    return localWindows.some(({ from, to }) => {
      const end = to < sentences.length ? startOf(sentences, to) : Number.POSITIVE_INFINITY;
      return seconds >= Math.floor(startOf(sentences, from)) && seconds < Math.floor(end);
    });
  }
}
