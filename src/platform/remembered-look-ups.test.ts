import { expect, test } from 'vitest';
import type { LookUp } from './platform.ts';
import { rememberLookUps } from './remembered-look-ups.ts';

function remembering() {
  const at = { now: 0, asked: [] as string[], outcome: { kind: 'unavailable', cause: '' } as LookUp };
  const lookUp = rememberLookUps(
    async (id) => {
      at.asked.push(id);
      return at.outcome;
    },
    () => at.now,
  );
  return { at, lookUp: (id: string) => lookUp(id, async () => undefined), guarded: lookUp };
}

test('an answer is remembered for five minutes, silence for fifteen seconds, and those who ask at once ask once', async () => {
  const { at, lookUp } = remembering();
  await lookUp('a');
  await Promise.all([lookUp('a'), lookUp('a')]);
  const askedFirst = at.asked.length;
  at.now = 16_000;
  at.outcome = { kind: 'unsupported', reason: 'private', detail: '' };
  await lookUp('a');
  expect(at.asked).toHaveLength(askedFirst + 1);
  at.now += 299_000;
  expect(await lookUp('a')).toBe(at.outcome);
  expect(at.asked).toHaveLength(askedFirst + 1);
  at.now += 2000;
  await lookUp('a');
  expect(at.asked).toHaveLength(askedFirst + 2);
});

test('no more than a thousand are remembered, and what was refused was not asked', async () => {
  const { at, lookUp, guarded } = remembering();
  for (let video = 0; video <= 1000; video += 1) await lookUp(`${video}`);
  await lookUp('1');
  expect(at.asked).toHaveLength(1001);
  const refused = guarded('0', async () => {
    throw new Error('too many');
  });
  await expect(refused).rejects.toThrow('too many');
  await lookUp('0');
  expect(at.asked).toHaveLength(1002);
});
