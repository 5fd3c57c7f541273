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
