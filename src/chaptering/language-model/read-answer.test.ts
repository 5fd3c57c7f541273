import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const one = { sentence: 1, quote: 'so the first', title: 'First' };
const two = { sentence: 9, quote: 'and the second', title: 'Second {one}' };
const whole = JSON.stringify({ chapters: [one, two] });

test.each([
  ['JSON as asked', whole],
  ['a list alone', JSON.stringify([one, two])],
  ['a list under another name', JSON.stringify({ result: [one, two] })],
  ['a code fence', `\`\`\`json\n${whole}\n\`\`\``],
  ['words around it', `Sure! Here are the chapters:\n${whole}\nLet me know if you need more.`],
  ['commas too many', whole.replaceAll('"}', '",}').replace(']', ',]')],
  ['numbers as text', whole.replace('9', '"9"')],
  [
    'unknown fields',
    JSON.stringify({
      note: 'x',
      chapters: [
        { ...one, start: '0:00' },
        { id: 7, ...two },
      ],
    }),
  ],
  ['objects one after another', `${JSON.stringify(one)}\n${JSON.stringify(two)}`],
  ['an end cut off', whole.slice(0, -2)],
  ['a third one cut off', `${whole.slice(0, -2)},{"sentence":12,"quote":"and th`],
])('reads %s', (_, text) => {
  expect(readAnswer(text)).toEqual([one, two]);
});

test.each([
  ['nothing', ''],
  ['prose', 'I am sorry, but I can not do that.'],
  ['markup', '<html><body>Bad gateway</body></html>'],
  ['a number', '42'],
  ['null', 'null'],
  ['half an object', '{"chapters":[{"sentence":1,"qu'],
])('makes nothing of %s', (_, text) => {
  expect(readAnswer(text)).toBeUndefined();
});

test('an empty list is one', () => {
  expect(readAnswer('{"chapters":[]}')).toEqual([]);
});

test('what has no whole number is dropped, and what is no text is empty', () => {
  const list = [one, { sentence: 1.5, title: 'A' }, { sentence: '1:30', title: 'B' }, null, 'C', [], { title: 'D' }];
  expect(readAnswer(JSON.stringify({ chapters: [...list, { sentence: 3, quote: 4, title: {} }] }))).toEqual([
    one,
    { sentence: 3, quote: '', title: '' },
  ]);
});

test('endless lists and titles are cut', () => {
  const many = Array.from({ length: 30_000 }, () => ({ ...one, title: 'x'.repeat(1000) }));
  const read = readAnswer(JSON.stringify({ chapters: many }));
  expect(read).toHaveLength(20_000);
  expect(read?.[0]?.title).toHaveLength(400);
});
