import { expect, test } from 'vitest';
import { withKeyedMutex } from './keyed-mutex.ts';

test('works of one line go one after the other, whatever becomes of them, and those of another beside them', async () => {
  const told: string[] = [];
  const first = Promise.withResolvers<void>();
  const failing = withKeyedMutex('a', async () => {
    await first.promise;
    told.push('first');
    throw new Error('broken');
  });
  const second = withKeyedMutex('a', async () => void told.push('second'));
  await withKeyedMutex('b', async () => void told.push('beside'));
  first.resolve();
  await expect(failing).rejects.toThrow('broken');
  await second;
  expect(told).toEqual(['beside', 'first', 'second']);
});

test('twenty may be in a line; who comes then is to ask again, and finds a place when there is one', async () => {
  const gate = Promise.withResolvers<void>();
  const held = Array.from({ length: 20 }, () => withKeyedMutex('full', () => gate.promise));
  await expect(withKeyedMutex('full', async () => undefined)).rejects.toMatchObject({ code: 'unavailable' });
  gate.resolve();
  await Promise.all(held);
  expect(await withKeyedMutex('full', async () => 'in')).toBe('in');
});
