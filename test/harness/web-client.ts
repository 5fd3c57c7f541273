import type { Answer } from './client.ts';

/** What a page of the web app may do: requests to `/web-api` with a session, or without one. */
export interface WebClient {
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

/** Signs in; what the browser would send from then on. */
export async function sessionCookie(
  publicUrl: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const response = await fetch(`${publicUrl}/web-api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Signs in and speaks to `/web-api` with the session; without a person, with none. */
export async function webClient(publicUrl: string, person?: { email: string; password: string }): Promise<WebClient> {
  const call = async (method: string, path: string, body: unknown, cookie: string) => {
    const response = await fetch(`${publicUrl}/web-api${path}`, {
      method,
      headers: {
        origin: publicUrl,
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };
  const cookie = person ? await sessionCookie(publicUrl, person) : '';
  return {
    get: (path) => call('GET', path, undefined, cookie),
    post: (path, body) => call('POST', path, body, cookie),
    patch: (path, body) => call('PATCH', path, body, cookie),
    delete: (path) => call('DELETE', path, undefined, cookie),
  };
}

/** Writes to a video's chapters, as whoever has just seen them. */
export async function writeTo(
  web: WebClient,
  videoId: string,
  what: 'chapters' | 'density',
  body: object,
): Promise<Answer> {
  const { body: seen } = await web.get(`/videos/${videoId}`);
  return web.post(`/videos/${videoId}/${what}`, { ...body, version: seen.chapters_version ?? 0 });
}
