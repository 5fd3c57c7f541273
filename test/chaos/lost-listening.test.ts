import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startStandIn } from '../../src/samples/stand-in.ts';
import { apiClient, watch } from '../harness/client.ts';
import { hasFfmpeg, longTalk, needsFfmpeg } from '../harness/media-files.ts';
import { folderForTest, serve, until } from '../harness/program.ts';
import { newCustomer, startTestService } from '../harness/service.ts';
import { longTalkHeard, startTranscriptionServer } from '../harness/transcription-server.ts';

test.skipIf(!hasFfmpeg)(
  `a worker killed with SIGKILL while it listens costs the piece that it was at, and leaves nothing behind (${needsFfmpeg})`,
  async () => {
    const bytes = longTalk();
    const video = { title: 'A talk', channel: 'Talks', durationSeconds: 780, isUnlisted: false };
    const platform = await startStandIn(
      new Map([['aaaaaaaaaaA', { ...video, audio: { mimeType: 'audio/mp4', bytes } }]]),
    );
    onTestFinished(() => platform.stop());
    const server = await startTranscriptionServer((asked, place) =>
      place === 1 ? { kind: 'silence' } : longTalkHeard(asked, place),
    );
    const service = await startTestService({ ROLES: 'api', YOUTUBE_ORIGIN: platform.origin });
    onTestFinished(() => service.stop());
    const client = apiClient(service.origin, (await newCustomer(service)).key);
    const dataDir = await folderForTest();
    const environment = {
      DATABASE_URL: service.databaseUrl,
      DATA_DIR: dataDir,
      YOUTUBE_ORIGIN: platform.origin,
      TRANSCRIBE_BASE_URL: server.baseUrl,
      ROLES: 'worker',
      DEMO: 'off',
    };
    const first = await serve(environment);
    const { body: accepted } = await client.submit(watch('aaaaaaaaaaA'));
    await until(() => server.asked.length === 2, 60, first.errors);
    const scratch = path.join(dataDir, 'scratch');
    expect(readdirSync(scratch)).toHaveLength(1);
    first.process.kill('SIGKILL');
    await first.ended;

    const second = await serve(environment);
    const { body } = await client.settled(accepted.id, 90);
    expect(body.status, second.errors()).toBe('ready');
    const seconds = server.asked.map((asked) => Math.round(asked.seconds));
    expect(seconds).toEqual([seconds[0], seconds[1], seconds[1]]);
    expect(seconds[0]).not.toBe(seconds[1]);
    await until(() => !existsSync(scratch) || readdirSync(scratch).length === 0, 45);
  },
  180_000,
);
