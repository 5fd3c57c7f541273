import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, Option } from 'commander';
import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import { writeNotes } from '../chaptering/write-notes.ts';
import { parseVideoLink, watchPage, watchPageAt } from '../platform/video-link.ts';
import { spokenSentences } from '../transcripts/reading/spoken-sentences.ts';
import { print } from './output.ts';
import { readSource } from './source.ts';
import { SourceError } from './source-error.ts';
import { openSummarizing, type SourceSummarizing } from './summarizing.ts';
import { tellRepairs } from './tell.ts';
import { openUnderstanding, type Understanding } from './understanding.ts';

interface ExportOptions {
  to: string;
  transcript?: boolean;
  summary?: boolean;
  json?: boolean;
}

/** `cuemark export SOURCE… --to FOLDER`: needs neither service nor database. */
export function addTo(program: Command, end: (code: number) => void): void {
  program
    .command('export <sources...>')
    .description(
      'write Markdown notes of videos into a folder, one file a video: its chapters, with links to their moments',
    )
    .addOption(
      new Option('--to <folder>', 'where the files go; it is made where it is not there').makeOptionMandatory(),
    )
    .option('--transcript', 'with what is said under each chapter')
    .option('--summary', 'with what a language model says of the whole and of each chapter (LLM_PROVIDER)')
    .option('--json', 'say as JSON what was written')
    .action(async (sources: string[], options: ExportOptions) => {
      await using summarizing = options.summary ? await openSummarizing() : undefined;
      await using understanding = await openUnderstanding();
      await mkdir(options.to, { recursive: true });
      const written = new Map<string, string>();
      for (const source of sources) {
        try {
          const file = await exportOne(source, options, { understanding, summarizing, written });
          written.set(file, source);
          if (!options.json) console.log(file);
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          console.error(sources.length > 1 ? `${source}: ${error.message}` : error.message);
          end(1);
        }
      }
      if (options.json) print(true, { files: [...written.keys()] }, '');
    });
}

/** Answers the file that was written; `written` is what was before it, and of which source. */
async function exportOne(
  name: string,
  { to, transcript: withTranscript }: ExportOptions,
  {
    understanding,
    summarizing,
    written,
  }: {
    understanding: Understanding;
    summarizing: SourceSummarizing | undefined;
    written: ReadonlyMap<string, string>;
  },
): Promise<string> {
  const source = await readSource(name);
  tellRepairs(source.transcript);
  const vectors = await understanding.vectorsOf(source.reading);
  const result = await builtinEngine.chapters({ ...source, vectors });
  if (result.kind === 'no_words') throw new SourceError('Nothing is said in it, so there is nothing to make notes of.');
  const platformId = parseVideoLink(name);
  const link = platformId === undefined ? path.basename(name) : watchPage(platformId);
  const notes = writeNotes({
    title: source.title,
    source: link,
    linkAt: platformId === undefined ? undefined : (seconds) => watchPageAt(platformId, seconds),
    date: new Date(),
    durationSeconds: source.durationSeconds,
    chapters: result.chapters,
    summary: await summarizing?.summarize(source, result.chapters),
    sentences: withTranscript ? spokenSentences(source.reading) : undefined,
  });
  const file = await freeFile(
    path.join(to, nameOf(source.title)),
    sourceLine(notes),
    (taken) => (written.get(taken) ?? name) !== name,
  );
  await writeFile(file, notes);
  return file;
}

/** A name that every file system takes, and that Obsidian can link to. */
function nameOf(title: string): string {
  const plain = title
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*#^[\]]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const name = [...plain]
    .slice(0, 80)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return name === '' ? 'video' : name;
}

/** Notes of the same video are written over, those of another one and other people's files are not. */
async function freeFile(stem: string, source: string | undefined, isTaken: (file: string) => boolean): Promise<string> {
  for (let number = 1; ; number += 1) {
    const file = `${stem}${number === 1 ? '' : ` ${number}`}.md`;
    const before = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (before === undefined || (sourceLine(before) === source && !isTaken(file))) return file;
  }
}

const sourceLine = (notes: string) => /^---\n.*\n(source: .*)$/m.exec(notes)?.[1];
