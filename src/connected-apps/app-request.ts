import { hashKey } from '../accounts/api-key.ts';
import { randomLetters } from '../accounts/identifier.ts';
import { countTry } from '../accounts/tries.ts';
import { Problem } from '../contract/problems.ts';
import type { App } from './app.ts';
import { isDocumentAddress, readAppDocument } from './app-document.ts';
import type { AppContext } from './context.ts';
import { isResource, lifetimes, OAuthRefusal, secondsFromNow, single } from './oauth.ts';
import { isSameRedirect, redirectUriFault } from './redirect-uri.ts';
import { registeredApp } from './register-app.ts';

/** What an app asks for through a browser (RFC 6749 §4.1.1), once it is known who asks and where the answer goes. */
export interface AppRequest {
  app: App;
  redirectUri: string;
  state: string | undefined;
  /** S256 of what the app proves itself by later (RFC 7636). */
  challenge: string;
  /** What is wrong with it, which the app hears. */
  fault: OAuthRefusal | undefined;
}

/**
 * Reads a request as it stands behind the `?` of the page's address.
 *
 * @throws {Problem} `app_refused` where it is not known who asks, or the answer would go to somebody else; `too_many_tries`
 */
export async function readAppRequest(ctx: AppContext, text: string): Promise<AppRequest> {
  const parameters = new URLSearchParams(text);
  const [clientId = '', ...others] = parameters.getAll('client_id');
  const [redirectUri = '', ...more] = parameters.getAll('redirect_uri');
  if (clientId === '' || others.length > 0)
    throw refused('It is not said which app asks. Connect it from the app itself.');
  const app = await findApp(ctx, clientId);
  const isNamed = app.redirectUris.some((named) => isSameRedirect(named, redirectUri));
  if (more.length > 0 || !isNamed || redirectUriFault(redirectUri)) {
    throw refused(`The answer would go to an address that ${app.name} has not named. Nothing was allowed.`);
  }
  const [state] = parameters.getAll('state');
  const challenge = parameters.get('code_challenge') ?? '';
  return { app, redirectUri, state, challenge, fault: faultOf(ctx, parameters) };
}

function faultOf({ publicUrl }: AppContext, parameters: URLSearchParams): OAuthRefusal | undefined {
  try {
    const value = (name: string) => single(parameters, name);
    single(parameters, 'state');
    if (value('response_type') !== 'code')
      return new OAuthRefusal('unsupported_response_type', 'response_type must be code.');
    if (!['query', undefined].includes(value('response_mode')))
      return new OAuthRefusal('invalid_request', 'response_mode must be query.');
    if (value('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(value('code_challenge') ?? '')) {
      return new OAuthRefusal('invalid_request', 'PKCE is required: code_challenge, with code_challenge_method S256.');
    }
    if (!isResource(publicUrl, parameters.getAll('resource'))) {
      return new OAuthRefusal('invalid_target', `resource must be ${publicUrl}/mcp.`);
    }
    return undefined;
  } catch (error) {
    if (error instanceof OAuthRefusal) return error;
    throw error;
  }
}

/** The app that has this id. */
async function findApp(ctx: AppContext, clientId: string): Promise<App> {
  if (isDocumentAddress(clientId)) {
    await countTry(ctx, { what: 'document', accountId: ctx.accountId });
    return readAppDocument(ctx, clientId);
  }
  const row = await registeredApp(ctx, clientId);
  if (!row) {
    throw refused(
      'It is not registered here, or not any more. Remove the connection in the app, then connect it anew.',
    );
  }
  return row;
}

const refused = (detail: string) => new Problem('app_refused', { detail });

/**
 * Answers a request as somebody decided: where the browser goes, with a code or with the refusal (RFC 6749 §4.1.2), and with who
 * answers (RFC 9207).
 *
 * @throws {Problem} `too_many_tries`
 */
export async function answerAppRequest(ctx: AppContext, request: AppRequest, allows: boolean): Promise<string> {
  const { fault } = request;
  if (fault) return addressWith(ctx, request, { error: fault.code, error_description: fault.message });
  if (!allows) return addressWith(ctx, request, { error: 'access_denied', error_description: 'It was not allowed.' });
  await countTry(ctx, { what: 'tokens', accountId: ctx.accountId });
  const { app, redirectUri, challenge } = request;
  const code = randomLetters(43);
  await ctx.db
    .insertInto('app_codes')
    .values({
      account_id: ctx.accountId,
      hash: hashKey(code),
      client_id: app.clientId,
      name: app.name,
      host: app.host,
      redirect_uri: redirectUri,
      challenge,
      expires_at: secondsFromNow(ctx, lifetimes.code),
    })
    .execute();
  return addressWith(ctx, request, { code });
}

function addressWith(
  { publicUrl }: AppContext,
  { redirectUri, state }: AppRequest,
  answer: Record<string, string>,
): string {
  const query = new URLSearchParams({ ...answer, ...(state === undefined ? {} : { state }), iss: publicUrl });
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`;
}
