import { expect, test } from 'vitest';
import { attachmentAs } from './content-disposition.ts';

test.each([
  ['A talk', `attachment; filename="A talk.csv"`],
  ['../../etc/passwd', `attachment; filename="etc passwd.csv"`],
  ['a"; x=y', `attachment; filename="a ; x=y.csv"`],
  ['..', `attachment; filename=video.csv`],
  ['Über\r\nX: y', `attachment; filename="?ber X y.csv"; filename*=UTF-8''%C3%9Cber%20X%20y.csv`],
  ['gpj.\u202e', `attachment; filename=gpj.csv`],
])('the file of %j is saved as %s', (title, header) => {
  expect(attachmentAs(title, 'csv')).toBe(header);
});

test('a long title is cut at a character', () => {
  expect(attachmentAs('𝒳'.repeat(300), 'csv')).toContain(`''${'%F0%9D%92%B3'.repeat(80)}.csv`);
});
