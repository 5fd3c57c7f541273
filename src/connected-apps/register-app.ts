import { z } from 'zod';
import type { SystemContext } from '../accounts/context.ts';
import { newId } from '../accounts/identifier.ts';
import { type App, shownName } from './app.ts';
import { OAuthRefusal } from './oauth.ts';
import { redirectUriFault } from './redirect-uri.ts';

/** Addresses of one app. */
const mostRedirectUris = 10;

/** What of a client's metadata (RFC 7591 §2) says something to this server. */
const metadataSchema = z.object({
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string()).min(1).max(mostRedirectUris),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
});

/**
 * What an app says of itself, as far as it can be served.
 *
 * @throws {OAuthRefusal} `invalid_client_metadata`, `invalid_redirect_uri`
 */
export function readMetadata(metadata: unknown): Pick<App, 'name' | 'redirectUris'> {
  const { success, data } = metadataSchema.safeParse(metadata);
  if (!success) {
    const most = `redirect_uris must be a list of 1 to ${mostRedirectUris} addresses, and client_name a text.`;
    throw new OAuthRefusal('invalid_client_metadata', most);
  }
  const { client_name = '', redirect_uris: redirectUris, grant_types, response_types } = data;
  const isOther =
    (grant_types && !grant_types.includes('authorization_code')) || !(response_types ?? ['code']).includes('code');
  if (isOther)
    throw new OAuthRefusal(
      'invalid_client_metadata',
      'An app asks by a code: grant authorization_code, response type code.',
    );
  for (const uri of redirectUris) {
    const fault = redirectUriFault(uri);
    if (fault) throw new OAuthRefusal('invalid_redirect_uri', `redirect_uri ${fault}.`);
  }
  return { name: shownName(client_name), redirectUris };
}

/**
 * Registers an app that nobody here knows (RFC 7591). It is a public one whatever it asks for: what it may do, people say.
 *
 * @throws {OAuthRefusal} `invalid_client_metadata`, `invalid_redirect_uri`
 */
export async function registerApp(ctx: SystemContext, metadata: unknown): Promise<App & { createdAt: Date }> {
  const { name, redirectUris } = readMetadata(metadata);
  const app = { clientId: newId(), name: name || 'An app without a name', redirectUris, host: null };
  const createdAt = ctx.clock();
  await ctx.db
    .insertInto('app_clients')
    .values({
      client_id: app.clientId,
      name: app.name,
      redirect_uris: JSON.stringify(redirectUris),
      created_at: createdAt,
    })
    .execute();
  return { ...app, createdAt };
}

/** The app that registered itself and got this id; undefined where there is none, or not any more. */
export async function registeredApp({ db }: SystemContext, clientId: string): Promise<App | undefined> {
  if (!/^[A-Za-z0-9]{1,40}$/.test(clientId)) return undefined;
  const row = await db
    .selectFrom('app_clients')
    .select(['name', 'redirect_uris'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && { clientId, name: row.name, redirectUris: row.redirect_uris as string[], host: null };
}
