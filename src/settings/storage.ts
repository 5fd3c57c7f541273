import type { Environment } from './environment.ts';

/** A bucket of an S3-compatible server, and how to reach it. */
export interface StorageConfig {
  /** Without a slash at its end. */
  endpoint: string;
  bucket: string;
  /** Before every name: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * `s3://bucket/beginning-of-names?endpoint=https://…&region=…`; without an endpoint that of Amazon. Undefined where none is set up;
 * what does not fit together is a fault, one line each.
 */
export function readStorage(env: Environment, faults: string[]): StorageConfig | undefined {
  const { STORAGE_URL: address, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (address === undefined) return undefined;
  const { hostname: bucket, pathname, searchParams, username } = new URL(address);
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const strange = [...searchParams.keys()].filter((name) => name !== 'endpoint' && name !== 'region');
  if (bucket === '') faults.push('  STORAGE_URL: it names no bucket, as s3://bucket does');
  if (!/^https?:\/\/[^/?#@]+\/*$/.test(endpoint))
    faults.push('  STORAGE_URL: its endpoint is an address such as https://s3.example.com');
  if (strange.length > 0) faults.push(`  STORAGE_URL: ${strange.join(' and ')} says nothing; endpoint and region do`);
  if (!/^[\w./-]*$/.test(pathname))
    faults.push('  STORAGE_URL: what names begin with has letters, digits and . _ - / alone');
  if (username !== '')
    faults.push('  STORAGE_URL: keys do not belong into it, but into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (accessKeyId === undefined) faults.push('  AWS_ACCESS_KEY_ID: STORAGE_URL needs the key of its bucket');
  if (secretAccessKey === undefined) faults.push('  AWS_SECRET_ACCESS_KEY: STORAGE_URL needs the key of its bucket');
  const beginning = pathname.replace(/^\/+|\/+$/g, '');
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket,
    prefix: beginning === '' ? '' : `${beginning}/`,
    region,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  };
}
