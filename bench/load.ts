import { Client } from 'undici';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

/** What came of a round of load: requests a second, and the milliseconds of the slowest hundredth. */
export interface Load {
  rate: number;
  p99: number;
  requests: number;
}

/**
 * Asks a server by so many connections at once, each as soon as it has its answer, for `milliseconds`.
 *
 * @param of makes the n-th request
 * @throws {Error} where an answer has another status than is expected
 */
export async function loadOf(
  origin: string,
  of: (n: number) => Request,
  {
    status,
    connections,
    milliseconds,
    key,
  }: { status: number; connections: number; milliseconds: number; key: string },
): Promise<Load> {
  const times: number[] = [];
  let asked = 0;
  const began = performance.now();
  const end = began + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client(origin);
      try {
        while (performance.now() < end) {
          const { method, path, headers, body } = of(asked);
          asked += 1;
          const sent = performance.now();
          const answer = await client.request({
            method,
            path,
            headers: {
              authorization: `Bearer ${key}`,
              ...(body ? { 'content-type': 'application/json' } : {}),
              ...headers,
            },
            body: body ? JSON.stringify(body) : null,
          });
          const text = await answer.body.text();
          if (answer.statusCode !== status)
            throw new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
          times.push(performance.now() - sent);
        }
      } finally {
        await client.close();
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return { requests: times.length, rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}
