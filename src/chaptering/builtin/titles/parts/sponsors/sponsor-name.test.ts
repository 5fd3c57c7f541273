import { expect, test } from 'vitest';
import { asSpelled, sponsorName } from './sponsor-name.ts';

test('names a known company as it spells itself, however it was heard', () => {
  const heard: [string, string][] = [
    ['This show is brought to you by Skware Space. It shows every row of lamps.', 'Squarespace'],
    ['Today’s presenting sponsor is hello fresh meal kits. They feed who lights my lamps.', 'HelloFresh'],
    ['I would like to thank our sponsor, Element. Element is a drink.', 'LMNT'],
    ['My lamps speak Greek. Rosetta Stown taught them. Call Rosetta Stown.', 'Rosetta Stone'],
    ['Our friends at Hello Fresh Summers are long. Go to hellofresh.com slash lamps.', 'HelloFresh'],
  ];
  for (const [text, name] of heard) expect(sponsorName(text)).toBe(name);
});

test.each([
  ['I thank the sponsor of this video, Glimmerforge. Glimmerforge makes lamps.', 'Glimmerforge'],
  ['I thank the sponsor of this video, which is Glimmerforge. Their lamps are warm.', 'Glimmerforge'],
  ['The sponsor of today’s episode is Glimmer Forge. Glimmer Forge makes lamps.', 'Glimmer Forge'],
  ['This episode is supported by Glimmer Forge. Glimmer Forge makes lamps.', 'Glimmer Forge'],
  ['i thank the sponsor of this video which is glimmer forge if you like lamps', 'Glimmer Forge'],
])('names the sponsor of this video: %s', (text, name) => {
  expect(sponsorName(text)).toBe(name);
});

test('believes an address', () => {
  expect(sponsorName('These pans hang above my bench. Go to our place dot com slash lamps for ten percent off.')).toBe(
    'Our Place',
  );
  expect(sponsorName('My pans are titanium. Visit fromourplace.com. Again, fromourplace.com.')).toBe('Our Place');
  expect(sponsorName('We thank our sponsor, Our Place. Our Place makes pans.')).toBe('Our Place');
  expect(sponsorName('A lamp of theirs. It is at q u i n c e dot com slash lamps.')).toBe('Quince');
  expect(sponsorName('Glimmer Forge lamps last. I own six Glimmer Forge lamps. Go to getglimmerforge.com.')).toBe(
    'Glimmer Forge',
  );
  expect(sponsorName('My lamps burn oil. Head to glimmerforge.com slash lamps today.')).toBe('Glimmerforge');
});

test('does not take everybody’s pages for who pays', () => {
  expect(sponsorName('Follow us at youtube.com slash lamps and on facebook.com.')).toBe(null);
});

test('takes as much of an announced name as is said again', () => {
  const text = 'This show is brought to you by Glimmerforge Summer Lamps. I love Glimmerforge. So warm.';
  expect(sponsorName(text)).toBe('Glimmerforge');
  expect(sponsorName('This show is sponsored by Barrel of Lamps. Barrel of Lamps makes lamps.')).toBe(
    'Barrel of Lamps',
  );
});

test('names the first of several, and the one that is under way', () => {
  const lamps = 'Glimmerforge lamps hang in every barn that I know, and they burn for weeks without oil. '.repeat(4);
  const text = `This show is brought to you by Glimmerforge. ${lamps} This show is also brought to you by Squarespace. Go to squarespace.com.`;
  expect(sponsorName(text)).toBe('Glimmerforge');
  const late = `${lamps} Go to glimmerforge.com slash lamps. This show is also brought to you by Squarespace.`;
  expect(sponsorName(late)).toMatch(/^Glimmerforge/);
});

test('hears no company in ordinary words that only sound or look like one', () => {
  expect(sponsorName('A calm and brilliant article about the ridge. It is a function of the purple beam.')).toBe(null);
  expect(asSpelled('Sartenes Olmo')).toBe('Sartenes Olmo');
  expect(asSpelled('Nord VPN')).toBe('NordVPN');
});

test('leaves a name that an address spells, unless a known company is spelled much like it', () => {
  const razors = 'I thank our sponsor, Carvo. Carvo makes brass razors.';
  expect(sponsorName(`${razors} Go to carvo.com slash lamps.`)).toBe('Carvo');
  expect(sponsorName(`${razors} Try them at getcarvo.com.`)).toBe('Carvo');
  expect(sponsorName(`${razors} Go to care of dot com.`)).toBe('Care/of');
  const misheard = 'I thank our sponsor, Skware Space. Go to skwarespace.com slash lamps.';
  expect(sponsorName(misheard)).toBe('Squarespace');
});

test.each([
  ['this show is sponsored by lampwell lampwell is a lamp', 'Lampwell'],
  ['this show is sponsored by lampwell and lampwell has been kind', 'Lampwell'],
  ['this show is sponsored by bright barn oil bright barn oil is pressed here', 'Bright Barn Oil'],
  ['it is brought to you by wick and tallow wick and tallow makes candles', 'Wick and Tallow'],
  ['it is sponsored by our friends at lampwell they make lamps', 'Lampwell'],
  ['a word from today’s sponsor lampwell lampwell lights my barn', 'Lampwell'],
  ['our sponsor lampwell lights my barn go to lampwell.com slash barn', 'Lampwell'],
  ['thanks to lampwell for sponsoring this video', 'Lampwell'],
  ['our sponsor makes this possible so thank you', null],
  ['thanks to the mayor for supporting the barn', null],
  ['it is sponsored by the city of elmsworth', null],
  ['thank you to lamp owners who watch', null],
])('without capitals: %s', (text, name) => {
  expect(sponsorName(text)).toBe(name);
});
