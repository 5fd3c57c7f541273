import { describe, expect, test } from 'vitest';
import type { Seen } from '../seen-candidate.ts';
import type { Part, Sense } from '../words/senses.ts';
import { tasteOf } from './taste.ts';
import { aside, workTaste } from './work-taste.ts';

/** A candidate of words, each given with its part: "new/adjective latch/noun". */
function seen(words: string, also: Partial<Seen> = {}): Seen {
  const own = sensesOf(words);
  const text = own.map(({ bare }) => bare).join(' ');
  const plain = {
    kind: 'phrase',
    own,
    text,
    count: 2,
    elsewhere: 0,
    sentence: 0,
    stretches: 2,
    before: [],
    after: [],
    isName: false,
    uses: { least: 1, most: 1, chapter: 2 },
    chance: { most: 0, least: 0, chapter: 0 },
  };
  return { ...plain, inVideoTitle: false, ...also } as Seen;
}

function sensesOf(words: string): Sense[] {
  return words.split(' ').map((word) => {
    const [bare = '', part = 'noun'] = word.split('/');
    return { bare, part: part as Part, noun: 1, weak: false, known: {} as Sense['known'], closes: false };
  });
}

const plain = workTaste(seen('new/adjective latch'), false);

describe('in a video that shows work a title is no', () => {
  test.each([
    ['tool', seen('blunt/adjective hammer')],
    ['amount', seen('two/number spoons of/grammar paint')],
    ['time', seen('wet/adjective wednesday')],
    ['likeness', seen('wet/adjective goat', { count: 1, before: sensesOf('looks/verb like/grammar a/grammar') })],
    ['person in passing', seen('odile/name cart', { count: 1 })],
    ['half of a deed', seen('rag round')],
    ['hand that works', seen('left/adjective thumb')],
    ['thing said once, late', seen('new/adjective latch', { count: 1, sentence: 5 })],
  ])('%s', (_, one) => {
    expect(workTaste(one, false)).toBeLessThan(plain);
  });

  test('thing of which only an aside tells', () => {
    expect(aside.test('My uncle had a wet goat.')).toBe(true);
    expect(aside.test('The latch goes on the post.')).toBe(false);
    expect(workTaste(seen('wet/adjective goat', { count: 1 }), true)).toBeLessThan(plain);
  });
});

test('what is done goes before single acts, and one that moves something before one that does not', () => {
  const task = (words: string) => workTaste(seen(words, { kind: 'task', count: 1 }), false);
  // The verb stands in its bare form among a task's words, and in -ing in its text.
  const act = (text: string) => workTaste(seen('lift/verb latch', { kind: 'task', count: 1, text }), false);
  expect(task('repair/verb latch')).toBeGreaterThan(act('lifting the latch'));
  expect(act('lifting the latch off')).toBeGreaterThan(act('lifting the latch'));
});

test('what is put goes somewhere', () => {
  const put = (text: string) => workTaste(seen('put/verb board', { kind: 'task', text }), false);
  expect(put('putting the board')).toBeLessThan(put('putting the board into the frame'));
});

test('a single part on which the chapter dwells is better than one of the whole video', () => {
  const part = (elsewhere: number) => workTaste(seen('hinge', { count: 4, elsewhere }), false);
  expect(part(1)).toBeGreaterThan(part(9));
});

test('a movement is one wherever its particle stands, and picking up is none', () => {
  const act = (text: string) => workTaste(seen('lift/verb latch', { kind: 'task', count: 1, text }), false);
  expect(act('lifting off the latch')).toBeGreaterThan(act('lifting the latch'));
  expect(act('picking up the latch')).toBe(act('lifting the latch'));
});

describe('what is said around a phrase keeps it from being a title', () => {
  const pliers = 'nail with/grammar the/grammar pliers';
  test.each([
    ['a preposition before what is joined', seen(pliers, { before: sensesOf('get/verb under/grammar the/grammar') })],
    ['a pronoun after "and" and a verb', seen('pliers and/grammar twist', { after: sensesOf('it/grammar') })],
    ['how somebody is meanwhile', seen('wearing/gerund the/grammar apron')],
  ])('%s', (_, one) => {
    const alike = seen('nail with/grammar the/grammar pliers', { before: sensesOf('see/verb the/grammar') });
    expect(workTaste(one, false)).toBeLessThan(workTaste(alike, false));
  });
});

test.each(['wide/adjective as/grammar a/grammar', 'is/verb like/grammar a/grammar'])(
  'what something is %s thing is worth less in any video',
  (before) => {
    const worth = (words: string) => tasteOf(seen('wet/adjective goat', { count: 1, before: sensesOf(words) }), 'en');
    expect(worth(before)).toBeLessThan(worth('sold/verb us/grammar a/grammar'));
  },
);
