import { describe, expect, test } from 'vitest';
import { matchesIn, passageQuery, readQuery, says, videoQuery } from './query.ts';
import { termsOf } from './terms.ts';

const textsOf = (text: string) => termsOf(text).map((term) => term.text);
const found = (text: string, words: string) =>
  matchesIn(text, readQuery(words)).map(({ from, to }) => text.slice(from, to));

describe('terms', () => {
  test.each([
    ['Hello, World!', ['hello', 'world']],
    ['l’été à Orléans', ['l', 'ete', 'a', 'orleans']],
    ['die Straße, ΣΊΣΥΦΟΣ', ['die', 'strasse', 'σισυφοσ']],
    ['机器学习', ['机器', '器学', '学习', '习']],
    ['用 TypeScript 写，写', ['用', 'typescript', '写', '写']],
    ['ガラス ｶﾞﾗｽ', ['ガラ', 'ラス', 'ス', 'ガラ', 'ラス', 'ス']],
    ['ที่นี่', ['ที่นี่', 'นี่']],
    ['한국은 2025년', ['한국은', '2025년']],
    ['[♪] — …', []],
  ])('%s', (text, terms) => expect(textsOf(text)).toEqual(terms));

  test('decomposed letters are the same, and stand where they stand', () => {
    expect(termsOf('un e\u0301te\u0301')).toEqual([
      { text: 'un', from: 0, to: 2 },
      { text: 'ete', from: 3, to: 8 },
    ]);
  });

  test('of a long word its beginning is searched, without half a character', () => {
    expect(textsOf(`a${'𝒳'.repeat(50)}`)).toEqual([`a${'x'.repeat(39)}`]);
    expect(textsOf(`a${'𐐷'.repeat(50)}`)[0]?.isWellFormed()).toBe(true);
  });
});

describe('what is looked for', () => {
  test.each([
    ['ladder', ['ladders', 'Ladder'], 'Ladders: a Ladder is a bladder'],
    ['ladders', ['Ladders', 'Ladder'], 'Ladders: a Ladder is a bladder'],
    ['libraries', ['library', 'Libraries'], 'a library, Libraries'],
    ['glass', ['glass'], 'a glass, a glade'],
    ['news', ['news'], 'news, newest'],
    ['"ladder"', ['Ladder'], 'Ladders: a Ladder is a bladder'],
    ['is', ['is'], 'Islands: this is one'],
    ['“tall ladder"', ['tall ladder'], 'a ladder, tall; a tall ladder'],
    ['"tall ladder', ['Tall, ladder'], 'Tall, ladder'],
    ['tall ladder', ['ladder', 'tall'], 'a ladder, tall'],
    ['ete', ['été'], 'un été'],
    ["don't", ['don’t'], 'I don’t'],
    ['node.js', ['Node.js'], 'Node.js and JS'],
    ['学习', ['学习'], '机器学习'],
    ['学', ['学', '学'], '机器学习，学'],
    ['习机', [], '机器学习'],
    ['한국', ['한국은'], '그 한국은'],
    ['a ab', ['a', 'ab'], 'a, ab'],
  ])('%s finds %j', (words, texts, text) => {
    expect(found(text, words).map((word) => word.toLowerCase())).toEqual(texts.map((word) => word.toLowerCase()));
  });

  test('a phrase may end in what is said next, and begins before', () => {
    const [text, tail] = ['We have a tall', ' ladder and a tall one.'];
    const placesOf = (words: string) => matchesIn(text, readQuery(words), tail).map(({ from, to }) => [from, to]);
    expect(placesOf('"tall ladder"')).toEqual([[10, 21]]);
    expect(placesOf('tall')).toEqual([[10, 14]]);
    expect(placesOf('ladder')).toEqual([]);
    expect([says(text, readQuery('"tall ladder" have'), tail), says(text, readQuery('ladder'), tail)]).toEqual([
      true,
      false,
    ]);
  });

  test('signs alone look for nothing', () => {
    for (const words of ['', ' ', '"', '""', '?!', '“”', '♪']) expect(readQuery(words)).toEqual([]);
  });

  test('is asked of PostgreSQL so that no sign of a word is one of its own', () => {
    const query = readQuery('tall "the ladder" 学');
    expect(passageQuery(query, 'own')).toBe("('owntall':*ABC) & ('ownthe':ABC <-> 'ownladder') & ('own学':*ABC)");
    expect(passageQuery(query, '', { exact: true })).toBe("('tall':ABC) & ('the':ABC <-> 'ladder') & ('学':ABC)");
    expect(videoQuery(query, 'own')).toBe("'owntall':* & 'ownthe' & 'ownladder' & 'own学':*");
    expect(passageQuery([[{ text: "o'\\", beginning: undefined }]], '')).toBe("('o''\\\\':ABC)");
  });
});
