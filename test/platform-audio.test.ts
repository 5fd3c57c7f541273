import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPotProvider, type PotProvider } from '../src/platform/pot-provider.ts';
import { createStreamedAudio } from '../src/platform/streamed-audio.ts';
import { createYtDlpAudio } from '../src/platform/yt-dlp-audio.ts';
import { plantedToken, startPotProvider } from './harness/pot-provider.ts';
import { folderForTest, until } from './harness/program.ts';

const id = 'aaaaaaaaaaA';

/** A platform with one video whose player answer and stream the test writes. */
async function streamed(
  player: object | ((response: ServerResponse) => void),
  stream: (response: ServerResponse) => void,
  timeoutMs = 20_000,
) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const url = new URL(request.url ?? '/', 'http://localhost');
    paths.push(`${request.method} ${url.pathname}`);
    if (url.pathname !== '/youtubei/v1/player') return stream(response);
    if (typeof player === 'function') return player(response);
    response.end(JSON.stringify(player));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const source = createStreamedAudio({ origin: `http://127.0.0.1:${port}`, timeoutMs });
  const file = path.join(await folderForTest(), 'media');
  return { paths, file, fetched: await source.fetchAudio(id, { file, durationSeconds: 60 }) };
}

const playable = (address?: string) => ({
  playabilityStatus: { status: 'OK' },
  videoDetails: { videoId: id, title: 'A talk', lengthSeconds: '60' },
  ...(address && { streamingData: { adaptiveFormats: [{ url: address, mimeType: 'audio/mp4', bitrate: 64_000 }] } }),
});
const talk = playable('https://rr1---sn.googlevideo.com/videoplayback?expire=1&id=x');

describe('sound from plain stream addresses', () => {
  test('goes to the file, asked from the origin that was set', async () => {
    const { fetched, file, paths } = await streamed(talk, (response) => response.end('sound'));
    expect(fetched).toEqual({ kind: 'audio' });
    expect(readFileSync(file, 'utf8')).toBe('sound');
    expect(paths).toEqual(['POST /youtubei/v1/player', 'GET /videoplayback']);
  });

  test('is none where no client is told an address', async () => {
    const { fetched, paths } = await streamed(playable(), (response) => response.end());
    expect(fetched).toMatchObject({ kind: 'none' });
    expect(paths).toHaveLength(2);
  });

  test('of a video that is gone is unsupported', async () => {
    const gone = { playabilityStatus: { status: 'ERROR', reason: 'This video is unavailable' } };
    expect((await streamed(gone, (response) => response.end())).fetched).toMatchObject({ reason: 'not_found' });
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['403', (response) => response.writeHead(403).end()],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['nothing', (response) => response.end()],
    ['silence', () => undefined],
    ['a stream that stalls', (response) => void response.write('half')],
    [
      'a stream that breaks',
      (response) => void response.writeHead(200, { 'content-length': '99' }).write('half', () => response.destroy()),
    ],
    [
      'a flood',
      (response) => {
        const pour = () => {
          while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
        };
        response.on('drain', pour);
        pour();
      },
    ],
  ])('answered by %s is unavailable', async (_, stream) => {
    const { fetched } = await streamed(talk, stream, 700);
    expect(fetched).toEqual({ kind: 'unavailable', cause: expect.any(String) });
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['a page', (response) => response.end('<html>')],
    ['429', (response) => response.writeHead(429).end()],
    ['silence', () => undefined],
  ])('whose player answer is %s is unavailable', async (_, player) => {
    expect((await streamed(player, (response) => response.end(), 700)).fetched).toMatchObject({ kind: 'unavailable' });
  });
});

