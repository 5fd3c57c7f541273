import type { Config } from '../../config.ts';
import { localLanguageModel } from '../../engines/local-language-model.ts';
import { openLocalModel } from '../../local-model.ts';
import { checkSummaries, summarySeconds } from './check-summaries.ts';
import type { Finding } from './finding.ts';

/** Seconds for a model to be loaded and to write one line, and for all that it is asked. */
const lineSeconds = 240;
export const localModelSeconds = lineSeconds + summarySeconds;

const name = 'model';
const said =
  'The compass came from China. Sailors floated a needle in a bowl of water, and it always turned to the north. With it they found their way in fog and at night, far from every coast.';

/** The model on this machine that is set up, if it is: it is loaded, writes one real title and sums up the beginning of a talk. */
export async function checkLocalModel(config: Config): Promise<Finding[]> {
  const local = await openLocalModel(config);
  if (!local) return [];
  const { writer } = local;
  const began = performance.now();
  const request = { instructions: 'Give a title of 3 to 7 words for what is said.', prompt: said, mostTokens: 32 };
  try {
    const outcome = await writer.write(request, AbortSignal.timeout(lineSeconds * 1000));
    const seconds = Math.max(1, Math.round((performance.now() - began) / 1000));
    const use =
      'it writes titles of chapters and summaries; where chapters begin, and answers, are the built-in engine’s';
    if (outcome.kind === 'line') {
      const detail = `${writer.name} was loaded and wrote a title in ${seconds} s: ${use}`;
      return [{ name, status: 'works', detail }, await checkSummaries(config.summaries, localLanguageModel(writer))];
    }
    const remedy = 'Until then titles are the built-in engine’s.';
    const summaries = await checkSummaries(config.summaries, undefined, 'the model does not serve');
    return [{ name, status: 'broken', detail: outcome.cause, remedy }, summaries];
  } finally {
    await writer.close();
  }
}
