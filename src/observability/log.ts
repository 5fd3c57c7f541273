import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs on standard error or in a file, one JSON object a line; standard output belongs to what a command prints. */
export function createLog(level: string, file?: string): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['password', 'key', '*.password', '*.key', 'req.headers.authorization', 'req.headers.cookie'],
    },
    pino.destination({ dest: file ?? 2, sync: true }),
  );
}
