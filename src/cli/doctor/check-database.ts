import type { Config } from '../../config.ts';
import { keptEncoders } from '../../models/kept-encoders.ts';
import { staticEncoderName } from '../../models/static-encoder.ts';
import { createLog } from '../../observability/log.ts';
import { inspectDatabase } from '../../store.ts';
import { explain } from '../explain.ts';
import type { Finding } from './finding.ts';

const name = 'postgresql';

/** The service goes by the database's clock, whatever this machine's says. */
const mostSecondsApart = 30;

/** With fewer tokens than these left of the month's, most of what a language model is asked is not asked any more. */
const enoughTokens = 16_000;

/** The database that the service would use, how far its tables and transcripts are, and what is left of the month's tokens where they are limited. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  try {
    const engines = { encoder: staticEncoderName(), keptEncoders: keptEncoders() };
    const { modelTokens, readings, ...found } = await inspectDatabase(config, createLog('silent'), engines);
    const most = config.languageModel?.monthlyTokens;
    return [
      ...databaseFindings(found),
      ...(readings.all === 0 ? [] : [readingsFinding(readings)]),
      ...(most === undefined ? [] : [tokensFinding(modelTokens, most)]),
    ];
  } catch (error) {
    const sentence = explain(error);
    if (sentence === undefined) throw error;
    return [{ name, status: 'broken', detail: sentence }];
  }
}

function readingsFinding({ all, old }: { all: number; old: number }): Finding {
  const name = 'transcripts';
  if (old === 0) return { name, status: 'works', detail: `${all} are read and can be searched` };
  const detail = `${old} of ${all} are still to be read by this version: until then they are not searched, or as before`;
  const remedy =
    'A process with a worker does it in its spare time while it runs; it can be stopped at any time, and goes on.';
  return { name, status: 'note', detail, remedy };
}

function tokensFinding(taken: number, most: number): Finding {
  const detail = `${taken} of the ${most} tokens are taken that the language model may take this month (LLM_MONTHLY_TOKENS)`;
  if (most - taken >= enoughTokens) return { name: 'tokens', status: 'works', detail };
  const remedy =
    'What takes more than is left is done by the built-in engine until the month is over (UTC): raise it, or wait.';
  return { name: 'tokens', status: 'note', detail, remedy };
}

function databaseFindings({
  version,
  folder,
  isMigrated,
  secondsAhead,
}: Omit<Awaited<ReturnType<typeof inspectDatabase>>, 'modelTokens' | 'readings'>): Finding[] {
  const place = folder === undefined ? 'at DATABASE_URL' : `embedded, files in ${folder}`;
  const detail = `${version} (${place})`;
  if (Math.abs(secondsAhead) > mostSecondsApart) {
    const apart = `${detail}: its clock is ${Math.abs(secondsAhead)} s ${secondsAhead > 0 ? 'ahead of' : 'behind'} this machine's`;
    const remedy = "Set the one that is wrong right. All that is stored goes by the database's.";
    return [{ name, status: 'note', detail: apart, remedy }];
  }
  if (isMigrated) return [{ name, status: 'works', detail }];
  const remedy = 'npx cuemark serve does it when it starts, or npx cuemark migrate.';
  return [{ name, status: 'note', detail: `${detail}: tables are still to be made`, remedy }];
}
