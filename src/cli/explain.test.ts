import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const systemError = (code: string, more: object) =>
  Object.assign(new Error(`${code}: not permitted`), { code, ...more });

test('a full disk, the system’s or the database’s, is told with what to do', () => {
  expect(explain(thrownBy(() => writeFileSync('/dev/full', 'a')))).toMatch(/^A disk is full \(.*\)\. Make room .*\.$/);
  expect(explain(systemError('53100', {}))).toMatch(/^A disk is full/);
});

test('a file that this user may not use is named', () => {
  const fault = explain(systemError('EACCES', { syscall: 'open', path: '/data/postgres-password' }));
  expect(fault).toMatch(/^This user can not use \/data\/postgres-password \(EACCES: .*\)\. Let it .*\.$/);
});

test('a folder that can not be made is named', () => {
  expect(explain(thrownBy(() => mkdirSync('/dev/null/uploads', { recursive: true })))).toMatch(
    / \/dev\/null\/uploads \(/,
  );
});

test('what nobody has foreseen has no sentence', () => {
  expect(explain(new TypeError('x is no function'))).toBeUndefined();
  expect(explain(systemError('EACCES', { syscall: 'connect' }))).toBeUndefined();
  expect(explain('thrown')).toBeUndefined();
});
