import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Where the service is and who asks. */
export interface Credentials {
  url: string;
  apiKey: string;
}

/** The file that `login` writes, for this user alone: below `XDG_CONFIG_HOME`, `~/.config`, or `APPDATA` on Windows. */
export function credentialsFile(): string {
  const { XDG_CONFIG_HOME, APPDATA } = process.env;
  const roaming = process.platform === 'win32' ? APPDATA : XDG_CONFIG_HOME;
  return path.join(roaming || path.join(homedir(), '.config'), 'cuemark', 'credentials.json');
}

/** What `login` stored, of which the environment's `CUEMARK_URL` and `CUEMARK_API_KEY` win, and over those an address that is given. */
export async function readCredentials(given?: string): Promise<Partial<Credentials>> {
  const stored = await readStored();
  const { CUEMARK_API_KEY } = process.env;
  const address = given ?? process.env.CUEMARK_URL;
  // Whoever is sent elsewhere does not get the key that belongs to the stored address.
  const apiKey = CUEMARK_API_KEY || (!address || address === stored.url ? stored.apiKey : undefined);
  const url = address || stored.url;
  return { ...(url ? { url } : {}), ...(apiKey ? { apiKey } : {}) };
}

async function readStored(): Promise<Partial<Credentials>> {
  try {
    const { url, api_key } = JSON.parse(await readFile(credentialsFile(), 'utf8')) as Record<string, unknown>;
    return { ...(typeof url === 'string' ? { url } : {}), ...(typeof api_key === 'string' ? { apiKey: api_key } : {}) };
  } catch {
    return {};
  }
}

/** Stores them so that nobody else can read them, not for a moment. */
export async function storeCredentials({ url, apiKey }: Credentials): Promise<void> {
  const file = credentialsFile();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, `${JSON.stringify({ url, api_key: apiKey }, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await rename(fresh, file);
}

export async function removeCredentials(): Promise<void> {
  await rm(credentialsFile(), { force: true });
}
