import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../transcripts/reading/words.ts';
import { learnedTitles } from '../ranking/learned-titles.ts';
import { rankTitles } from '../ranking/rank-titles.ts';
import { chooseTitles } from './choose-titles.ts';
import { completeTitle } from './complete-title.ts';
import { isMalformed } from './malformed.ts';

/** A chapter's candidates, best first. */
function candidatesIn(text: string, language = 'en') {
  const seconds = 60;
  const words = wordsOf({ language, kind: 'file', segments: [{ start: 8, end: seconds, text }] }, seconds);
  const sentences = sentencesOf(words, seconds);
  const spans = [{ from: 0, to: sentences.length }];
  const [ranking = []] = rankTitles(
    { words, sentences, spans, durationSeconds: seconds, language, videoTitle: null },
    learnedTitles(),
  );
  return ranking;
}

/** Whether a candidate that is drawn from a text is malformed; null where no such candidate is drawn. */
function verdict(candidate: string, text: string, language = 'en'): boolean | null {
  const found = candidatesIn(text, language).find((one) => one.text.toLowerCase() === candidate.toLowerCase());
  return found ? isMalformed(found, language) : null;
}

describe('malformed is', () => {
  test.each([
    ['an announcement that begins with a verb', 'lead to a calmer harbor', 'This is going to lead to a calmer harbor.'],
    [
      'a statement that goes on',
      'the mayor gave a clear answer',
      'The mayor gave a clear answer when ferries stopped.',
    ],
    [
      'who speaks, in capitals',
      'MARA LINDQVIST',
      'It will be better. MARA LINDQVIST What about boats? They are old. MARA LINDQVIST And then? They sank.',
    ],
    ['an address', 'glimmerforge.com lamps', 'Some like glimmerforge.com lamps.'],
    ['a day as it was then', 'ferries and bridges last week', 'Can we talk about ferries and bridges last week?'],
    ['a question without its subject', 'had a boat over a car?', 'And so you, had a boat over a car?'],
    ['where on a thing', 'end of the pier', 'They wait at the end of the pier. The pier is long.'],
    ['one thing or another', 'ferry or bridge', 'Everybody wants a ferry or bridge, and the ferry is slow.'],
    [
      'a thing whose owner lost its article',
      "kitchen's windows",
      "They painted the kitchen's windows, all nine windows.",
    ],
    ['an office with a surname alone', 'Governor Lindqvist', 'Then Governor Lindqvist, she opened the bridge.'],
    ['an office without its holder', 'prime minister', 'The prime minister opened the bridge.'],
    ['what is called out', 'Yeah and buttons', 'I like Yeah and buttons. Our buttons, Yeah.'],
    ['how much of something', 'Seventy hertz', 'Cut below it. Seventy hertz. The hum is gone.'],
    ['the name of a file that is read aloud', 'hive dot timer', 'Make a hive dot timer. The hive dot timer runs.'],
    ['punctuation that is read aloud', 'dot harbor', 'Make a dot harbor file. Dot harbor. The dot harbor is read.'],
    ['what a recogniser hid', 'who called the d***ed ferry?', 'Who called the d***ed ferry?'],
  ])('%s', (_, candidate, text) => {
    expect(verdict(candidate, text)).toBe(true);
  });

  test('one name beside another spelling of it', () => {
    const text =
      'Then Hannes met Birgit. Hanes sold the boat. Birgit asked Hannes and Hanes told Birgit. Hannes, Birgit and Hanes sailed.';
    const pairs = candidatesIn(text).filter(({ kind }) => kind === 'pair');
    const halves = (words: string) =>
      pairs.filter(({ text: title }) => title === words).map((one) => isMalformed(one, 'en'));
    expect(pairs.some(({ text: title }) => /^(?:Hannes and Hanes|Hanes and Hannes)$/.test(title))).toBe(true);
    expect([...halves('Hannes and Hanes'), ...halves('Hanes and Hannes')]).not.toContain(false);
  });

  test('one thing beside itself, not beside another', () => {
    const text =
      'In our day telescopes need telescopic mounts. We sell telescopes. Mirrors are dear. We sell mirrors. They like telescopes and telescopic mounts. They like mirrors. They want telescopic mounts.';
    const pair = (words: string) => candidatesIn(text).find((one) => one.kind === 'pair' && one.text === words);
    const [same, others] = [pair('Telescopes and telescopic mounts'), pair('Telescopes and mirrors')];
    expect(same && isMalformed(same, 'en')).toBe(true);
    expect(others && isMalformed(others, 'en')).toBe(false);
  });
});

