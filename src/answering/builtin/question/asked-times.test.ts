import { expect, test } from 'vitest';
import { askedTime } from './asked-times.ts';

const quarterOfAnHour = 900;
const spanOf = (question: string, said = '') => {
  const { within } = askedTime(question, quarterOfAnHour, said.split(' '));
  return within && [within.from, within.to];
};

test.each([
  ['What happens at 3:30?', 210, 210],
  ['what is this part at 4:10 about', 250, 250],
  ["what's at the 12:30 mark", 750, 750],
  ['what does she show in minute 5', 300, 300],
  ['what is he talking about two and a half minutes in', 150, 150],
  ['what happens 90 seconds into the video', 90, 90],
  ['what happens after ten minutes', 600, 600],
  ['what does he do right after 3:30', 210, 210],
  ['what is said at 3m20s', 200, 200],
  ['3:30?', 210, 210],
  ['what is said between 5:00 and 7:00', 300, 420],
  ['what does he say about the meeting between 5:00 and 7:00', 300, 420],
  ['what is said about the game from 5:00 to 7:00', 300, 420],
  ['5:00-7:00', 300, 420],
  ['what is said in minutes 5 to 7', 300, 420],
  ['what happens between the 5 and 7 minute marks', 300, 420],
  ['what happens until 2:00', 0, 120],
  ['what is said after 10:00', 600, 900],
  ['summarize the last ten minutes', 300, 900],
  ['first 30 seconds', 0, 30],
  ['what is said in the last half hour', 0, 900],
  ['what is the first half about', 0, 450],
  ['what is said in the last quarter of the talk', 675, 900],
  ['what happens in the middle third', 300, 600],
  ['what happens in the fifth minute', 240, 300],
  ['what happens at the end', 810, 900],
  ['what is said at the very beginning', 0, 0],
  ['Was passiert bei 3:30?', 210, 210],
  ['bei Minute 5', 300, 300],
  ['Was wird zwischen 5:00 und 7:00 gesagt?', 300, 420],
  ['Was sagt sie in den ersten fünf Minuten?', 0, 300],
  ['Was passiert in der zweiten Hälfte?', 450, 900],
  ['Worum geht es im letzten Drittel?', 600, 900],
  ['Was wird am Anfang des Vortrags gezeigt?', 0, 90],
])('%s asks about seconds %i to %i', (question, from, to) => {
  expect(spanOf(question)).toEqual([from, to]);
});

test.each([
  'When does the bus leave at 7:30?',
  'Who comes to the meeting at 9:30?',
  'Does she say who comes to the meeting at 9:30?',
  'Who comes to the meeting between 5:00 and 7:00?',
  'Does she say who comes to the meeting between 5:00 and 7:00?',
  'Does she say that the kiosk is open from 9:00 to 17:00?',
  'What happens at 7:30 pm?',
  'Was passiert um 7:30 Uhr?',
  'Is the kiosk open from 9:00 to 17:00?',
  'What does he say about Matthew 5:17?',
  'Is it mixed at a 1:20 ratio?',
  'Did it cost 3.50?',
  'What do I do after ten minutes in the oven?',
  'What happens to the dough after ten minutes of kneading?',
  'How much does it cool in the first five minutes?',
  'What is the first part?',
  'How long is the first half of the video?',
  'What happens at the end of the day?',
  'How tight is it at the end?',
  'What is in the middle?',
  'opening hours',
  'Was mache ich am Ende der Naht?',
  'Wie lange dauert der erste Teil?',
])('%s asks about no time of the video', (question) => {
  expect(askedTime(question, quarterOfAnHour, [])).toEqual({ question });
});

test('a time that is told in the video is asked for as such, unless nothing else is', () => {
  expect(spanOf('Which gate is shut at 7:30?')).toEqual([450, 450]);
  expect(spanOf('Which gate is shut at 7:30?', 'we shut the gate at seven thirty sharp')).toBeUndefined();
  expect(spanOf('What happens at 7:30?', 'we shut the gate at seven thirty sharp')).toEqual([450, 450]);
  expect(spanOf('What happens after ten minutes?', 'let it rest for 10 minutes')).toBeUndefined();
  expect(spanOf('What does he say after ten minutes?', 'let it rest for 10 minutes')).toEqual([600, 600]);
});

test('a time beyond the end of the video begins there', () => {
  expect(spanOf('What is said at 20:00?')?.[0]).toBe(1200);
  expect(spanOf('Which train goes at 20:00?')).toBeUndefined();
});

test('what else is asked is left', () => {
  expect(askedTime('At 3:30, what is the blue thing?', quarterOfAnHour, [])).toEqual({
    question: 'what is the blue thing?',
    within: { from: 210, to: 210, isAll: false },
  });
  expect(askedTime('what does he say about grease after 5:00', quarterOfAnHour, [])).toMatchObject({
    question: 'what does he say about grease',
    within: { isAll: false },
  });
  expect(askedTime('What is he doing at 5:00?', quarterOfAnHour, [])).toMatchObject({ within: { isAll: true } });
});

test.each([
  'Should I knead it for 1 minute 30 seconds?',
  'Is it worth a minute a day?',
  'How do I put a mark on the board?',
  'Wie viel sind 100 Mark in Euro?',
  'What did the council say about noise after 22:00?',
  'What does he tell us about 16:10 screens?',
])('%s asks for no time of the video', (question) => {
  expect(askedTime(question, 900, [])).toEqual({ question });
});

test('a minute and a half is no ninety minutes', () => {
  expect(askedTime('What does he say at 1 minute 30 seconds?', 900, []).within).toMatchObject({ from: 90 });
});
