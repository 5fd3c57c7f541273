import type { Command } from 'commander';
import { builtinAnsweringEngine } from '../answering/builtin/builtin-engine.ts';
import type { AnsweringEngine, AnswerReport } from '../answering/engine.ts';
import type { Meaning } from '../answering/retrieval/nearness.ts';
import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import { readConfig } from '../config.ts';
import { limits } from '../contract/limits.ts';
import { readMeaning } from '../engines/read-meaning.ts';
import { openLocalEncoders } from '../local-encoders.ts';
import type { Reading } from '../transcripts/reading/reading.ts';
import { captionsOption } from './captions-option.ts';
import { type EngineChoice, engineOption } from './engine-option.ts';
import { localModel, readLanguageModel } from './language-model.ts';
import { print } from './output.ts';
import { readSource } from './source.ts';
import { SourceError } from './source-error.ts';
import { tellRepairs } from './tell.ts';

interface AskOptions {
  engine: EngineChoice;
  captions?: string;
  json?: boolean;
}

/** `cuemark ask SOURCE "QUESTION"`: needs neither service nor database. */
export function addTo(program: Command): void {
  program
    .command('ask <source> <question>')
    .description(
      'answer a question about a caption file (.vtt .srt .sbv .ttml .json3, Whisper .json), a video or audio file, or a video link, with the moments it rests on',
    )
    .addOption(engineOption())
    .addOption(captionsOption())
    .option('--json', 'print one JSON object: answer, citations and engine')
    .action(async (name: string, written: string, { json, captions, engine: engineName }: AskOptions) => {
      const question = written.toWellFormed().trim();
      if (question === '') throw new SourceError('The question is empty.');
      if ([...question].length > limits.questionCharacters) {
        throw new SourceError(`A question has at most ${limits.questionCharacters} characters.`);
      }
      const source = await readSource(name, { captions });
      tellRepairs(source.transcript);
      const meaning = await understand(source.reading, question);
      const made = await builtinEngine.chapters({ ...source, vectors: meaning.sentences });
      const chapters = made.kind === 'chapters' ? made.chapters : [];
      const engine = engineName === 'llm' ? await languageModelEngine() : builtinAnsweringEngine;
      const title = engineName === 'llm' ? source.videoTitle : source.title;
      const answer = await engine.answer({ ...source, title, chapters, question, earlier: [], meaning });
      const { markdown, citations, report } = answer;
      if (report?.engine === 'builtin' && (report.requests > 0 || report.failure)) {
        console.error(`The answer is the built-in engine's, since ${report.model} did not serve: ${causeOf(report)}.`);
      }
      const object = {
        answer: markdown,
        citations: citations.map(({ startSeconds, quote }) => ({ start_seconds: startSeconds, quote })),
        engine: report?.engine ?? engine.name,
      };
      print(json, object, markdown);
    });
}

/** What the talk and the question mean, by an encoder on this machine where one knows the language. */
async function understand(reading: Reading, question: string): Promise<Meaning> {
  const encoders = await openLocalEncoders(readConfig());
  const isReady = await Promise.all(encoders.map((encoder) => encoder.isReady()));
  const onFault = (error: unknown) =>
    console.error(`The talk is understood by its words alone: ${error instanceof Error ? error.message : error}.`);
  const ready = encoders.filter((_, at) => isReady[at]);
  try {
    return await (await readMeaning(reading, ready, onFault))(question);
  } finally {
    for (const encoder of encoders) await encoder.close();
  }
}

function causeOf({ causes }: AnswerReport): string {
  return causes.join('; ') || 'it would not answer this question';
}

/** The libraries of providers take a moment to load: only where they are used. */
async function languageModelEngine(): Promise<AnsweringEngine> {
  if (await localModel()) {
    console.error("The model on this machine answers no questions: the answer is the built-in engine's.");
    return builtinAnsweringEngine;
  }
  const [languageModel, { modelAnsweringEngine }] = await Promise.all([
    readLanguageModel({ instead: 'use --engine builtin' }),
    import('../engines/model-engines.ts'),
  ]);
  return modelAnsweringEngine(languageModel);
}
