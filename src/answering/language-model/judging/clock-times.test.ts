import { expect, test } from 'vitest';
import { toldClockTimes, writtenClockTimes } from './clock-times.ts';

const minutes = (hours: number, rest: number) => hours * 60 + rest;

test.each([
  ['until about two o’clock, half two', minutes(2, 30)],
  ['at half past two', minutes(2, 30)],
  ['um halb drei', minutes(2, 30)],
  ['it leaves at two thirty', minutes(2, 30)],
  ['a quarter to nine', minutes(8, 45)],
  ['quarter past nine in the morning', minutes(9, 15)],
  ['twenty past four', minutes(4, 20)],
  ['ten to one', minutes(12, 50) % 720],
  ['um Viertel vor acht', minutes(7, 45)],
  ['at 8:05 sharp', minutes(8, 5)],
  ['we stopped at noon', 0],
])('%s', (said, time) => {
  expect(toldClockTimes(said)).toContain(time);
});

test.each([
  ['half past two', minutes(3, 30)],
  ['twenty to four', minutes(4, 20)],
  ['we have thirty pots', minutes(2, 30)],
])('%s tells no other time', (said, time) => {
  expect(toldClockTimes(said)).not.toContain(time);
});

test('a written time is one of the day, and afternoon is not told from morning', () => {
  expect(writtenClockTimes('From 14:30, or 2.30, to 9.75 metres')).toEqual([
    { figure: '14:30', minutes: minutes(2, 30) },
    { figure: '2.30', minutes: minutes(2, 30) },
  ]);
});
