import { expect, test } from 'vitest';
import { parseCaptions } from '../parse-captions.ts';

test('the .sbv files of YouTube are read, and their older kind', () => {
  const file = '0:00:01.000,0:00:02.500\n>> one,\nmore\n\n1:00:03.000,1:00:04.000\ntwo\n';
  const segments = [
    { start: 1, end: 2.5, text: '>> one, more' },
    { start: 3603, end: 3604, text: 'two' },
  ];
  expect(parseCaptions(file)).toEqual({ ok: true, format: 'sbv', language: null, segments, warnings: [] });
  expect(parseCaptions(file.replaceAll('\n', '\r\n'), 'captions.sbv')).toMatchObject({ ok: true, segments });
  const older = `[INFORMATION]\n[TITLE]a\n[END INFORMATION]\n${file}`.replace(',\nmore', ',[br]more');
  expect(parseCaptions(older)).toMatchObject({ ok: true, segments });
});
