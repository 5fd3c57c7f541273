import type { Config } from '../../config.ts';
import { openLocalModel } from '../../local-model.ts';
import type { Finding } from './finding.ts';

/** Seconds for a model to be loaded and to write one line. */
export const localModelSeconds = 240;

const name = 'model';
const said =
  'The compass came from China. Sailors floated a needle in a bowl of water, and it always turned to the north. With it they found their way in fog and at night, far from every coast.';

/** The model on this machine that is set up, if it is: it is loaded and writes one real title. */
export async function checkLocalModel(config: Config): Promise<Finding[]> {
  const local = await openLocalModel(config);
  if (!local) return [];
  const { writer } = local;
  const began = performance.now();
  const request = { instructions: 'Give a title of 3 to 7 words for what is said.', prompt: said, mostTokens: 32 };
  try {
    const outcome = await writer.write(request, AbortSignal.timeout(localModelSeconds * 1000));
    const seconds = Math.max(1, Math.round((performance.now() - began) / 1000));
    const use = 'it writes titles of chapters; where they begin, and answers, are the built-in engine’s';
    if (outcome.kind === 'line') {
      const detail = `${writer.name} was loaded and wrote a title in ${seconds} s: ${use}`;
      return [{ name, status: 'works', detail }];
    }
    const remedy = 'Until then titles are the built-in engine’s.';
    return [{ name, status: 'broken', detail: outcome.cause, remedy }];
  } finally {
    await writer.close();
  }
}
