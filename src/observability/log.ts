import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Bytes of lines that wait while they can not be written; what comes beyond them is lost. */
const mostBytesThatWait = 1_000_000;

/** Lines that wait for each other are written when there are so many bytes of them, and after so many milliseconds. */
const bytesOfBatch = 8192;
const batchMs = 100;

interface LogOptions {
  /** Where to, if not to standard error. */
  file?: string;
  /** Whether lines wait a moment for each other: what is killed loses those that waited. */
  isBatched?: boolean;
}

/**
 * Structured logs on standard error or in a file, one JSON object a line; standard output belongs to what a command prints. A
 * log that can not be written, such as on a full disk, keeps nothing from its work.
 */
export function createLog(level: string, { file, isBatched = false }: LogOptions = {}): Log {
  const writing = isBatched ? { sync: false, minLength: bytesOfBatch } : { sync: true };
  const destination = pino.destination({ dest: file ?? 2, maxLength: mostBytesThatWait, ...writing });
  destination.on('error', () => undefined); // the lines wait for the next one; without a listener the process would end
  if (isBatched) writeSoon(destination);
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

/** Writes what waits a moment after it came; `periodicFlush` would look for it ten times a second where nothing comes. */
function writeSoon(destination: ReturnType<typeof pino.destination>): void {
  const write = destination.write.bind(destination);
  let isArmed = false;
  destination.write = (line) => {
    if (!isArmed) {
      isArmed = true;
      setTimeout(() => {
        isArmed = false;
        destination.flush(() => undefined); // a fault of it is told by its event
      }, batchMs).unref();
    }
    return write(line);
  };
}
