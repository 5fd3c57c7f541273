import { expect, test } from 'vitest';
import { apiClient, watch } from '../harness/client.ts';
import { cloneForTest } from '../harness/database.ts';
import { newCustomer, startTestService } from '../harness/service.ts';
import { turnClock } from '../harness/turned-clock.ts';

test.each([3, -3])('a database whose clock is %d hours ahead is what deadlines and times go by', async (hours) => {
  const databaseUrl = await cloneForTest();
  await turnClock(databaseUrl, hours);
  const service = await startTestService({ DATABASE_URL: databaseUrl });
  try {
    const client = apiClient(service.origin, (await newCustomer(service)).key);
    const now = Date.now() + hours * 3_600_000;
    const { body: video } = await client.submit(watch('sampleTalk1'));
    expect(Math.abs(Date.parse(video.created_at) - now)).toBeLessThan(60_000);
    expect((await client.settled(video.id)).body).toMatchObject({ status: 'ready', error: null });

    const asked = await client.post(`/videos/${video.id}/questions`, { question: 'Why do they lend ladders?' });
    const answered = await client.get(asked.headers.get('location')?.replace('/api/v1', '') ?? '', {
      prefer: 'wait=30',
    });
    expect(answered.body).toMatchObject({ status: 'answered', error: null });

    const works = await service.ctx.db.selectFrom('videos').select(['created_at', 'deadline']).execute();
    for (const { created_at: created, deadline } of works) {
      expect(deadline.getTime() - created.getTime()).toBe(3_600_000);
    }
  } finally {
    await service.stop();
  }
});
