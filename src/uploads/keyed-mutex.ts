/** The last work of each line that is not done yet. */
const lines = new Map<string, Promise<unknown>>();

/** Does work after what was given before it for the same line in this process, whatever became of that. */
export function withKeyedMutex<T>(line: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(line) ?? Promise.resolve();
  const done = before.then(work);
  const settled = done.then(
    () => undefined,
    () => undefined,
  );
  lines.set(line, settled);
  void settled.then(() => {
    if (lines.get(line) === settled) lines.delete(line);
  });
  return done;
}
