import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timestamp } from '../transcripts/timestamp.ts';
import { fitStarts, fitTitles, shorten } from './obey.ts';
import { chaptersText, checkRules, cleanTitle, minimumChapters, nameRules } from './rules.ts';

const seconds = fc.oneof(fc.double({ min: 0, max: 12_000, noNaN: true }), fc.integer({ min: 0, max: 120 }));

describe('timestamps', () => {
  test('show hours from one hour of start on, and only then', () => {
    expect([0, 9.9, 61, 599, 3599, 3600, 10_799].map(timestamp)).toEqual([
      '0:00',
      '0:09',
      '1:01',
      '9:59',
      '59:59',
      '1:00:00',
      '2:59:59',
    ]);
  });

  test('stand before the title, one line a chapter', () => {
    const lines = [
      { startSeconds: 0, title: 'Intro' },
      { startSeconds: 3661, title: 'More' },
    ];
    expect(chaptersText(lines)).toBe('0:00 - Intro\n1:01:01 - More');
  });
});

describe('the rule check', () => {
  const fine = [0, 20, 40].map((startSeconds) => ({ startSeconds, title: 'A' }));
  const messages = (chapters: { startSeconds: number; title: string }[], duration = 60) =>
    checkRules(chapters, duration)
      .map(({ index, message }) => `${index}: ${message}`)
      .join('\n');

  test('finds nothing wrong with three chapters of twenty seconds', () => {
    expect(checkRules(fine, 60)).toEqual([]);
  });

  test.each([
    ['a first chapter later than 0:00', [3, 20, 40], 60, /0: The first chapter must start at 0:00/],
    ['chapters that do not ascend', [0, 40, 20], 60, /1: The next chapter does not start later/],
    ['a chapter of nine seconds', [0, 9, 40], 60, /0: The chapter is shorter than 10 seconds/],
    ['a last chapter of nine seconds', [0, 20, 51], 60, /2: The last chapter is shorter than 10 seconds/],
    ['a chapter past the end', [0, 20, 70], 60, /2: The chapter starts after the end/],
    ['a part of a second', [0, 20.5, 40], 60, /1: The start is not a whole number/],
    ['two chapters in half a minute', [0, 15], 30, /null: The video needs at least 3 chapters; there are 2/],
  ])('names %s', (_, starts, duration, expected) => {
    const chapters = starts.map((startSeconds) => ({ startSeconds, title: 'A' }));
    expect(messages(chapters, duration)).toMatch(expected);
  });

  test.each(['', '   ', '\u200b', '\u3164 \u2800', 'a<b', 'a>b', 'a\nb', 'a\u2028b', 'a\u0007b'])(
    'refuses the title %j',
    (title) => {
      expect(checkRules([...fine.slice(0, 2), { startSeconds: 40, title }], 60)).toHaveLength(1);
    },
  );

  test('counts the bytes of the block, not its characters', () => {
    const chapters = fine.map((chapter) => ({ ...chapter, title: '漢'.repeat(600) }));
    expect(messages(chapters)).toMatch(/null: The block has 5\d\d\d bytes/);
  });

  test('by name, of a video that is too short for chapters YouTube shows, say that alone', () => {
    const whole = [{ startSeconds: 0, title: 'All of it' }];
    expect(nameRules(whole, 29)).toEqual([{ rule: 'video_too_short', values: { seconds: 30 }, isKept: false }]);
    expect(nameRules(whole, 30)).toContainEqual({ rule: 'enough', values: { needed: 3 }, isKept: false });
  });

  test('asks fewer chapters of shorter videos', () => {
    expect([0, 9, 10, 19, 20, 29.9, 30, 3600].map(minimumChapters)).toEqual([1, 1, 1, 1, 2, 2, 3, 3]);
  });
});

describe('what engines propose', () => {
  test('obeys after fitting, whatever it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(seconds, fc.double())),
        fc.array(fc.string({ unit: 'binary' })),
        seconds,
        (starts, titles, duration) => {
          const fitted = fitStarts(starts, duration);
          const named = fitTitles(titles, fitted);
          const chapters = fitted.map((startSeconds, index) => ({ startSeconds, title: named[index] ?? '' }));
          expect(checkRules(chapters, duration)).toEqual([]);
          expect(new Set(named.map((title) => title.toLowerCase())).size).toBe(named.length);
        },
      ),
    );
  });

  test('has titles that can be seen, and no two that look alike', () => {
    const piece = fc.constantFrom(
      'Bread',
      'BREAD',
      'é',
      'e\u0301',
      ' ',
      '<',
      '\n',
      '\u200b',
      '\u00ad',
      '\u200f',
      '\u3164',
      '\u2800',
      ' (2)',
    );
    const title = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(title, { minLength: 2, maxLength: 12 }), (titles) => {
        const named = fitTitles(
          titles,
          titles.map((_, index) => index * 10),
        );
        const seen = named.map((one) => one.replace(/[\u200b\u00ad\u200f\u3164\u2800]/g, '').trim());
        expect(seen).not.toContain('');
        expect(new Set(seen.map((one) => one.normalize('NFC').toLowerCase())).size).toBe(titles.length);
      }),
    );
  });

  test('keeps starts that obey already', () => {
    expect(fitStarts([0, 30, 60, 90], 120)).toEqual([0, 30, 60, 90]);
  });

  test('fits a hundred long titles into a description', () => {
    const starts = Array.from({ length: 100 }, (_, index) => index * 100);
    const titles = fitTitles(
      starts.map(() => '漢字'.repeat(40)),
      starts,
    );
    expect(
      checkRules(
        starts.map((startSeconds, index) => ({ startSeconds, title: titles[index] ?? '' })),
        10_800,
      ),
    ).toEqual([]);
  });

  test('is cleaned of what titles may not hold', () => {
    expect(cleanTitle(' a <b>\r\nc\u0000\u2028d\u202e ')).toBe('a b c d');
    expect(cleanTitle('so\u00adda\u200b bread\ufeff')).toBe('soda bread');
    expect(cleanTitle('\u200b\u3164\u2800')).toBe('');
    expect(cleanTitle('👨‍👩‍👧 می‌خواهم')).toBe('👨‍👩‍👧 می‌خواهم');
  });

  test('is cut between words where it is too long', () => {
    expect(shorten('one two three', 9)).toBe('one two');
    expect(shorten('abcdefghij', 4)).toBe('abcd');
    expect(shorten('👨‍👩‍👧👨‍👩‍👧', 8)).toBe('👨‍👩‍👧');
    expect(shorten('रेलगाड़ी', 7)).toBe('रेलगा');
    expect(shorten('👨‍👩‍👧', 1)).toBe('👨');
  });
});
