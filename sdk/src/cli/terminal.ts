import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Text of others as a terminal may have it: without control characters, which could rule it. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Asks on the terminal; what is typed does not show where `isSecret`. */
export async function askOnTerminal(question: string, isSecret = false): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: isSecret ? silence : process.stderr, terminal: true });
  // By now the terminal shows nothing of itself: a key may be typed, or pasted, as soon as it is asked for.
  if (isSecret) process.stderr.write(question);
  const stop = new AbortController();
  lines.once('SIGINT', () => stop.abort());
  try {
    return (await lines.question(isSecret ? '' : question, { signal: stop.signal })).trim();
  } finally {
    lines.close();
    if (isSecret) process.stderr.write('\n');
  }
}

/** All that comes on standard input. */
export async function readInput(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  return text.trim();
}

/** Says on the terminal what is going on and for how long, in one line, until it is over. Elsewhere it is silent. */
export async function withProgress<T>(what: string, work: () => Promise<T>): Promise<T> {
  if (!process.stderr.isTTY) return work();
  const began = Date.now();
  const tell = () => process.stderr.write(`\r${what}, ${Math.round((Date.now() - began) / 1000)} s`);
  tell();
  const timer = setInterval(tell, 1000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.stderr.write('\r\u001b[K');
  }
}
