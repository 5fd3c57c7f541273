import { expect, test } from 'vitest';
import { parseCaptions } from '../parse-captions.ts';

/** A SubRip file of cues a second apart. */
function spoken(...cues: string[]) {
  const parsed = parseCaptions(
    cues.map((text, at) => `00:00:0${at},000 --> 00:00:0${at + 1},000\n${text}\n`).join('\n'),
  );
  return parsed.ok ? parsed.segments.map(({ text, speaker }) => (speaker === undefined ? text : [speaker, text])) : [];
}

test('lines that open with recurring names say who speaks, and hold only what is said', () => {
  expect(
    spoken('Ann Lee: Hello.', 'And welcome.', 'Bob: Hi Ann.', 'ann: no label', 'Ann Lee: So, to work.', 'Bob:\nYes.'),
  ).toEqual([
    ['Ann Lee', 'Hello.'],
    ['Ann Lee', 'And welcome.'],
    ['Bob', '>> Hi Ann.'],
    ['Bob', 'ann: no label'],
    ['Ann Lee', '>> So, to work.'],
    ['Bob', '>> Yes.'],
  ]);
});

test('a name in capitals is one where it recurs, also behind a mark, and beside it one that is heard once', () => {
  expect(
    spoken('>> ANN: Hello.', '>> ANN: Here I am.', 'MAN 2: Who?', '>> ANN: Me.', '>> DR. O’NEIL: Ah.', '>> Oh.'),
  ).toEqual([
    ['ANN', 'Hello.'],
    ['ANN', 'Here I am.'],
    ['MAN 2', '>> Who?'],
    ['ANN', '>> Me.'],
    ['DR. O’NEIL', '>> Ah.'],
    '>> Oh.',
  ]);
});

test('what two say in one caption is what each of them says', () => {
  expect(spoken('- Ann: Hello.\n- Bob: Hi.', 'There.', 'Ann: Well.', 'Bob: Good.')).toEqual([
    ['Ann', 'Hello.'],
    ['Bob', '>> Hi.'],
    ['Bob', 'There.'],
    ['Ann', '>> Well.'],
    ['Bob', '>> Good.'],
  ]);
});

test.each([
  [['Note: hot.', 'Step 2: cut.', 'Note: cold.', 'Step 2: go.', 'Tip: oil.', 'Tip: wait.']],
  [['Ingredients: flour.', 'Ingredients: salt.', 'So: on.', 'So: off.', 'http://a.b', 'http://a.b']],
  [['Berlin: the city.', 'Berlin: again.', 'Berlin: and again.', 'Berlin: once more.']],
  [['Recipe: cake.', 'Servings: four.', 'Recipe: bread.', 'Servings: six.']],
  [
    [
      'Vorsicht: heiß.',
      'Die Frage: wer?',
      'Vorsicht: nass.',
      'Die Frage: wo?',
      'Das Ergebnis: gut.',
      'Das Ergebnis: ja.',
    ],
  ],
  [['Pregunta: ¿qué?', 'Respuesta: sí.', 'Pregunta: ¿y?', 'Respuesta: no.', 'Étape : un.', 'Étape : deux.']],
  [['Apples: red.', 'Apples: sweet.', 'Pears: green.', 'Pears: soft.']],
  [['NASA: THE AGENCY.', 'NASA: ITS ROCKETS.', 'NASA: ITS ENGINES.']],
  [['Fwd: it.', 'Monday: rain.', 'Fwd: that.', 'Monday: snow.', 'John 3:16 says.', 'John 3:16 is.']],
  [['他说：好。', '她说：不好。', '他说：走。', '她说：不走。']],
  [['质问：谁？', '步骤：一。', '注意：热。', '步骤：二。', '注意：冷。', '答案：甲。']],
  [['قال: نعم.', 'قالت: لا.', 'قال: لماذا؟', 'قالت: هكذا.']],
  [['A:b', 'C:d', 'A:b', 'C:d', '[Music]', '[Music]']],
  [['Ann: once.', 'Bob: once.', 'At 10:30 we go', 'At 10:30 we come']],
])('what is no name stays where it is: %j', (lines) => {
  expect(spoken(...lines)).toEqual(lines);
});

test('who is not surely named is given nobody else’s name', () => {
  expect(
    spoken('ANN: A.', 'BOB: B.', 'ANN: C.\n- Who?', 'D.', 'BOB: E. >> F.', 'G.', 'ANN: H.', 'ON A SHOW: I.'),
  ).toEqual([
    ['ANN', 'A.'],
    ['BOB', '>> B.'],
    ['ANN', '>> C. >> Who?'],
    'D.',
    ['BOB', '>> E. >> F.'],
    'G.',
    ['ANN', '>> H.'],
    'ON A SHOW: I.',
  ]);
  expect(spoken('Ann: A.', 'Bob: B.', 'Ann: C.', 'Carl: D.', 'E.', 'Bob: F.', 'Note: G.', 'Man: H.')).toEqual([
    ['Ann', 'A.'],
    ['Bob', '>> B.'],
    ['Ann', '>> C.'],
    'Carl: D.',
    'E.',
    ['Bob', '>> F.'],
    ['Bob', 'Note: G.'],
    ['Man', '>> H.'],
  ]);
});

