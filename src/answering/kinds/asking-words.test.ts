import { expect, test } from 'vitest';
import { readQuery } from '../builtin/question/query.ts';

const wordsOf = (question: string) => readQuery(question, []).sought.map(({ word }) => word);

test.each([
  ['¿Cuánto cuesta la bicicleta?', ['cuesta', 'bicicleta']],
  ['Combien coûte le vélo ?', ['coûte', 'vélo']],
  ['Waarom is de brug van hout?', ['brug', 'hout']],
  ['CHI È LA ZIA?', ['ZIA']],
  ['Сколько стоит новая цепь?', ['стоит', 'новая', 'цепь']],
  ['كم سعر الخلية؟', ['سعر', 'الخلية']],
  ['दूध कितना चाहिए?', ['दूध']],
  ['パンの値段はいくらですか？', ['パン', '値段']],
  ['소금을 얼마나 넣나요?', ['소금을', '넣나요']],
])('words that only ask are not looked for: %s', (question, words) => {
  expect(wordsOf(question)).toEqual(words);
});

test.each(['この動画を要約してください', 'Resumen del vídeo', '总结一下这个视频'])(
  '%s asks for the whole',
  (question) => {
    expect(readQuery(question, []).isWhole).toBe(true);
  },
);

test('words of English and German that are written like them are looked for', () => {
  expect(wordsOf('What does the dice do?')).toContain('dice');
  expect(wordsOf('Summarize the discussion on VAD results')).toContain('VAD');
  expect(wordsOf('How do I write a résumé?')).toContain('résumé');
  expect(wordsOf('Wie viel kostet der Film?')).toContain('Film');
  expect(wordsOf('Is hoe or rake best?')).toContain('hoe');
  expect(wordsOf('Is van rust bad?')).toContain('van');
  expect(wordsOf('Is Al a son of Les?')).toContain('son');
});

test('what is missing is named whole, signs of vowels at its end too', () => {
  expect(wordsOf('दही कहाँ?')).toEqual(['दही']);
});
