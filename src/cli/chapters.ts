import { type Command, Option } from 'commander';
import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import {
  type ChapteringEngine,
  type Density,
  densities,
  type EngineReport,
  type TokenCount,
} from '../chaptering/engine.ts';
import { type ExportFormat, exportChapters, exportFormats } from '../chaptering/exports.ts';
import { chaptersText } from '../chaptering/rules.ts';
import { timestamp } from '../transcripts/timestamp.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import { captionsOption } from './captions-option.ts';
import { type EngineChoice, engineOption } from './engine-option.ts';
import { localInstead, localModel, readLanguageModel } from './language-model.ts';
import { readSource } from './source.ts';
import { SourceError } from './source-error.ts';
import { tell, tellRepairs } from './tell.ts';
import { openUnderstanding } from './understanding.ts';

interface ChaptersOptions {
  format: ExportFormat;
  engine: EngineChoice;
  density: Density;
  captions?: string;
  into?: string;
  json?: boolean;
}

/** `cuemark chapters SOURCE`: needs neither service nor database. */
export function addTo(program: Command): void {
  program
    .command('chapters <source>')
    .description(
      'print the chapters of a caption file (.vtt .srt .sbv .ttml .json3, Whisper .json), of a video or audio file, or of a video link',
    )
    .addOption(new Option('--format <format>', 'the form of the output').choices([...exportFormats]).default('txt'))
    .addOption(engineOption())
    .addOption(captionsOption())
    .addOption(new Option('--density <density>', 'how many chapters').choices([...densities]).default('normal'))
    .option('--into <file>', 'also copy the video or audio file, with the chapters in it')
    .option('--json', 'the same as --format json')
    .action(async (name: string, { format, engine: engineName, density, captions, into, json }: ChaptersOptions) => {
      if (engineName === 'llm' && density !== 'normal') {
        throw new SourceError(
          'A language model decides how many chapters there are: leave out --density, or use --engine builtin.',
        );
      }
      const copyWith =
        into === undefined ? undefined : await (await import('./chaptered-file.ts')).chapteredFile(name, into);
      await using asked = engineName === 'llm' ? await languageModelEngine() : null;
      await using understanding = await openUnderstanding();
      const engine = asked ?? builtinEngine;
      const source = await readSource(name, { captions });
      tellRepairs(source.transcript);
      const title = engineName === 'llm' ? source.videoTitle : source.title;
      const vectors = await understanding.vectorsOf(source.reading);
      const result = await engine.chapters({ ...source, vectors, title, density });
      if (result.kind === 'no_words') {
        throw new SourceError('Nothing is said in it, so there is nothing to make chapters of.');
      }
      const { chapters, report } = result;
      if (report) {
        tell(`\r${report.model}: ${tokens(report.usage)}\n`);
        if (report.windowsFellBack > 0) console.error(shortfall(report));
      }
      await copyWith?.((seconds) => exportChapters('ffmetadata', chapters, Math.min(source.durationSeconds, seconds)));
      if (format === 'json' || json) {
        const object = {
          title: source.title,
          duration_seconds: source.durationSeconds,
          engine: report?.engine ?? engine.name,
          chapters: chapters.map(({ startSeconds, title }) => ({
            start_seconds: startSeconds,
            timestamp: timestamp(startSeconds),
            title,
          })),
          chapters_text: chaptersText(chapters),
          transcript: originOf(source.transcript),
        };
        process.stdout.write(`${JSON.stringify(object)}\n`);
        return;
      }
      const text = exportChapters(format, chapters, source.durationSeconds);
      process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    });
}

/** Where the words come from. */
function originOf({ kind, language, track, recogniser, fileName }: Transcript) {
  return { kind, language, track: track ?? null, recogniser: recogniser ?? null, file_name: fileName ?? null };
}

/** The engine that asks the configured model, with its progress on a terminal. */
async function languageModelEngine(): Promise<ChapteringEngine & AsyncDisposable> {
  const local = await localModel();
  if (local) {
    const { titledEngine } = await import('../engines/local-model-engines.ts');
    const engine = titledEngine(local.writer, ({ model, written, cause }) => {
      tell(`${model}: ${written} titles\n`);
      const which = written > 0 ? 'The other titles' : 'Titles';
      if (cause !== null) console.error(`${which} are the built-in engine's, since the model did not serve: ${cause}.`);
    });
    return { ...engine, [Symbol.asyncDispose]: () => local.writer.close() };
  }
  const [languageModel, { modelEngine }] = await Promise.all([
    readLanguageModel({ instead: `${localInstead}, or use --engine builtin` }),
    import('../engines/model-engines.ts'),
  ]);
  const engine = modelEngine(languageModel, {
    onEstimate: (estimate) => tell(`${languageModel.model}: about ${tokens(estimate)}\n`),
    onProgress: (share) => tell(`\r${Math.round(share * 100)} %`),
  });
  return { ...engine, [Symbol.asyncDispose]: async () => undefined };
}

function shortfall({ model, windows, windowsFellBack, causes }: EngineReport): string {
  const part = windows === windowsFellBack ? 'The chapters are' : `${windowsFellBack} of ${windows} parts are`;
  return `${part} the built-in engine's, since ${model} did not serve: ${causes.join('; ')}.`;
}

function tokens({ inputTokens, outputTokens, cost }: TokenCount): string {
  const price = cost === null ? '' : `, $${cost}`;
  return `${inputTokens} tokens in, ${outputTokens} out${price}`;
}
