import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type * as poolTasks from '../../test/harness/pool-tasks.ts';
import { Problem } from '../contract/problems.ts';
import { openPool, type Pool, type PoolOptions } from './pool.ts';

const pools: Pool<typeof poolTasks>[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function poolWith(options: Partial<PoolOptions> = {}) {
  const pool = openPool<typeof poolTasks>({
    module: new URL('../../test/harness/pool-tasks.ts', import.meta.url),
    threads: 1,
    mostWaiting: 2,
    mostMilliseconds: 60_000,
    mostMegabytes: 64,
    ...options,
  });
  pools.push(pool);
  return pool;
}

/** A number that threads share. */
const shared = () => new Int32Array(new SharedArrayBuffer(4));
const open = (gate: Int32Array) => Atomics.store(gate, 0, 1);

/** Whether nobody counts it up any more. */
async function standsStill(counter: Int32Array): Promise<boolean> {
  const before = Atomics.load(counter, 0);
  await sleep(50);
  return Atomics.load(counter, 0) === before;
}

test('a task that runs is ended when its signal aborts, with the reason, and the next one runs', async () => {
  const pool = poolWith();
  const counter = shared();
  const stopping = new AbortController();
  const spinning = pool.run('spin', counter, stopping.signal);
  const next = pool.run('double', 21);
  await expect.poll(() => Atomics.load(counter, 0)).toBeGreaterThan(0);
  expect(await standsStill(counter)).toBe(false);
  stopping.abort(new Error('nobody wants it any more'));
  await expect(spinning).rejects.toThrow('nobody wants it any more');
  expect(await next).toBe(42);
  await expect.poll(() => standsStill(counter)).toBe(true);
});

test('a task that takes longer than it may is ended', async () => {
  const pool = poolWith({ mostMilliseconds: 1500 });
  const counter = shared();
  await expect(pool.run('spin', counter)).rejects.toThrow('spin took longer than 1500 ms');
  await expect.poll(() => standsStill(counter)).toBe(true);
  expect(await pool.run('double', 4)).toBe(8);
});

test('a task that throws, leaves or takes too much memory fails alone', async () => {
  const pool = poolWith({ threads: 2, mostWaiting: 9 });
  const gate = shared();
  const beside = pool.run('waitFor', gate);
  await expect(pool.run('fail', 'no such word')).rejects.toThrow('no such word');
  await expect(pool.run('takeAllMemory', undefined as never)).rejects.toThrow(/memory/);
  expect(await pool.run('double', 1)).toBe(2);
  await expect(pool.run('leave', 3)).rejects.toThrow('3');
  expect(await pool.run('double', 2)).toBe(4);
  open(gate);
  expect(await beside).toBe('through');
});

test('more than may wait is refused, with when to try again; those that wait are served in order', async () => {
  const pool = poolWith({ threads: 1, mostWaiting: 2 });
  const gate = shared();
  const order: string[] = [];
  const first = pool.run('waitFor', gate).then(() => order.push('first'));
  const second = pool.run('double', 1).then(() => order.push('second'));
  const third = pool.run('double', 2).then(() => order.push('third'));
  const refusal = await pool.run('double', 3).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Problem);
  expect(refusal).toMatchObject({ code: 'unavailable', extras: { retryAfter: 2 } });
  open(gate);
  await Promise.all([first, second, third]);
  expect(order).toEqual(['first', 'second', 'third']);
  expect(await pool.run('double', 5)).toBe(10);
});

test('a task whose signal aborts while it waits gives its place in the line back', async () => {
  const pool = poolWith({ threads: 1, mostWaiting: 1 });
  const gate = shared();
  const first = pool.run('waitFor', gate);
  const stopping = new AbortController();
  const waiting = pool.run('double', 1, stopping.signal);
  stopping.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const next = pool.run('double', 2);
  open(gate);
  expect(await first).toBe('through');
  expect(await next).toBe(4);
});

test('what has been aborted before does not begin', async () => {
  const counter = shared();
  await expect(poolWith().run('spin', counter, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  expect(await standsStill(counter)).toBe(true);
});

test('closing ends what runs and what waits', async () => {
  const pool = poolWith();
  const counter = shared();
  const all = [pool.run('spin', counter), pool.run('double', 1)];
  const ends = Promise.allSettled(all);
  await expect.poll(() => Atomics.load(counter, 0)).toBeGreaterThan(0);
  await pool.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await standsStill(counter)).toBe(true);
  await expect(pool.run('double', 1)).rejects.toThrow('the engines stop');
});