/** A process that nobody waited for has ended all the same. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()[0] !== 'Z';
  } catch {
    return false;
  }
}

describe('sound by yt-dlp', () => {
  const proxy = 'http://somebody:planted-proxy-password@proxy.test:8080';

  /** A program of that name, which notes its words and does what the test says; `$out` is the file that it is to write. */
  async function ytDlp(script: string, signal?: AbortSignal, potProvider?: PotProvider) {
    const folder = await folderForTest();
    const program = path.join(folder, 'yt-dlp');
    const noting = 'printf "%s\\n" "$@" > "$HOME/words"; env > "$HOME/env"';
    const finding = 'while [ $# -gt 0 ]; do [ "$1" = --output ] && out=$2; shift; done';
    writeFileSync(program, `#!/bin/sh\n${noting}\n${finding}\n${script}\n`);
    chmodSync(program, 0o755);
    const source = createYtDlpAudio({
      program,
      searchPath: '/usr/bin:/bin',
      prlimit: undefined,
      proxy,
      cookies: 'cookies of a browser',
      potProvider,
    });
    const file = path.join(folder, 'media');
    const fetching = source.fetchAudio(id, { file, durationSeconds: 60, ...(signal && { signal }) });
    return { folder, file, fetching };
  }

  test('is asked for with fixed words, the link last, and sees nothing of our environment', async () => {
    const { fetching, file, folder } = await ytDlp('echo sound > "$out"');
    expect(await fetching).toEqual({ kind: 'audio' });
    expect(readFileSync(file, 'utf8')).toBe('sound\n');
    const words = readFileSync(path.join(folder, 'words'), 'utf8').trimEnd().split('\n');
    expect(words.slice(-2)).toEqual(['--', `https://www.youtube.com/watch?v=${id}`]);
    expect(words).toEqual(
      expect.arrayContaining(['--ignore-config', '--no-playlist', 'bestaudio/worst', '--max-filesize']),
    );
    const jar = words[words.indexOf('--cookies') + 1] ?? '';
    expect(readFileSync(jar, 'utf8')).toBe('cookies of a browser');
    expect(statSync(jar).mode & 0o077).toBe(0);
    expect(words.join(' ')).not.toContain('proxy.test');
    const names = readFileSync(path.join(folder, 'env'), 'utf8').match(/^\w+(?==)/gm);
    expect(readFileSync(path.join(folder, 'env'), 'utf8')).toContain(`https_proxy=${proxy}\n`);
    expect(
      names?.filter(
        (name) =>
          !['http_proxy', 'https_proxy', 'PATH', 'HOME', 'LC_ALL', 'PWD', '_', 'SHLVL', 'OLDPWD'].includes(name),
      ),
    ).toEqual([]);
  });

  test('takes the provider’s proof of origin along, goes without where there is none, and says it to nobody', async () => {
    const provider = createPotProvider((await startPotProvider()).url);
    const { fetching, folder } = await ytDlp('echo sound > "$out"', undefined, provider);
    expect(await fetching).toEqual({ kind: 'audio' });
    const words = readFileSync(path.join(folder, 'words'), 'utf8');
    expect(words).toContain(`po_token=web.gvs+${plantedToken}-${id},mweb.gvs+${plantedToken}-${id}\n`);
    const refused = await ytDlp(`echo "ERROR: ${plantedToken}-${id} is refused" >&2; exit 1`, undefined, provider);
    expect(await refused.fetching).toEqual({ kind: 'unavailable', cause: 'yt-dlp: ERROR: the PO token is refused' });
    const away = await ytDlp('echo sound > "$out"', undefined, createPotProvider('http://127.0.0.1:1'));
    expect(await away.fetching).toEqual({ kind: 'audio' });
    expect(readFileSync(path.join(away.folder, 'words'), 'utf8')).not.toContain('extractor-args');
  });

  test('that fails is unavailable, with its own words for the log', async () => {
    const { fetching } = await ytDlp('echo "ERROR: Sign in to confirm" >&2; exit 1');
    expect(await fetching).toEqual({ kind: 'unavailable', cause: 'yt-dlp: ERROR: Sign in to confirm' });
    const blocked = await ytDlp(`echo "ERROR: no route to ${proxy}" >&2; exit 1`);
    expect(JSON.stringify(await blocked.fetching)).not.toContain('planted-proxy-password');
  });

  test('that writes nothing, since it would be too much, is none', async () => {
    expect(await (await ytDlp('exit 0')).fetching).toMatchObject({ kind: 'none' });
  });

  test('ends with the signal, and so does what it started', async () => {
    const stop = new AbortController();
    const { fetching, folder } = await ytDlp('sleep 600 & echo $! > "$HOME/begun"; wait', stop.signal);
    const begun = path.join(folder, 'begun');
    await until(() => existsSync(begun) && readFileSync(begun, 'utf8').endsWith('\n'), 45);
    const started = Number(readFileSync(begun, 'utf8'));
    expect(isRunning(started)).toBe(true);
    stop.abort(new Error('enough'));
    await expect(fetching).rejects.toThrow('enough');
    await until(() => !isRunning(started), 45);
  });

  test('that is not installed has a remedy', () => {
    const source = createYtDlpAudio({ program: undefined, searchPath: '', prlimit: undefined });
    expect(source.remedy).toMatch(/yt-dlp/);
  });
});
