import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import type { paths } from '../api/types.ts';

export type ApiKey = paths['/web-api/keys']['get']['responses'][200]['content']['application/json']['keys'][number];

/** The account's API keys that work, newest first. */
export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: async ({ signal }) => {
    const { keys } = await bodyOf(api.GET('/web-api/keys', { signal }));
    return keys.filter(({ revoked_at }) => revoked_at === null);
  },
});

/** Makes a key; its value is in this answer alone. */
export const createKey = (name: string) => bodyOf(api.POST('/web-api/keys', { body: { name } }));

/** Throws a `Refusal` where it is not revoked. */
export async function revokeKey(keyId: string): Promise<void> {
  const answer = api.DELETE('/web-api/keys/{key_id}', { params: { path: { key_id: keyId } } });
  await bodyOf(answer.then(({ error, response }) => ({ data: response.ok ? true : undefined, error, response })));
}
