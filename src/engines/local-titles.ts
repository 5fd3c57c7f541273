import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import type { Chapter, ChapteringEngine } from '../chaptering/engine.ts';
import { type TitlingReport, writeTitles } from '../chaptering/language-model/write-titles.ts';
import type { LineWriter } from '../language-model/line-writer.ts';
import { unpackReading } from '../transcripts/reading/pack-reading.ts';
import type { Engines } from './engines.ts';

/** The engines, with a small model that writes titles once the chapters are there. It divides nothing and answers nothing. */
export function enginesWithTitles(engines: Engines, writer: LineWriter): Engines {
  return {
    ...engines,
    writeTitles: ({ reading, ...input }, options) =>
      writeTitles(writer, { ...input, reading: unpackReading(reading) }, options),
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
