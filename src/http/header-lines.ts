import type { IncomingMessage } from 'node:http';

/** The values of every line of a header as they were received; `name` in lower case. */
export function headerLines({ rawHeaders }: IncomingMessage, name: string): string[] {
  const lines: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const own = rawHeaders[at] ?? '';
    if (own.length === name.length && own.toLowerCase() === name) lines.push(rawHeaders[at + 1] ?? '');
  }
  return lines;
}
