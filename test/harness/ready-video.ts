import { type ApiClient, watch } from './client.ts';
import { startTestService, type TestService } from './service.ts';

/** A sample video of this client's account that is ready. */
export async function readyVideo(client: ApiClient, sample = 'sampleTalk1'): Promise<string> {
  const { body } = await client.submit(watch(sample));
  const { body: settled } = await client.settled(body.id);
  if (settled.status !== 'ready') throw new Error(`the video is ${settled.status}`);
  return settled.id;
}

/** Runs `work` while a worker beside this service, which has none, does what is to be done. */
export async function withWorker<T>(
  service: TestService,
  work: () => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  const worker = await startTestService({ ROLES: 'worker', DATABASE_URL: service.databaseUrl, ...environment });
  try {
    return await work();
  } finally {
    await worker.stop();
  }
}
