import {
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { type WebClient, webClient } from './web-client.ts';

/** Where an app of the tests is answered; nobody listens there. */
export const callback = 'http://127.0.0.1:33418/callback';
/** What an app of the tests wants back as it is. */
export const state = 'a state = & + "1"';

export type ConnectingApp = ReturnType<typeof connectingApp>;

/** What an assistant remembers of its connection, as the protocol's own client has it kept, in memory. */
export function connectingApp(metadata: Partial<OAuthClientMetadata> = {}) {
  const kept: {
    information?: StoredOAuthClientInformation | undefined;
    tokens?: StoredOAuthTokens | undefined;
    discovered?: OAuthDiscoveryState;
    verifier?: string;
    /** Where it sends the browser. */
    authorizationUrl?: URL | undefined;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { client_name: 'Test assistant', redirect_uris: [callback], ...metadata },
    state: () => state,
    clientInformation: () => kept.information,
    saveClientInformation(information) {
      kept.information = information;
    },
    tokens: () => kept.tokens,
    saveTokens(tokens) {
      kept.tokens = tokens;
    },
    redirectToAuthorization(url) {
      kept.authorizationUrl = url;
    },
    saveCodeVerifier(verifier) {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
    saveDiscoveryState(discovered) {
      kept.discovered = discovered;
    },
    discoveryState: () => kept.discovered,
    invalidateCredentials(what) {
      if (what === 'all' || what === 'tokens') kept.tokens = undefined;
      if (what === 'all' || what === 'client') kept.information = undefined;
    },
  };
  return { provider, kept };
}

interface Somebody {
  email: string;
  password: string;
}

/** Answers an app's request as the page does; where the browser goes then. */
export async function decide(
  publicUrl: string,
  person: Somebody | WebClient,
  authorizationUrl: URL,
  allow = true,
): Promise<URL> {
  const web = 'get' in person ? person : await webClient(publicUrl, person);
  const { status, body } = await web.post('/apps', { request: authorizationUrl.search.slice(1), allow });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return new URL(body.redirect_to);
}

/** Connects an app for somebody, from the refusal of `/mcp` to its tokens. */
export async function connectApp(
  publicUrl: string,
  person: Somebody,
  app: ConnectingApp = connectingApp(),
): Promise<ConnectingApp> {
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', publicUrl), { authProvider: app.provider });
  await transport.start();
  await transport.send({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }).catch((error) => {
    if (!(error instanceof UnauthorizedError)) throw error;
  });
  if (!app.kept.authorizationUrl) throw new Error('nobody was asked');
  const answer = await decide(publicUrl, person, app.kept.authorizationUrl);
  await transport.finishAuth(answer.searchParams);
  await transport.close();
  return app;
}
