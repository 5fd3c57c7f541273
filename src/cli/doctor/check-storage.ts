import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import type { StorageConfig } from '../../settings/storage.ts';
import { ObjectRequestError } from '../../uploads/object-requests.ts';
import { tryObjectStore } from '../../uploads/object-store.ts';
import { sizeInWords } from '../../uploads/size-in-words.ts';
import type { Finding } from './finding.ts';

/** Where uploaded files go, and the room on the disk of the data folder. */
export async function checkStorage(config: Config): Promise<Finding[]> {
  const { storage, dataDir } = config;
  const files = storage ? await checkObjects(storage) : await checkFolder(path.join(dataDir, 'uploads'));
  return [files, await checkDisk(config)];
}

async function checkObjects(storage: StorageConfig): Promise<Finding> {
  const name = 'storage';
  const where = `the bucket ${storage.bucket} at ${new URL(storage.endpoint).host}`;
  try {
    await tryObjectStore(storage);
    return { name, status: 'works', detail: `${where} takes files and gives them back` };
  } catch (error) {
    if (!(error instanceof ObjectRequestError)) throw error;
    return { name, status: 'broken', detail: `${where}: ${error.message}`, remedy: remedyOf(error) };
  }
}

function remedyOf({ code, message }: ObjectRequestError): string {
  if (code === 'NoSuchBucket') return 'Make the bucket, or mend its name in STORAGE_URL.';
  if (code === 'RequestTimeTooSkewed')
    return 'Set the clock of this machine right: signatures hold a quarter of an hour.';
  if (code === 'AuthorizationHeaderMalformed' || code === 'PermanentRedirect')
    return 'The bucket is in another region: name it in STORAGE_URL, as …&region=eu-central-1.';
  if (code === 'InvalidAccessKeyId' || code === 'SignatureDoesNotMatch')
    return 'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  if (code === 'AccessDenied') return 'Let the key list, get, put and delete objects of the bucket.';
  return code === undefined && !/answered/.test(message)
    ? 'Check the endpoint in STORAGE_URL, and that this machine reaches it: network, DNS, firewall.'
    : 'Check STORAGE_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
}

async function checkFolder(folder: string): Promise<Finding> {
  const name = 'storage';
  try {
    await access(await firstThere(folder), constants.W_OK | constants.X_OK);
    return { name, status: 'works', detail: `uploaded files are kept in ${folder}` };
  } catch {
    const remedy = 'Let the user of the service write there, or set DATA_DIR.';
    return { name, status: 'broken', detail: `${folder} can not be written to`, remedy };
  }
}

/** Uploads are refused below the floor, and a database without room stops. */
async function checkDisk({ dataDir, uploadFreeDiskBytes: floor }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(await firstThere(dataDir));
  const free = bavail * bsize;
  const detail = `${sizeInWords(free)} are free on the disk of ${dataDir}`;
  if (free >= floor) return { name: 'disk', status: 'works', detail };
  return {
    name: 'disk',
    status: 'broken',
    detail: `${detail}, and uploads are refused below ${sizeInWords(floor)}`,
    remedy: 'Free some of it, or lower UPLOAD_FREE_DISK_BYTES.',
  };
}

/** The folder, or the nearest one above it while it has not been made. */
async function firstThere(folder: string): Promise<string> {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    const isThere = await access(at).then(
      () => true,
      () => false,
    );
    if (isThere) return at;
  }
  return path.parse(folder).root;
}
