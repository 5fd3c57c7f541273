/** With `--json` one JSON object goes to standard output, and nothing else; without it, the text. */
export function print(isJson: boolean | undefined, object: unknown, text: string): void {
  process.stdout.write(`${isJson ? JSON.stringify(object) : text}\n`);
}
