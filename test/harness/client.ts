import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers: Headers;
  // The tests state what they expect of it.
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any form
  body: any;
}

export interface ApiClient {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Submits a link and answers the 202's video. */
  submit(link: string, headers?: Record<string, string>): Promise<Answer>;
  /** Polls a video until it is final. */
  settled(videoId: string, seconds?: number): Promise<Answer>;
}

/** Speaks to `/api/v1` of a service as a customer would. */
export function apiClient(origin: string, key: string): ApiClient {
  const call = async (method: string, path: string, body: string | undefined, headers: Record<string, string>) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };
  const client: ApiClient = {
    get: (path, headers = {}) => call('GET', path, undefined, headers),
    post: (path, body, headers = {}) =>
      call('POST', path, typeof body === 'string' ? body : JSON.stringify(body), headers),
    submit: (link, headers) => client.post('/videos', { url: link }, headers),
    async settled(videoId, seconds = 45) {
      for (const end = Date.now() + seconds * 1000; ; await sleep(100)) {
        const answer = await client.get(`/videos/${videoId}`).catch(() => undefined);
        if (answer?.status === 200 && answer.body.status !== 'processing') return answer;
        if (Date.now() > end)
          throw new Error(`the video is not final after ${seconds} s: ${JSON.stringify(answer?.body)}`);
      }
    },
  };
  return client;
}

/** A link of the watch form. */
export function watch(platformId: string): string {
  return `https://www.youtube.com/watch?v=${platformId}`;
}
