import type { Chapter, ChapteringInput } from '../../chaptering/engine.ts';
import { writeTitles } from '../../chaptering/language-model/write-titles.ts';
import type { LineWriter } from '../../language-model/line-writer.ts';

/** What a model made of one chapter of a talk. */
export interface TriedTitle {
  /** The title as it would be shown; undefined where none would. */
  title: string | undefined;
  /** What it wrote; empty where nothing came. */
  line: string;
  /** Why nothing came. */
  cause: string | null;
  seconds: number;
}

/** Has a model write the title of the chapter in the middle of a talk, as the service has it do. */
export async function tryTitle(
  writer: LineWriter,
  { reading, title: videoTitle }: ChapteringInput,
  chapters: readonly Chapter[],
  signal: AbortSignal,
): Promise<TriedTitle> {
  let title: string | undefined;
  let line = '';
  let cause: string | null = null;
  const heard: LineWriter = {
    name: writer.name,
    async write(request) {
      const outcome = await writer.write(request, signal);
      if (outcome.kind === 'line') line = outcome.text.trim().slice(0, 80);
      else ({ cause } = outcome);
      return outcome;
    },
  };
  const wanted = chapters.map((one, at) => ({ ...one, isWanted: at === Math.floor(chapters.length / 2) }));
  const onTitle = async (_: number, written: string) => {
    title = written;
  };
  const began = performance.now();
  await writeTitles(heard, { reading, names: [videoTitle], chapters: wanted }, { onTitle, signal }).catch(
    ignoreLateness,
  );
  return { title, line, cause, seconds: Math.max(1, Math.round((performance.now() - began) / 1000)) };
}

/** Whose time was over has no title; that it was is known by then. */
function ignoreLateness(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}
