import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from './find-program.ts';

/** The programs of this machine that read media, and those that keep them in bounds. */
export interface MediaTools {
  /** Undefined: not installed. */
  ffmpeg: string | undefined;
  ffprobe: string | undefined;
  /** Sets limits of the kernel's; undefined: wall time and output are bounded all the same. */
  prlimit: string | undefined;
  /** Program and words before a command that has no network then; none where the system does not permit it. */
  withoutNetwork: string[];
}

/** What to do where ffmpeg is missing. */
export const installFfmpeg = 'Install ffmpeg (which brings ffprobe): apt-get install ffmpeg';

/** Looks for the programs in `searchPath` (as `PATH` holds it), and tries once whether a namespace without network is permitted. */
export async function findMediaTools(searchPath: string): Promise<MediaTools> {
  const [ffmpeg, ffprobe, prlimit, unshare] = await Promise.all(
    ['ffmpeg', 'ffprobe', 'prlimit', 'unshare'].map((name) => findProgram(name, searchPath)),
  );
  return { ffmpeg, ffprobe, prlimit, withoutNetwork: unshare ? await tryNamespace(unshare) : [] };
}

/** util-linux: `-r` maps the user to root of a namespace of its own, which may then have a network of its own (`-n`): none. */
async function tryNamespace(unshare: string): Promise<string[]> {
  try {
    await promisify(execFile)(unshare, ['-rn', '/bin/true'], { timeout: 5000, env: {} });
    return [unshare, '-rn'];
  } catch {
    return [];
  }
}