test.each([
  ['grafting old apple trees', "Let's talk about grafting old apple trees. You cut a scion."],
  ['ferries connect nine islands', 'Ferries connect nine islands. The islands are small.'],
  ['the mayor gave a clear answer', 'The mayor gave a clear answer because ferries stopped.'],
  ['who pays for the bridge?', 'Who pays for the bridge? The bridge was built by the county.'],
  ['repair of the lighthouse', 'They finished the repair of the lighthouse. The lighthouse is white.'],
  ['end of the Hansa', 'They write of the end of the Hansa. In Bergen the Hansa had a wharf.'],
  ['Governor Nora Lindqvist', 'Then Governor Nora Lindqvist, she opened the bridge.'],
])('"%s" is well formed', (candidate, text) => {
  expect(verdict(candidate, text)).toBe(false);
});

test('what looks like a plural after one thing is its verb', () => {
  const titles = (text: string) => candidatesIn(text).map((one) => one.text.toLowerCase());
  expect(titles('It slips because a worn key rounds the corners off.')).not.toContain('worn key rounds');
  expect(titles('They carried copper hinges and a red lamp.')).toContain('copper hinges');
});

test('in other languages only what holds in all of them is malformed', () => {
  expect(verdict('Brücke or Fähre', 'Die Brücke or Fähre ist neu. Die Fähre ist langsam.', 'de')).not.toBe(true);
});

describe('a title', () => {
  const harbor = [
    'Storms hit Port Elmsworth hard.',
    'Port Elmsworth has a long harbor wall.',
    'Ships reach Port Elmsworth by night.',
    'They are rebuilding the harbor wall.',
    'People live well in Port Elmsworth.',
    'Rents are low in Port Elmsworth.',
    'The storm brought a trail of destruction across the coast.',
    'They feared the wall and the destruction.',
  ].join(' ');
  /** What a candidate, by its text or kind, reads as in a chapter; null where it is none. */
  function completed(text: string, chapter = harbor, { used = new Map<string, number>(), longest = 49 } = {}) {
    const ranking = candidatesIn(chapter);
    const chosen = ranking.find((one) => one.text === text || one.kind === text);
    return chosen ? completeTitle(chosen, ranking, used, 'en', longest) : null;
  }

  test('that says what is done gets the name that its chapter is about', () => {
    expect(completed('rebuilding the harbor wall')).toBe('Port Elmsworth: rebuilding the harbor wall');
  });

  test('stays as it is where that is too long, or where the name stood in two others', () => {
    expect(completed('rebuilding the harbor wall', harbor, { longest: 35 })).toBe('rebuilding the harbor wall');
    const used = new Map([['Port Elmsworth', 2]]);
    expect(completed('rebuilding the harbor wall', harbor, { used })).toBe('rebuilding the harbor wall');
  });

  test('does not begin with what is called out, a day, a given name or a broadcaster', () => {
    for (const name of ['Yeah', 'Friday', 'Martha', 'NPR']) {
      const others = harbor.replaceAll('Port Elmsworth', name);
      expect(completed('rebuilding the harbor wall', others)).toBe('rebuilding the harbor wall');
    }
  });

  test('says where a thing is, but not of one that has a place of its own', () => {
    expect(completed('harbor wall')).toBe('harbor wall in Port Elmsworth');
    expect(completed('destruction across the coast')).toBe('destruction across the coast');
  });

  test('says enough alone where the name is no place', () => {
    expect(completed('harbor wall', harbor.replaceAll(' in Port', ' for Port'))).toBe('harbor wall');
  });

  const whaling =
    'Iceland hunts whales. Fishing quotas in the north are old. Iceland sells the meat. The new fishing quotas fell in Iceland. They say fishing quotas anger Norway. Norway hunts too. Norway sells oil. Then fishing quotas rose.';

  test('of a name and a single thing side by side says where the thing is, if the name is a place', () => {
    expect(completed('pair', whaling)).toBe('Iceland and quotas');
    expect(completed('pair', `${whaling} Boats are old in Iceland.`)).toBe('quotas in Iceland');
    expect(completed('pair', `${whaling} Boats believe in Iceland.`)).toBe('Iceland and quotas');
  });

  test('of two names has "the" where the second is said so', () => {
    const harbors =
      'Elmsworth grew. Elmsworth joined the Quillon. The Quillon met. Elmsworth left the Quillon. Nora met Elmsworth. Elmsworth paid the Quillon. In Elmsworth it rains. Elmsworth is old.';
    expect(completed('Elmsworth and Quillon', harbors)).toBe('Elmsworth and the Quillon');
  });

  test("that is a thing in -ing is nobody's deed", () => {
    const effort = harbor.replaceAll(
      'They are rebuilding the harbor wall.',
      'A rebuilding effort began. They like the rebuilding effort.',
    );
    expect(completed('rebuilding effort', effort)).not.toMatch(/:/);
  });

  test('leaves two things as they are', () => {
    const things =
      'In our day telescopes need mounts. We sell telescopes. Mirrors are dear. We sell mirrors. They like telescopes. They like mirrors.';
    expect(completed('pair', things)).toBe('Telescopes and mirrors');
  });
});

