import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

/** Work that takes a permit: whether it has one, and how it goes on. */
function workIn(semaphore: ReturnType<typeof createSemaphore>) {
  const state = { at: 'coming' as 'coming' | 'working' | 'waiting' | 'done' };
  const taken = semaphore.acquire().then(() => {
    state.at = 'working';
  });
  let answer = () => {};
  return {
    state,
    taken,
    waitForSomebody() {
      const heard = new Promise<void>((resolve) => {
        answer = resolve;
      });
      state.at = 'waiting';
      return semaphore
        .releasedWhile(() => heard)
        .then(() => {
          state.at = 'working';
        });
    },
    answer: () => answer(),
    end() {
      state.at = 'done';
      semaphore.release();
    },
  };
}

/** Until all that can happen has. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const statesOf = (all: { state: { at: string } }[]) => all.map(({ state }) => state.at);

test('no more work than there are permits, in the order in which it came', async () => {
  const semaphore = createSemaphore({ working: 2, begun: 3 });
  const all = Array.from({ length: 4 }, () => workIn(semaphore));
  await settled();
  expect(statesOf(all)).toEqual(['working', 'working', 'coming', 'coming']);
  all[1]?.end();
  await settled();
  expect(statesOf(all)).toEqual(['working', 'done', 'working', 'coming']);
});

test('what only waits for somebody holds no permit, up to what may have begun', async () => {
  const semaphore = createSemaphore({ working: 1, begun: 3 });
  const all = Array.from({ length: 4 }, () => workIn(semaphore));
  for (const work of all.slice(0, 3)) {
    await work.taken;
    void work.waitForSomebody();
    await settled();
  }
  expect(statesOf(all)).toEqual(['waiting', 'waiting', 'waiting', 'coming']);
  all[1]?.answer();
  await settled();
  expect(statesOf(all)).toEqual(['waiting', 'working', 'waiting', 'coming']);
  all[1]?.end();
  await settled();
  expect(statesOf(all)).toEqual(['waiting', 'done', 'waiting', 'working']);
});

test('who comes back waits for a permit too, and goes first', async () => {
  const semaphore = createSemaphore({ working: 1, begun: 9 });
  const all = Array.from({ length: 3 }, () => workIn(semaphore));
  await settled();
  void all[0]?.waitForSomebody();
  await settled();
  all[0]?.answer();
  await settled();
  expect(statesOf(all)).toEqual(['waiting', 'working', 'coming']);
  all[1]?.end();
  await settled();
  expect(statesOf(all)).toEqual(['working', 'done', 'coming']);
});

test('whoever waited in vain has its permit again', async () => {
  const semaphore = createSemaphore({ working: 1, begun: 1 });
  await semaphore.acquire();
  await expect(semaphore.releasedWhile(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const next = workIn(semaphore);
  await settled();
  expect(next.state.at).toBe('coming');
  semaphore.release();
  await settled();
  expect(next.state.at).toBe('working');
});
