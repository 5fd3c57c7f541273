/**
 * All that the service asks a language model, of a short talk of ours. Run as a program it asks the model that the environment names,
 * and prints what came of it: `npm run record-model -- FILE -- node test/recorded/works.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtinEngine } from '../../src/chaptering/builtin/builtin-engine.ts';
import { readConfig } from '../../src/config.ts';
import {
  type ModelConfig,
  modelAnsweringEngine,
  modelEngine,
  modelSuggesting,
  modelSummarizing,
} from '../../src/engines/model-engines.ts';
import { parseCaptions } from '../../src/transcripts/parse-captions.ts';
import { readTranscript } from '../../src/transcripts/reading/reading.ts';

/** A slow machine has all the time it needs. */
const patience = { callMs: 3_600_000, wholeMs: 3_600_000 };
const durationSeconds = 130;
/** The chapter for which titles are wanted: that of the bell. */
const index = 1;

export const questions = {
  own: 'How long does it take to wind the clock?',
  foreign: 'What does a ticket to the museum cost?',
};

/** Has a model suggest titles, divide, answer and sum up. */
export async function askEverything(config: ModelConfig) {
  const captions = parseCaptions(readFileSync(join(import.meta.dirname, 'talk.vtt'), 'utf8'));
  if (!captions.ok) throw new Error('the talk can not be read');
  const { segments } = captions;
  const reading = readTranscript({ language: 'en', kind: 'manual', segments }, durationSeconds);
  const title = 'How to wind the church clock';
  const made = await builtinEngine.chapters({ reading, title });
  if (made.kind !== 'chapters') throw new Error('the talk has no chapters');
  const { chapters } = made;
  const starts = chapters.map(({ startSeconds }) => startSeconds);
  const answering = modelAnsweringEngine(config, { patience });
  const answer = (question: string) => answering.answer({ reading, title, chapters, question, earlier: [] });
  const { signal } = new AbortController();
  return {
    titles: await modelSuggesting(config, { patience })({ reading, title, starts, index, taken: [], asksModel: true }),
    divided: await modelEngine(config, { patience }).chapters({ reading, title }),
    own: await answer(questions.own),
    foreign: await answer(questions.foreign),
    summary: await modelSummarizing(config, { patience })({ reading, chapters }, { signal }),
    reading,
  };
}

if (import.meta.main) {
  const { languageModel } = readConfig();
  if (!languageModel) throw new Error('no language model is set up: set LLM_PROVIDER and the rest');
  const { reading, ...all } = await askEverything(languageModel);
  console.log(JSON.stringify(all, null, 2));
}