test('names that are names everywhere have their capital, whatever the transcript writes', () => {
  const text =
    'the history of python is long. the history of python began with a holiday. people say python python python.';
  const ranking = candidatesIn(text).filter((one) => one.text.toLowerCase() === 'history of python');
  expect(chooseTitles([ranking], [null], 'en')).toEqual(['History of Python']);
});

/** The phrases, in lower case, that may be drawn from a chapter. */
const phrasesIn = (text: string) =>
  candidatesIn(text).flatMap(({ kind, text: phrase }) => (kind === 'phrase' ? [phrase.toLowerCase()] : []));

test.each([
  ['The story of Austin and Jonah is long. They baked bread.', 'austin and jonah'],
  ['What you see in Norway and Denmark is a fleet.', 'norway and denmark'],
  ['We went from Elmsworth to New York, the other New York.', 'new york'],
  ['We heard it from Oswin Lowe of Pinnock Securities Oswin.', 'oswin lowe of pinnock securities'],
  ['They sailed from North Elmsworth and down to South Elmsworth.', 'south elmsworth'],
  ['Failure begets more failure.', 'failure'],
])('from "%s" is drawn "%s"', (text, phrase) => {
  expect(phrasesIn(text)).toContain(phrase);
});

test.each([
  ['They were in Austin and Jonah had a plan. In Austin it rains.', 'austin and jonah'],
  ['We heard it from Oswin Lowe of Pinnock Securities Oswin.', 'oswin lowe of pinnock securities oswin'],
])('from "%s" is not drawn "%s"', (text, phrase) => {
  expect(phrasesIn(text)).not.toContain(phrase);
});

test('the month in which it happened, or the show of which it is an episode, comes after what it is about', () => {
  const first = (text: string) => candidatesIn(text)[0]?.text.toLowerCase();
  expect(first('In November we go to sea. November is cold. The November ferry is late.')).not.toBe('november');
  expect(first('Here is another episode of Cold Bench. They signed a goalie.')).not.toBe('cold bench');
});

test.each([['Gramm Roggenmehl', 'Beim Mehl nehme ich dreihundert Gramm Roggenmehl. Das Roggenmehl ist fein.']])(
  'malformed is a German amount: %s',
  (candidate, text) => {
    expect(verdict(candidate, text, 'de')).toBe(true);
  },
);
