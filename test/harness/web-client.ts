import type { Answer } from './client.ts';

/** What a page of the web app may do: requests to `/web-api` with a session, or without one. */
export interface WebClient {
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
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
  const signedIn = person && (await call('POST', '/auth/sign-in/email', person, ''));
  const cookie = signedIn?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    get: (path) => call('GET', path, undefined, cookie),
    post: (path, body) => call('POST', path, body, cookie),
    delete: (path) => call('DELETE', path, undefined, cookie),
  };
}
