import { describe, expect, test } from 'vitest';
import { answerReader } from './read-answer.ts';

const quote = 'wait until it is at least ninety degrees';
const text = 'It should be at least 90 degrees inside.';
const warm = { text, passages: [3], quote, form: 'sentence' };
const json = JSON.stringify(warm);
const claim = { kind: 'claim', ...warm };

/** What is read of an answer that comes in small pieces: at once, and when it is over. */
function read(written: string, { isCut = false, isKnown = false } = {}) {
  const reader = answerReader(isKnown);
  const pieces = Array.from(written.matchAll(/[\s\S]{1,7}/g), ([piece]) => piece);
  const atOnce = pieces.flatMap((piece) => reader.read({ kind: 'text', text: piece }));
  return { atOnce, atEnd: reader.end(written, isCut) };
}

test.each([
  ['as it was asked for', json],
  ['in a code fence, as a list', `\`\`\`json\n[${JSON.stringify(warm, null, 2)}]\n\`\`\``],
  ['in another object', JSON.stringify({ answer: [warm] })],
  ['behind a broken line', `{"text": "half\n${json}`],
  ['behind a brace that is never closed', `{ ${json}`],
  ['with single quotation marks', json.replaceAll('"', "'")],
  ['with other ones', json.replaceAll('"', '”')],
  ['without any around keys', json.replace(/"(\w+)":/g, '$1:')],
  ['with parts of other names', JSON.stringify({ claim: text, sources: ['3'], evidence: quote })],
  ['with names in capitals', JSON.stringify({ Text: text, Passages: [3], Quote: quote })],
  ['with a number in other digits', JSON.stringify({ ...warm, passages: ['٣'] })],
  ['with one passage', JSON.stringify({ text, passage: 3, quote })],
  ['with a word before the number', JSON.stringify({ ...warm, passages: ['sentence 3'] })],
  ['with passages that are objects', JSON.stringify({ ...warm, passages: [{ id: 3 }] })],
  ['with its passage where one that is declined has it', JSON.stringify({ ...warm, passages: [], nearest: 3 })],
  ['with the quote in its passage', JSON.stringify({ text, citations: [{ sentence: '3', quote }] })],
])('a JSON object is read %s', (_, written) => {
  const { atOnce, atEnd } = read(written);
  expect([...atOnce, ...atEnd]).toEqual([claim]);
});

test.each([
  ['3-5', [3, 4, 5]],
  ['3, 4', [3, 4]],
  [['2 and 3'], [2, 3]],
  [[3, 'x', null], [3]],
  [undefined, []],
])('passages %j are numbers', (passages, numbers) => {
  expect(read(JSON.stringify({ ...warm, passages })).atOnce).toMatchObject([{ passages: numbers }]);
});

test('that the video does not say it is read where nothing is claimed', () => {
  expect(read('{"not_said":"No.","nearest":12}').atOnce).toEqual([{ kind: 'not_said', nearest: 12 }]);
  expect(read(JSON.stringify({ ...warm, not_said: 'No.' })).atOnce).toEqual([claim]);
});

test('of a text that is too long the sentences stand that are whole', () => {
  const long = `${text} It should be at least 90 degrees, ${'and at least 90 degrees, '.repeat(50)}`;
  expect(read(JSON.stringify({ ...warm, text: long })).atOnce).toEqual([claim]);
  expect(read(JSON.stringify({ ...warm, text: long.slice(text.length) })).atOnce).toEqual([]);
});

describe('prose', () => {
  const said = 'It should be at least 90 degrees inside';

  test.each([
    '[3]',
    '[^3]',
    '【3†source】',
    '【3:0†L1-L4】',
    '(sentence 3)',
    '(source: 3)',
    '[Sentence 3]',
    '[cite: 3]',
  ])('is read with its numbers in brackets: %s', (mark) => {
    const own = { kind: 'claim', text: `${said}.`, passages: [3], quote: null, form: 'sentence' };
    expect(read(`${said} ${mark}.`).atEnd).toEqual([own]);
    expect(read(`${said}. ${mark}`).atEnd).toMatchObject([{ passages: [3] }]);
  });

  test('is read as sentences, which do not end after abbreviations, with lists and paragraphs', () => {
    const prose =
      'Dr. Solberg waits, e.g. here, approx. an hour [1, 2].\n\nThen:\n- It rains [4].\n- It (about 3) snows.';
    expect(read(prose).atEnd).toMatchObject([
      { text: 'Dr. Solberg waits, e.g. here, approx. an hour.', passages: [1, 2], form: 'sentence' },
      { text: 'Then:', form: 'paragraph' },
      { text: 'It rains.', passages: [4], form: 'item' },
      { text: 'It (about 3) snows.', passages: [], form: 'item' },
    ]);
  });

  test('that is cut off is read without its last sentence, and JSON that nobody can make out not at all', () => {
    expect(read(`${said} [3]. It shou`, { isCut: true }).atEnd).toMatchObject([{ passages: [3] }]);
    expect(read('{"what":"It rains.","where":[3],"why":"no"}').atEnd).toEqual([]);
  });
});

describe('what a model thinks aloud before its answer', () => {
  const draft = JSON.stringify({ ...warm, text: 'It weighs 30 kilos.' });

  test.each([
    ['words', `They ask how warm it is. Draft:\n${draft}\nNo, that is not asked.\n${json}`],
    ['a brace', `{They ask how warm it is. Draft: ${draft} No, that is not asked.}\n${json}`],
  ])('waits for its end, and is no part of it, where it begins with %s', (_, written) => {
    expect(read(written)).toEqual({ atOnce: [], atEnd: [claim] });
    expect(read(written, { isCut: true })).toMatchObject({ atOnce: [], atEnd: expect.not.arrayContaining([claim]) });
  });

  test('is over where something says so', () => {
    expect(read(`Here you are:\n${json}`)).toEqual({ atOnce: [], atEnd: [claim] });
    expect(read(`Here you are:\n${json}`, { isKnown: true })).toEqual({ atOnce: [claim], atEnd: [] });
  });
});
