import type { Config } from '../../config.ts';
import { type LocalEncoder, openLocalEncoders } from '../../local-encoders.ts';
import type { Finding } from './finding.ts';

/** Seconds for an encoder to be loaded and to make the vectors of a few sentences. */
export const encoderSeconds = 90;

const name = 'encoder';
const asked = 'How do I fix a flat tyre?';
const near = 'Repairing a puncture takes ten minutes and a patch of rubber.';
const far = 'The council put the vote on the new library off until May.';

const without = 'what is said is understood by vectors of words alone';

/**
 * The encoders that there may be on this machine: each of those that are there is loaded and tells which of two sentences answers a
 * question; where there is none, what keeps the first one.
 */
export async function checkEncoders(config: Config): Promise<Finding[]> {
  const encoders = await openLocalEncoders(config);
  const obstacles = await Promise.all(encoders.map((encoder) => encoder.obstacle()));
  const there = encoders.filter((_, at) => obstacles[at] === undefined);
  const [first] = encoders;
  if (there.length > 0 || !first) return Promise.all(there.map(checkEncoder));
  const detail = `${first.name} does not serve, so ${without}: ${obstacles[0]}`;
  return [{ name, status: 'note', detail }];
}

/** Languages that are named; of more than these their number is told. */
const namedLanguages = 5;

function languagesOf({ languages }: LocalEncoder): string {
  return languages.length > namedLanguages ? `${languages.length} languages` : languages.join(', ');
}

async function checkEncoder(encoder: LocalEncoder): Promise<Finding> {
  try {
    const began = performance.now();
    const signal = AbortSignal.timeout(encoderSeconds * 1000);
    const [question, ...sentences] = await encoder.encode([asked, near, far], { signal });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const [nearest = 0, farthest = 0] = sentences.map((one) =>
      one.reduce((sum, value, at) => sum + value * (question?.[at] ?? 0), 0),
    );
    if (nearest <= farthest) throw new Error(`${encoder.name} takes what does not answer a question for what does`);
    const detail = `${encoder.name} was loaded and told an answer from what is none in ${seconds} s (${languagesOf(encoder)})`;
    return { name, status: 'works', detail };
  } catch (error) {
    const remedy = `Until then ${without}. Where memory is short, give it more; else fetch it anew (npx cuemark model remove, then fetch), or remove it.`;
    return { name, status: 'broken', detail: error instanceof Error ? error.message : String(error), remedy };
  } finally {
    await encoder.close();
  }
}
