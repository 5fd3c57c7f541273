import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import type { Chapter, ChapteringEngine } from '../chaptering/engine.ts';
import { type TitlingReport, writeTitles } from '../chaptering/language-model/write-titles.ts';
import type { LineWriter } from '../language-model/line-writer.ts';
import { unpackReading } from '../transcripts/reading/pack-reading.ts';
import { type ModelOptions, type Summarizing, summarizingBy } from './asked-model.ts';
import type { Engines } from './engines.ts';
import { localLanguageModel } from './local-language-model.ts';

/**
 * The engines, with a small model that writes titles once the chapters are there, and sums up. It divides nothing and answers nothing.
 *
 * @param summaries absent: nothing is summed up
 */
export function enginesWithLocalModel(engines: Engines, writer: LineWriter, summaries?: ModelOptions): Engines {
  const summarize = summaries && oneByOne(summarizingBy(localLanguageModel(writer), summaries));
  return {
    ...engines,
    writeTitles: ({ reading, ...input }, options) =>
      writeTitles(writer, { ...input, reading: unpackReading(reading) }, options),
    ...(summarize && {
      summarize: ({ reading, ...input }, around) => summarize({ ...input, reading: unpackReading(reading) }, around),
    }),
  };
}

/** One summary after the other, each in its own time: the model takes one request at a time, and would be late for all of several. */
function oneByOne(summarize: Summarizing): Summarizing {
  let last: Promise<unknown> = Promise.resolve();
  return (input, around) => {
    const asked = performance.now();
    const { signal, secondsLeft } = around;
    const own = last.then(() => {
      signal.throwIfAborted();
      const waited = (performance.now() - asked) / 1000;
      return summarize(input, { ...around, ...(secondsLeft !== undefined && { secondsLeft: secondsLeft - waited }) });
    });
    last = own.catch(() => undefined);
    return own;
  };
}

/** The built-in engine whose titles a small model writes at once, for whoever waits for all of it. */
export function titledEngine(writer: LineWriter, onReport: (report: TitlingReport) => void): ChapteringEngine {
  return {
    name: builtinEngine.name,
    async chapters(input, signal = new AbortController().signal) {
      const result = await builtinEngine.chapters(input, signal);
      if (result.kind !== 'chapters') return result;
      const chapters: Chapter[] = [...result.chapters];
      const wanted = chapters.map((chapter) => ({ ...chapter, isWanted: true }));
      const onTitle = async (index: number, title: string) => {
        const chapter = chapters[index];
        if (chapter) chapters[index] = { ...chapter, title, titleEngine: 'local' };
      };
      const { reading, title, channelName = null } = input;
      onReport(
        await writeTitles(writer, { reading, names: [title, channelName], chapters: wanted }, { onTitle, signal }),
      );
      return { ...result, chapters };
    },
  };
}
