/** What a failed query means for whoever asked. Codes: PostgreSQL's appendix A. */

const networkFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * The server is away, starting or stopping, takes no writes (25006), or ended a transaction that stood still (25P03): the same request
 * may succeed in a moment.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (/^(08|57P0|53|25006|25P03)/.test(code)) return true;
    if (networkFaults.has(code)) return true;
    if (/^Connection terminated|connection timeout|timeout exceeded when trying to connect/i.test(cause.message))
      return true;
    if (/Client has encountered a connection error|is closed and is not queryable/.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some((inner) => isDatabaseAway(inner))) return true;
  }
  return false;
}

/** The server is there and takes no connection in time, or yet (57P03): the same connection may succeed in a moment. */
export function isDatabaseSlow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isStarting = 'code' in error && error.code === '57P03';
  return isStarting || /connection timeout|timeout exceeded when trying to connect/i.test(error.message);
}

/** Two transactions met (40001) or waited for each other (40P01): to be run again. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}

/** A row of that key is there already (23505). */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
