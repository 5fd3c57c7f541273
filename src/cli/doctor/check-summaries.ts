import type { Config } from '../../config.ts';
import type { LanguageModel } from '../../language-model/language-model.ts';
import { summarize } from '../../summarizing/summarize.ts';
import type { Finding } from './finding.ts';
import { sampleTalk } from './sample-talk.ts';

/** Seconds for a model to sum up the beginning of a talk, and how many seconds of the talk that is. */
export const summarySeconds = 90;
const talkSeconds = 90;

const when = { off: 'never', asked: 'for whom somebody asks', always: 'with the chapters of every video' };

/**
 * What `SUMMARIES` is, and whether any can be made: the model sums up the beginning of a talk, as the service has it do.
 *
 * @param model none: `without` says why
 */
export async function checkSummaries(
  setting: Config['summaries'],
  model: LanguageModel | undefined,
  without = 'no language model is set up (LLM_PROVIDER)',
): Promise<Finding> {
  const name = 'summaries';
  const set = `SUMMARIES=${setting} (${when[setting]})`;
  if (setting === 'off') return { name, status: 'note', detail: set };
  if (!model) return { name, status: 'note', detail: `${set}, but none can be made: ${without}` };
  const { reading } = sampleTalk(talkSeconds);
  const began = performance.now();
  const { signal } = new AbortController();
  const patience = AbortSignal.timeout(summarySeconds * 1000);
  const result = await summarize(model, { reading, chapters: [{ startSeconds: 0 }] }, { signal, patience });
  if (result.kind === 'failed') {
    const remedy = 'SUMMARIES=off spares who asks the wait.';
    return { name, status: 'note', detail: `${set}, but ${model.name} does not sum up: ${result.cause}`, remedy };
  }
  const seconds = Math.max(1, Math.round((performance.now() - began) / 1000));
  const { kept, removed } = result.report;
  const detail = `${set}: of a talk of ${talkSeconds} s ${model.name} wrote ${kept + removed} sentences in ${seconds} s, of which ${kept} are said there and stand`;
  return { name, status: 'works', detail };
}
