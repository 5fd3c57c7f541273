import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('a log on a full disk keeps nothing from its work', () => {
  const log = createLog('info', { file: '/dev/full' });
  expect(() => {
    log.info('one');
    log.info('another');
  }).not.toThrow();
});
