import type { Config } from '../../config.ts';
import { createLog } from '../../observability/log.ts';
import { inspectDatabase } from '../../store.ts';
import type { Finding } from './finding.ts';

const name = 'postgresql';

/** The database that the service would use, and how far its tables are. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  try {
    const { version, folder, isMigrated } = await inspectDatabase(config, createLog('silent'));
    const place = folder === undefined ? 'at DATABASE_URL' : `embedded, files in ${folder}`;
    const detail = `${version} (${place})`;
    if (isMigrated) return [{ name, status: 'works', detail }];
    const remedy = 'npx cuemark serve does it when it starts, or npx cuemark migrate.';
    return [{ name, status: 'note', detail: `${detail}: tables are still to be made`, remedy }];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // A sentence that says what is wrong and what to do; anything else is the driver's, whose code says it best.
    if (error.name === 'DatabaseError') return [{ name, status: 'broken', detail: error.message }];
    const code = 'code' in error ? String(error.code) : error.message;
    const remedy = 'Check DATABASE_URL: its host, user, password and database, and that the server runs.';
    return [{ name, status: 'broken', detail: `does not answer (${code})`, remedy }];
  }
}
