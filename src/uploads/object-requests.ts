import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

export interface ObjectStoreSettings {
  /** Without a slash at its end. */
  endpoint: string;
  bucket: string;
  /** Before every key: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What an S3-compatible server refused, or that it could not be asked; for operators, and without anything secret. */
export class ObjectRequestError extends Error {
  /** The server's own name of it, such as `NoSuchBucket`; undefined where there was no such answer. */
  readonly code: string | undefined;

  constructor(message: string, about: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: about.cause });
    this.name = 'ObjectRequestError';
    this.code = about.code;
  }
}

/** `path` begins after the bucket: `/` and a key, or `?` and what of the bucket is asked for. */
export type ObjectRequest = (
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  more?: { headers?: Record<string, string>; body?: Uint8Array },
) => Promise<Response>;

/** Milliseconds for a whole request, its repetitions included, or until the first byte of what is read. */
const patience = 30_000;
/** Milliseconds before each further try: a server that says `SlowDown`, or a connection that it closed just then. */
const pauses = [100, 400, 1500];

/**
 * Requests to a bucket, on addresses of the path form and signed with version 4, what is sent included
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). Every operation may be done twice, so it is
 * asked again where the server stumbles or the connection breaks.
 *
 * @throws {ObjectRequestError} for every answer that is none of success, but for a 404 where something is removed
 */
export function objectRequests(settings: ObjectStoreSettings): ObjectRequest {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  return async function ask(method, path, { headers = {}, body } = {}) {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), patience);
    const init = {
      method,
      redirect: 'manual' as const, // to another region, where the signature would not hold
      signal: silence.signal,
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body && { body: Buffer.from(body) }),
    };
    try {
      for (const pause of [...pauses, undefined]) {
        const answer = await client.fetch(`${endpoint}/${bucket}${path}`, init).catch((error: unknown) => {
          if (pause === undefined || silence.signal.aborted) throw error;
          return undefined;
        });
        if (answer?.ok || (method === 'DELETE' && answer?.status === 404)) return answer;
        if (pause === undefined || (answer && !mayPass(answer.status))) throw await refusalOf(answer);
        await answer?.body?.cancel();
        await sleep(pause, undefined, { signal: silence.signal });
      }
      throw new ObjectRequestError('it was not asked');
    } catch (error) {
      if (error instanceof ObjectRequestError) throw error;
      if (silence.signal.aborted) throw new ObjectRequestError(`no answer within ${patience / 1000} s`);
      throw new ObjectRequestError(reasonOf(error), { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}

function mayPass(status: number): boolean {
  return status >= 500 || status === 429;
}

/** The document of an error holds the id of the key and what was signed too: neither is repeated. */
async function refusalOf(answer: Response | undefined): Promise<ObjectRequestError> {
  const document = (await answer?.text().catch(() => ''))?.slice(0, 10_000) ?? '';
  const code = elementOf(document, 'Code');
  const said = [code, elementOf(document, 'Message')?.slice(0, 300)].filter((part) => part !== undefined);
  return new ObjectRequestError(`the server answered ${[answer?.status, ...said].join(': ')}`, { code });
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

/** The text of an element; keys of ours hold nothing that XML escapes, but tokens of the server may. */
export function elementOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  const plain: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => plain[entity] ?? '');
}
