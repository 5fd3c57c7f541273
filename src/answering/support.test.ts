import { describe, expect, test } from 'vitest';
import { supportFaults } from './support.ts';

const passage =
  'This drill has been borrowed four hundred and eleven times. Howard Pike came on a Tuesday in November. ' +
  'We don’t do nail guns, or anything that runs on gasoline. The fix cost us $19, and Imogen asked for it.';
const kinds = (claim: string) => supportFaults(claim, [passage]).map(({ kind }) => kind);

describe('what the passages say passes', () => {
  test.each([
    'The drill was borrowed 411 times.',
    'The library lends no nail guns.',
    'Howard Pike came to the library in November.',
    'The speaker says: “We don’t do nail guns … runs on gasoline.”',
    'Fixing it cost nineteen dollars.',
    'Imogene asked for it.',
    'He says “anything that runs on gasoline”, and “the fix cost us $19”.',
  ])('%s', (claim) => {
    expect(kinds(claim)).toEqual([]);
  });
});

test.each([
  ['They make TVs.', 'we make a TV'],
  ['The U.S. and the EU signed.', 'the united states signed, and the European Union'],
  ['He says that the United States signed.', 'the US signed'],
])('an abbreviation is said by what it stands for: %s', (claim, said) => {
  expect(supportFaults(claim, [said]).filter(({ kind }) => kind === 'name')).toEqual([]);
  expect(supportFaults(claim, ['they signed what they make']).map(({ kind }) => kind)).toContain('name');
});

test('two words of no topic do not say an abbreviation by chance', () => {
  expect(supportFaults('They shipped it to the EU.', ['they shipped it, even under']).map(({ kind }) => kind)).toEqual([
    'name',
  ]);
});

describe('what they do not say is a fault', () => {
  test.each([
    ['number', 'The drill was borrowed 412 times.'],
    ['number', 'The fix cost twenty dollars.'],
    ['negation', 'The drill was never borrowed.'],
    ['name', 'On a Tuesday Walter Pike came.'],
    ['quote', 'It says: “We do nail guns.”'],
    ['content', 'Kelp grows quickly in cold water near the harbour.'],
  ])('%s: %s', (kind, claim) => {
    expect(kinds(claim)).toContain(kind);
  });
});

test('what is denied must be denied where most of its words are said', () => {
  const said = 'The glue is cheap. It does not smell. Der Teig ruht. Er wird nicht geknetet, und das Brot ist billig.';
  const kindsOf = (claim: string) => supportFaults(claim, [said]).map(({ kind }) => kind);
  expect(kindsOf('The glue does not smell.')).toEqual([]);
  expect(kindsOf('The glue is not cheap.')).toEqual(['negation']);
  expect(kindsOf('Der Teig wird nie geknetet.')).toEqual([]);
  expect(kindsOf('Das Brot ist nicht billig.')).toEqual(['negation']);
  expect(kindsOf('Not only the glue is cheap.')).toEqual([]);
});

test('a quotation may leave out hesitations, and nothing else', () => {
  const said = 'So um the the roof uh needs a sl slope, not a hole.';
  const kindsOf = (claim: string) => supportFaults(claim, [said]).map(({ kind }) => kind);
  expect(kindsOf('“the roof needs a slope, not a hole”')).toEqual([]);
  expect(kindsOf('“the roof needs … a hole”')).toEqual([]);
  expect(kindsOf('“the roof needs a hole”')).toEqual(['quote']);
});

test('nothing is claimed by no words', () => {
  expect(kinds('')).toEqual([]);
  expect(kinds('…')).toEqual([]);
});

test('a quotation may leave out what is put in beside what is said, and no more', () => {
  const said = 'The sluice is, you know, rusty, and I mean, we could we can paint it. Do you know who painted it?';
  const kindsOf = (claim: string) => supportFaults(claim, [said]).map(({ kind }) => kind);
  expect(kindsOf('She says: “The sluice is rusty, and we can paint it.”')).toEqual([]);
  expect(kindsOf('She says: “The sluice is, you know, rusty”.')).toEqual([]);
  expect(kindsOf('She asks: “Do who painted it?”')).toEqual(['quote']);
  expect(kindsOf('She says: “The sluice is rusty, and we paint it.”')).toEqual(['quote']);
});

test.each([
  ['แป้งราคาสามสิบบาทต่อถุง ใส่ไข่', '“แป้งราคา …”', '“แป้งถูก …”'],
  ['电池可以用两天，充电需要四十分钟', '“电池可以用 …”', '“电池不可以 …”'],
])('a quotation may end where nothing parts words: %s', (said, rightly, wrongly) => {
  expect(supportFaults(rightly, [said], 'other')).toEqual([]);
  expect(supportFaults(wrongly, [said], 'other').map(({ kind }) => kind)).toEqual(['quote']);
});