test('names are known in brackets, without a space after capitals, and in letters without case', () => {
  expect(spoken('[Ann]: A.', '[Bob Ray]: B.', '[Ann]: C.', '[Bob Ray]: [laughs] D.')).toEqual([
    ['Ann', 'A.'],
    ['Bob Ray', '>> B.'],
    ['Ann', '>> C.'],
    ['Bob Ray', '>> [laughs] D.'],
  ]);
  expect(spoken('ANN:Hello.', 'BOB:Hi.', 'ANN:Well.', 'BOB:Bye.')).toEqual([
    ['ANN', 'Hello.'],
    ['BOB', '>> Hi.'],
    ['ANN', '>> Well.'],
    ['BOB', '>> Bye.'],
  ]);
  expect(spoken('主持人：你好。', '王女士：您好。', '主持人： 请讲。', '谢谢。', '王女士：好的。')).toEqual([
    ['主持人', '你好。'],
    ['王女士', '>> 您好。'],
    ['主持人', '>> 请讲。'],
    ['主持人', '谢谢。'],
    ['王女士', '>> 好的。'],
  ]);
  expect(spoken('أمل: مرحبا.', 'كريم: أهلا.', 'أمل: شكرا.', 'كريم: عفوا.').map(([speaker]) => speaker)).toEqual([
    'أمل',
    'كريم',
    'أمل',
    'كريم',
  ]);
});

test('where nearly every caption opens with a label, any name is one, also one that is heard once', () => {
  const zoom = ['Ann Lee: A.', 'bob: B.', 'Ann Lee: the rules: C.', 'Roe, Jo (Acme): D.', 'bob: E.', 'iPad 2: F.'];
  expect(spoken(...zoom)).toEqual([
    ['Ann Lee', 'A.'],
    ['bob', '>> B.'],
    ['Ann Lee', '>> the rules: C.'],
    ['Roe, Jo (Acme)', '>> D.'],
    ['bob', '>> E.'],
    ['iPad 2', '>> F.'],
  ]);
  expect(spoken('[SPEAKER_00]: A.', '[SPEAKER_01]: B.', '[SPEAKER_00]: C.', '[SPEAKER_01]: D.')).toEqual([
    ['SPEAKER_00', 'A.'],
    ['SPEAKER_01', '>> B.'],
    ['SPEAKER_00', '>> C.'],
    ['SPEAKER_01', '>> D.'],
  ]);
  const words = ['el perro: dog', 'el gato: cat', 'la casa: house', 'el gato: cat'];
  expect(spoken(...words)).toEqual(words);
});

test('names that are small words are names too', () => {
  expect(spoken('Will: A.', 'May: B.', 'Will: C.', 'May: D.')).toEqual([
    ['Will', 'A.'],
    ['May', '>> B.'],
    ['Will', '>> C.'],
    ['May', '>> D.'],
  ]);
});

test('no line is too long to be read at once, and no label is too much', () => {
  const long = 'word. ANN: '.repeat(20_000);
  const [, first, ...others] = spoken('BOB: A.', 'ANN: B.', 'BOB: C.', 'ANN: D.', `${' ('.repeat(50_000)}`, long);
  expect(first).toEqual(['ANN', '>> B.']);
  expect(others.at(-1)).toEqual(['ANN', 'word. '.repeat(20_000).trim()]);
});

test('names are heard inside a line, alone in a caption and before a French colon', () => {
  expect(
    spoken('Zoé : Oui. Bob : Non.', 'Bob:', 'Si.', 'Zoé:', 'Non. “Ah!” Bob: Si.', 'Quand même.', 'Bob: Oui.'),
  ).toEqual([
    ['Zoé', 'Oui.'],
    ['Bob', '>> Non.'],
    ['Bob', 'Si.'],
    ['Zoé', '>> Non. “Ah!”'],
    ['Bob', '>> Si.'],
    ['Bob', 'Quand même.'],
    ['Bob', 'Oui.'],
  ]);
});

test('the times of words stay with their words', () => {
  const parsed = parseCaptions(
    'WEBVTT\n\n00:01.000 --> 00:03.000\nANN: <00:01.500>Good <00:02.000>day.\n\n' +
      ['BOB: a', 'ANN: b', 'BOB: c'].map((text, at) => `00:0${at + 3}.000 --> 00:0${at + 4}.000\n${text}`).join('\n\n'),
  );
  expect(parsed.ok && parsed.segments[0]).toEqual({
    start: 1,
    end: 3,
    text: 'Good day.',
    speaker: 'ANN',
    wordStarts: [1.5, 2],
  });
});

test('the voice of a WebVTT cue is its speaker', () => {
  const parsed = parseCaptions(
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v.loud Ann &amp; Co>Hi.</v>\n\n00:02.000 --> 00:03.000\n<i><v Bob>Yes.\n\n00:03.000 --> 00:04.000\nNo.',
  );
  expect(parsed.ok && parsed.segments.map(({ text, speaker }) => [speaker, text])).toEqual([
    ['Ann & Co', 'Hi.'],
    ['Bob', '>> Yes.'],
    [undefined, 'No.'],
  ]);
});
