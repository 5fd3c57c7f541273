import { InvalidArgumentError } from 'commander';

/** A whole number of minutes on the command line. */
export function wholeMinutes(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 0 to 9999999.');
  return Number(text);
}
