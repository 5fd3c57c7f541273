import { expect, test } from 'vitest';
import { plainText, quoteOf } from './quotes.ts';

test.each([
  ['a **bold** [link](https://x.example) and ![image](y)', 'a bold link and'],
  ['a <b>tag</b><script>alert(1)</script>', 'a tag'],
  ['see (1:20, 3:40) or at 12:30', 'see or at 12.30'],
  ['snake_case costs $40, `code` none', 'snake_case costs $40, code none'],
  ['write to me@x.example', 'write to `me@x.example`'],
  ['two\nlines\u0000 of\u202e it', 'two lines of it'],
])('%j reads as nothing but text', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('a quote is cut behind a word, with dots', () => {
  const sentences = [{ text: 'It is thirty two millimetres wide,' }, { text: 'and not more.' }];
  expect(quoteOf(sentences, 9)).toEqual({ text: 'It is thirty two millimetres wide, and not more.' });
  expect(quoteOf(sentences, 6)).toEqual({ text: 'It is thirty two millimetres wide …' });
  expect(quoteOf([{ text: '这个孔的直径是五十毫米' }], 5)).toEqual({ text: '这个孔的直 …' });
});

test('between sentences of Chinese and Japanese stands no space', () => {
  const quoted = (...texts: string[]) =>
    quoteOf(
      texts.map((text) => ({ text })),
      60,
    ).text;
  expect(quoted('磨刀石要在水里泡十分钟。', '刀刃和石头成十五度角。')).toBe(
    '磨刀石要在水里泡十分钟。刀刃和石头成十五度角。',
  );
  expect(quoted('One is enough.', 'Two are better.')).toBe('One is enough. Two are better.');
});
