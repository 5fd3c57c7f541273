import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import type { Chapter, ChapteringEngine } from '../chaptering/engine.ts';
import { type TitlingReport, writeTitles } from '../chaptering/language-model/write-titles.ts';
import type { LineWriter } from '../language-model/line-writer.ts';
import { unpackReading } from '../transcripts/reading/pack-reading.ts';
import { type ModelOptions, summarizingBy } from './asked-model.ts';
import type { Engines } from './engines.ts';
import { localLanguageModel } from './local-language-model.ts';

/**
 * The engines, with a small model that writes titles once the chapters are there, and sums up. It divides nothing and answers nothing.
 *
 * @param summaries absent: nothing is summed up
 */
export function enginesWithLocalModel(engines: Engines, writer: LineWriter, summaries?: ModelOptions): Engines {
  const summarize = summaries && summarizingBy(localLanguageModel(writer), summaries);
  return {
    ...engines,
    writeTitles: ({ reading, ...input }, options) =>
      writeTitles(writer, { ...input, reading: unpackReading(reading) }, options),
    ...(summarize && {
      summarize: ({ reading, ...input }, around) => summarize({ ...input, reading: unpackReading(reading) }, around),
    }),
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
      const { reading, title } = input;
      onReport(await writeTitles(writer, { reading, title, chapters: wanted }, { onTitle, signal }));
      return { ...result, chapters };
    },
  };
}
