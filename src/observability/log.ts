import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Bytes of lines that wait while they can not be written; what comes beyond them is lost. */
const mostBytesThatWait = 1_000_000;

/**
 * Structured logs on standard error or in a file, one JSON object a line; standard output belongs to what a command prints. A
 * log that can not be written, such as on a full disk, keeps nothing from its work.
 */
export function createLog(level: string, file?: string): Log {
  const destination = pino.destination({ dest: file ?? 2, sync: true, maxLength: mostBytesThatWait });
  destination.on('error', () => undefined); // the lines wait for the next one; without a listener the process would end
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['password', 'key', '*.password', '*.key', 'req.headers.authorization', 'req.headers.cookie'],
    },
    destination,
  );
}
