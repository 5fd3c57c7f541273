import { safeParse } from 'fast-content-type-parse';
import type { Dispatcher } from 'undici';
import { Problem } from '../contract/problems.ts';
import { hostOf, isLocalName, isLoopbackAddress } from '../outgoing/public-address.ts';
import { type Asking, requestStranger, whyUnanswered } from '../outgoing/request-stranger.ts';
import type { App } from './app.ts';
import type { AppSystemContext } from './context.ts';
import { OAuthRefusal } from './oauth.ts';
import { readMetadata } from './register-app.ts';

/** Milliseconds for all of it. */
const mostMilliseconds = 5000;
/** Bytes of a document. */
const mostBytes = 10_240;
/** Milliseconds that a document is remembered: what somebody was shown is what they allow. */
const memory = 5 * 60_000;
/** Documents that are remembered; the one read longest ago is forgotten. */
const mostRemembered = 100;

/** Why a document tells of no app, in words. */
class Unreadable extends Error {}

/** Whether an app names itself by the address of a document. */
export const isDocumentAddress = (clientId: string) => /^https?:\/\//i.test(clientId);

/**
 * The app whose document is at this address (OAuth Client ID Metadata Document, draft-ietf-oauth-client-id-metadata-document).
 *
 * @throws {Problem} `app_refused`, in words for whoever wants to connect it
 */
export async function readAppDocument(
  ctx: Pick<AppSystemContext, 'appDocuments' | 'allowsPrivateAddresses'>,
  clientId: string,
  asking: Pick<Asking, 'resolve'> & { milliseconds?: number } = {},
): Promise<App> {
  const known = ctx.appDocuments.get(clientId);
  if (known && known.until > performance.now()) return known.app;
  const { milliseconds = mostMilliseconds, resolve } = asking;
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const url = documentUrl(clientId, ctx.allowsPrivateAddresses);
    const headers = { accept: 'application/json', 'user-agent': 'Cuemark/1.0' };
    const about = { allowsPrivate: ctx.allowsPrivateAddresses, signal, resolve };
    const text = await requestStranger(url, { method: 'GET', headers }, about, readText);
    const app = appOf(text, url, clientId);
    remember(ctx.appDocuments, app);
    return app;
  } catch (error) {
    const isTold = error instanceof Unreadable || error instanceof OAuthRefusal;
    const late = `It did not come within ${milliseconds / 1000} seconds.`;
    const why = isTold ? error.message : signal.aborted ? late : whyUnanswered(error);
    throw new Problem('app_refused', {
      detail: `What this app says of itself at ${clientId.slice(0, 200)} could not be used. ${why}`,
    });
  }
}

/** The address, as strict as the draft has it (§3): https, a path, and nothing that two readers may read differently. */
function documentUrl(clientId: string, allowsPrivate: boolean): URL {
  const url = /[\s\p{Cc}\\#]/u.test(clientId) ? null : URL.parse(clientId);
  if (!url || url.href !== clientId || url.username !== '' || url.password !== '' || url.pathname === '/') {
    throw new Unreadable('The address is not one of a document.');
  }
  const isHere = isLocalName(url.hostname) || isLoopbackAddress(hostOf(url));
  if (url.protocol === 'http:' && !(allowsPrivate && isHere))
    throw new Unreadable('The address must begin with https://.');
  return url;
}

async function readText({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<string> {
  if (statusCode !== 200) throw new Unreadable(`Its server answered ${statusCode}.`);
  const { type } = safeParse(String(headers['content-type'] ?? ''));
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(type)) throw new Unreadable('It is no JSON.');
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part);
    bytes += part.length;
    if (bytes > mostBytes) throw new Unreadable(`It has more than ${mostBytes / 1024} KB.`);
  }
  return Buffer.concat(parts).toString('utf8');
}

function appOf(text: string, url: URL, clientId: string): App {
  const document = objectIn(text);
  if (document.client_id !== clientId) throw new Unreadable('It is the document of another app.');
  if ((document.token_endpoint_auth_method ?? 'none') !== 'none') {
    throw new Unreadable('It asks for a way to prove itself that this server does not know.');
  }
  const { name, redirectUris } = readMetadata(document);
  return { clientId, name: name || url.host, redirectUris, host: url.host };
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // It is no JSON.
  }
  throw new Unreadable('It is no JSON.');
}

function remember(documents: AppSystemContext['appDocuments'], app: App): void {
  documents.delete(app.clientId);
  documents.set(app.clientId, { app, until: performance.now() + memory });
  for (const oldest of documents.keys()) {
    if (documents.size <= mostRemembered) break;
    documents.delete(oldest);
  }
}
