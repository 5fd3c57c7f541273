/** Progress and costs are for people: on standard error, and only where that is a terminal. */
export function tell(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(text);
}
