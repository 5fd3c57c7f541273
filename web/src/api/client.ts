import createClient from 'openapi-fetch';
import { pageLocale } from '../i18n/messages.ts';
import { Refusal } from './refusal.ts';
import type { paths } from './types.ts';

/** A video as the pages see it. */
export type WebVideo = paths['/web-api/videos/{video_id}']['get']['responses'][200]['content']['application/json'];
export type Chapter = NonNullable<WebVideo['chapters']>[number];
export type Stage = NonNullable<WebVideo['stage']>;

export const api = createClient<paths>({ baseUrl: window.location.origin });

/** The server writes mails in the language of the page that asks for them, which may be another than the browser's. */
api.use({
  onRequest({ request }) {
    request.headers.set('accept-language', pageLocale());
  },
});

/**
 * The body of a good answer. Throws a `Refusal` for every other one; a server that can not be reached stays the
 * `TypeError` that fetch throws.
 */
export async function bodyOf<Body>(answer: Promise<{ data?: Body; error?: unknown; response: Response }>) {
  const { data, error, response } = await answer;
  if (data === undefined) throw new Refusal(response.status, error);
  return data;
}

/** For an answer that has no body. Throws as `bodyOf` does. */
export async function done(answer: Promise<{ error?: unknown; response: Response }>) {
  const { error, response } = await answer;
  if (!response.ok) throw new Refusal(response.status, error);
}
