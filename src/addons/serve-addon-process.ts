import { getPriority, setPriority } from 'node:os';
import process from 'node:process';

/** How far behind others an addon's process stands, as `nice` counts: whoever waits for a request goes first. */
const patient = 10;

/**
 * The other end of `startAddonProcess`: answers each message, and ends with the process that started this one. What is thrown
 * goes back as a fault.
 */
export function serveAddonProcess<To, From>(
  answer: (message: To) => Promise<From> | undefined,
  faultOf: (message: string) => From,
): void {
  // Some systems let no process take back what it was given of this.
  if (getPriority() < patient) setPriority(patient);
  process.on('message', async (message: To) => {
    try {
      const reply = await answer(message);
      if (reply !== undefined) process.send?.(reply);
    } catch (error) {
      process.send?.(faultOf(error instanceof Error ? error.message : String(error)));
    }
  });
  process.on('disconnect', () => process.exit(0));
}
