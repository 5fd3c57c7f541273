import { expect, test } from 'vitest';
import { breaksOff, readAnswer } from './read-answer.ts';

const one = { sentence: 1, quote: 'so the first', title: 'First' };
const two = { sentence: 9, quote: 'and the second', title: 'Second one' };
const braced = { ...one, title: 'The {first} one' };
const whole = JSON.stringify({ chapters: [one, two] });

test.each([
  ['JSON as asked', whole],
  ['a list alone', JSON.stringify([one, two])],
  ['a list under another name', JSON.stringify({ result: [one, two] })],
  ['a code fence', `\`\`\`json\n${whole}\n\`\`\``],
  ['words around it', `Sure! Here are the chapters:\n${whole}\nLet me know if you need more.`],
  ['commas too many', whole.replaceAll('"}', '",}').replace(']', ',]')],
  ['numbers as text', whole.replace('9', '"9"')],
  ['numbers as text with a full stop', whole.replace('9', '"#9."')],
  ['line breaks inside of texts', whole.replaceAll(' ', '\n')],
  ['other lists before it', JSON.stringify({ errors: [], notes: ['a thought'], chapters: [one, two] })],
  ['JSON inside of a text', JSON.stringify(whole)],
  ['thoughts before it', `<think>Is {this} or [that] 5" long?</think>\n${whole}`],
  ['numbers as text with a point', whole.replace('9', '"9.0"')],
  ['drafts before it', `Draft: ${whole.replace('First', 'Draft')} Hm, {that} is "not good enough.\n${whole}`],
  [
    'drafts before it, line by line',
    `Draft: [${JSON.stringify(braced)}]. Hm, not good enough.\n${JSON.stringify(one)}\n${JSON.stringify(two)}`,
  ],
  ['a wrong answer before it', `${whole.replace('First', 'Wrong')}\nCorrected:\n${whole}`],
  ['thoughts before an end that is cut off', `So the {pipe} is 5" wide.\n${whole.slice(0, -2)}`],
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
  ['quotation marks of other kinds', whole.replaceAll('"', '”')],
  ['single quotation marks', whole.replaceAll('"', "'")],
  ['keys without quotation marks', whole.replace(/"(\w+)":/g, '$1:')],
  ['comments', whole.replace('[', '[ // the first\n').replace('},', '}, /* next */')],
  ['numbers with a word', whole.replace('9', '"Sentence 9"')],
  ['ranges of numbers', whole.replace('9', '"9-14"')],
  ['numbers in lists', whole.replace('9', '[9]')],
  [
    'numbers as keys',
    JSON.stringify({ chapters: { 1: { ...one, sentence: undefined }, 9: { ...two, sentence: undefined } } }),
  ],
  [
    'other names',
    whole.replaceAll('sentence', 'sentence_number').replaceAll('quote', 'Opening').replaceAll('title', 'name'),
  ],
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

test('braces in texts are no objects', () => {
  expect(readAnswer(JSON.stringify([braced, two]).slice(0, -1))).toEqual([braced, two]);
});

test.each([
  ['in the middle of a chapter', whole.slice(0, -20), true],
  ['before the list’s end', whole.slice(0, -2), true],
  ['before the object’s end', whole.slice(0, -1), false],
  ['nowhere', whole, false],
  ['nowhere, and there is a comma too many', whole.replace(']', ',]'), false],
  ['nowhere, line by line', `${JSON.stringify(one)}\n${JSON.stringify(two)}`, false],
  ['nowhere, since it is prose', 'I would rather not [really].', false],
])('an answer that breaks off %s', (_, text, expected) => {
  expect(breaksOff(text)).toBe(expected);
});

test('a title may hold quotation marks that nobody escaped', () => {
  const text = '{"chapters":[{"sentence":1,"quote":"so the first","title":"The "real" one"}]}';
  expect(readAnswer(text)).toEqual([{ ...one, title: 'The "real" one' }]);
});

test.each(['12.5', '"12.5"', '"1:20"', '"-4"', '"twelve"'])('%s is no number of a sentence', (number) => {
  expect(readAnswer(JSON.stringify({ chapters: [one] }).replace(':1,', `:${number},`))).toEqual([]);
});
