import { expect, test } from 'vitest';
import { openPlaces } from './places.ts';

/** Work that takes a place: whether it has one, and how it goes on. */
function workIn(places: ReturnType<typeof openPlaces>) {
  const state = { at: 'coming' as 'coming' | 'working' | 'waiting' | 'done' };
  const taken = places.take().then(() => {
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
      return places
        .aside(() => heard)
        .then(() => {
          state.at = 'working';
        });
    },
    answer: () => answer(),
    end() {
      state.at = 'done';
      places.giveBack();
    },
  };
}

/** Until all that can happen has. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const statesOf = (all: { state: { at: string } }[]) => all.map(({ state }) => state.at);

test('no more work than there are places, in the order in which it came', async () => {
  const places = openPlaces({ working: 2, begun: 3 });
  const all = Array.from({ length: 4 }, () => workIn(places));
  await settled();
  expect(statesOf(all)).toEqual(['working', 'working', 'coming', 'coming']);
  all[1]?.end();
  await settled();
  expect(statesOf(all)).toEqual(['working', 'done', 'working', 'coming']);
});

test('what only waits for somebody holds no place, up to what may have begun', async () => {
  const places = openPlaces({ working: 1, begun: 3 });
  const all = Array.from({ length: 4 }, () => workIn(places));
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

test('who comes back waits for a place too, and goes first', async () => {
  const places = openPlaces({ working: 1, begun: 9 });
  const all = Array.from({ length: 3 }, () => workIn(places));
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

test('whoever waited in vain has its place again', async () => {
  const places = openPlaces({ working: 1, begun: 1 });
  await places.take();
  await expect(places.aside(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const next = workIn(places);
  await settled();
  expect(next.state.at).toBe('coming');
  places.giveBack();
  await settled();
  expect(next.state.at).toBe('working');
});
