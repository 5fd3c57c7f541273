import type { SystemContext } from '../accounts/context.ts';

/** What apps may ask for, all in one: to read and add videos, and to ask about them. */
export const scope = 'mcp';

/** Seconds that tokens and codes are good for. */
export const lifetimes = {
  /** Of a code, which is exchanged at once. */
  code: 60,
  access: 3600,
  /** Of an app that is not used. */
  refresh: 30 * 86_400,
};

export function secondsFromNow({ clock }: Pick<SystemContext, 'clock'>, seconds: number): Date {
  return new Date(clock().getTime() + seconds * 1000);
}

/** What tokens are for (RFC 8707), as `publicUrl` says where the service is. */
export const resourceOf = (publicUrl: string) => `${publicUrl}/mcp`;

/** Whether all of these, if any, name that resource. */
export function isResource(publicUrl: string, named: string[]): boolean {
  const own = resourceOf(publicUrl);
  return named.every((one) => [own, `${own}/`].includes(URL.parse(one)?.href ?? ''));
}

/** Codes of RFC 6749 §4.1.2.1 and §5.2, RFC 7591 §3.2.2 and RFC 8707 §2. */
export type OAuthCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_target'
  | 'invalid_client'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied';

/** What an app is refused, in the words of OAuth. */
export class OAuthRefusal extends Error {
  readonly code: OAuthCode;

  constructor(code: OAuthCode, description: string) {
    super(description);
    this.name = 'OAuthRefusal';
    this.code = code;
  }
}

/** The one value of a parameter; undefined where it is left out. A parameter that comes twice is refused (RFC 6749 §3.1). */
export function single(parameters: URLSearchParams, name: string): string | undefined {
  const values = parameters.getAll(name);
  if (values.length > 1) throw new OAuthRefusal('invalid_request', `${name} is there twice.`);
  return values[0] || undefined;
}
