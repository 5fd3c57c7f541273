/** What one look at the machine, the platform or a setting found. */
export interface Finding {
  /** A stable name: `youtube`, `ffmpeg`. */
  name: string;
  /** `note`: nothing that keeps the service from its work. */
  status: 'works' | 'broken' | 'note';
  detail: string;
  /** What to do; absent where there is nothing to be done. */
  remedy?: string;
}

/** A check; it answers in time by itself. */
export type Check = () => Promise<Finding[]>;

/** Runs a check, and answers for it where it breaks or takes longer than `seconds`. */
export async function inTime(name: string, seconds: number, check: Check): Promise<Finding[]> {
  const patience = Promise.withResolvers<Finding[]>();
  const late = { name, status: 'broken' as const, detail: `no answer within ${seconds} s`, remedy: remedyForBugs };
  const timer = setTimeout(() => patience.resolve([late]), seconds * 1000);
  try {
    return await Promise.race([check(), patience.promise]);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const isSetting = error instanceof Error && error.name === 'ConfigError';
    const remedy = isSetting ? 'Mend it in the environment or in .env.' : remedyForBugs;
    return [{ name, status: 'broken', detail, remedy }];
  } finally {
    clearTimeout(timer);
  }
}

const remedyForBugs = 'Try again; if it stays so, report it with this line.';
