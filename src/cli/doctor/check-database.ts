import type { Config } from '../../config.ts';
import { createLog } from '../../observability/log.ts';
import { inspectDatabase } from '../../store.ts';
import { explain } from '../explain.ts';
import type { Finding } from './finding.ts';

const name = 'postgresql';

/** The service goes by the database's clock, whatever this machine's says. */
const mostSecondsApart = 30;

/** The database that the service would use, and how far its tables are. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  try {
    const { version, folder, isMigrated, secondsAhead } = await inspectDatabase(config, createLog('silent'));
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
  } catch (error) {
    const sentence = explain(error);
    if (sentence === undefined) throw error;
    return [{ name, status: 'broken', detail: sentence }];
  }
}
