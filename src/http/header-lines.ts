import type { IncomingMessage } from 'node:http';

/** The values of every line of a header as they were received; `name` in lower case. */
export function headerLines({ rawHeaders }: IncomingMessage, name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}
