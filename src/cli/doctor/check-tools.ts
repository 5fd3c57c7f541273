import { execFile } from 'node:child_process';
import type { Finding } from './finding.ts';

/** Milliseconds for a program to say its version. */
const patience = 20_000;

/** yt-dlp of a year ago seldom reads what the platform says today. */
const oldAfterDays = 180;

const tools = [
  {
    name: 'ffmpeg',
    words: ['-version'],
    version: /^ffmpeg version (\S+)/,
    remedy: 'Only media files and speech recognition need it. Debian and Ubuntu: apt-get install ffmpeg.',
  },
  {
    name: 'ffprobe',
    words: ['-version'],
    version: /^ffprobe version (\S+)/,
    remedy: 'Only media files and speech recognition need it. It comes with ffmpeg.',
  },
  {
    name: 'yt-dlp',
    words: ['--version'],
    version: /^(\d{4}\.\d{2}\.\d{2}\S*)/,
    remedy: 'Only speech recognition of platform videos needs it. Install a current release: pipx install yt-dlp.',
  },
];

/** The programs beside Cuemark, none of which it needs for captions. */
export function checkTools(today: Date): Promise<Finding[]> {
  return Promise.all(
    tools.map(async ({ name, words, version, remedy }): Promise<Finding> => {
      const said = await firstWords(name, words);
      if (said === undefined) return { name, status: 'note', detail: 'not found', remedy };
      const found = version.exec(said)?.[1];
      if (found === undefined)
        return { name, status: 'note', detail: 'is there, and does not say its version', remedy };
      const isOld = name === 'yt-dlp' && daysSince(found, today) > oldAfterDays;
      return isOld
        ? { name, status: 'note', detail: `${found}, which is old`, remedy }
        : { name, status: 'works', detail: found };
    }),
  );
}

/** What a program prints; undefined where it is not there, or does not run. */
function firstWords(program: string, words: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(program, words, { timeout: patience, killSignal: 'SIGKILL', maxBuffer: 1_000_000 }, (error, output) => {
      resolve(error ? undefined : output.slice(0, 200));
    });
  });
}

function daysSince(version: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = version.split('.').map(Number);
  return (today.getTime() - Date.UTC(year, month - 1, day)) / 86_400_000;
}
