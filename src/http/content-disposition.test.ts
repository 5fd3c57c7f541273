import { expect, test } from 'vitest';
import { attachmentAs } from './content-disposition.ts';

test.each([
  ['A talk', `attachment; filename="A talk.csv"; filename*=UTF-8''A%20talk.csv`],
  ['../../etc/passwd', `attachment; filename="etc passwd.csv"; filename*=UTF-8''etc%20passwd.csv`],
  ['a"; x=y', `attachment; filename="a _ x=y.csv"; filename*=UTF-8''a%20%3B%20x%3Dy.csv`],
  ['..', `attachment; filename="video.csv"; filename*=UTF-8''video.csv`],
  ['Über\r\nX: y', `attachment; filename="_ber X y.csv"; filename*=UTF-8''%C3%9Cber%20X%20y.csv`],
  ['gpj.\u202e', `attachment; filename="gpj.csv"; filename*=UTF-8''gpj.csv`],
])('the file of %j is saved as %s', (title, header) => {
  expect(attachmentAs(title, 'csv')).toBe(header);
});

test('a long title is cut at a character', () => {
  expect(attachmentAs('𝒳'.repeat(300), 'csv')).toContain(`''${'%F0%9D%92%B3'.repeat(80)}.csv`);
});
