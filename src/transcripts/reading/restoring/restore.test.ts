import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../sentences.ts';
import { textOf, type Word, wordsOf } from '../words.ts';
import { asWritten } from './as-written.ts';
import { learnedRestoring, parseRestoring, spellRestoring } from './learned-restoring.ts';

const secondsPerWord = 0.4;

function heard(text: string, language: string | null = 'en'): { words: Word[]; durationSeconds: number } {
  const lines = text.match(/\S+(?:\s+\S+){0,6}/g) ?? [];
  let time = 0;
  const segments = lines.map((line) => {
    const start = time;
    time += secondsPerWord * line.split(/\s+/).length;
    return { start, end: time, text: line };
  });
  return { words: wordsOf({ language, kind: 'automatic', segments }, time), durationSeconds: time };
}

const written = (text: string, language: string | null = 'en') =>
  textOf(asWritten(heard(text, language).words, language));

const ferry =
  "the first electric boat was built in norway in 2015 it carries a lot of people and it crosses the water many times a day so why did they build it well the government wanted cleaner air i spoke to president biden about it and he told me that he'd like one too thank you so much for having me";

describe('English captions without punctuation', () => {
  test('get sentences, questions, names and "I" as people would write them', () => {
    const text = written(ferry);
    expect(text).toContain('in Norway in 2015');
    expect(text).toContain('So why did they build it?');
    expect(text).toMatch(/[.,] I spoke to President Biden/);
    expect(text).toMatch(/^The first/);
    expect(text).toMatch(/for having me\.$/);
  });

  test('begin sentences where the speaker does, not where a line does', () => {
    const { words, durationSeconds } = heard(ferry);
    const openings = sentencesOf(asWritten(words, 'en'), durationSeconds).map(({ text }) => text.split(' ')[0]);
    expect(openings).toContain('So');
    for (const opening of openings) expect(opening).toMatch(/^\p{Lu}/u);
  });

  test('are known as English without being told', () => {
    expect(written(ferry, null)).toBe(written(ferry));
  });

  test('have acronyms as they are spelled, and letters in capitals', () => {
    const text = written(`${ferry} and then the cia and nbc reported on the war in iraq`);
    expect(text).toContain('the CIA and NBC reported on the war in Iraq');
  });

  test('tell an agency from the everyday word that is spelled like it', () => {
    const rink = 'why is ice slippery we put the ice into a glass and wait a sec and then the ice floats on the water';
    expect(written(`${ferry} ${rink}`)).not.toMatch(/ICE|Ice|SEC/);
    const raids =
      'the agents of ice went into the school and the governor said that ice has no business there and congress should not pay ice';
    expect(written(`${ferry} ${raids}`)).toContain('ICE has no business');
  });

  test.each([
    ['the mayor opened the new facility texas governor greg abbott says he will come', 'facility, Texas'],
    ['there is a shortage of vaccines michael smith has more on that', 'vaccines, Michael Smith'],
  ])('part a noun from a name that hardly belongs to it: %s', (said, parted) => {
    expect(written(`the boat was built a long time ago and it is good and we like it ${said}`)).toContain(parted);
  });

  test('end a sentence where a name is said again at once', () => {
    const text = written(`${ferry} today we are talking about germany germany is a large country in europe`);
    expect(text).toMatch(/Germany\. Germany is/);
  });

  test('end a sentence where somebody else begins to speak', () => {
    expect(written(`${ferry} >> and you`)).toMatch(/me[.?] And you/);
  });

  test('keep the names that they have, and get no others', () => {
    const text = ferry.replace('norway', 'Norway').replace('president biden', 'President biden');
    const names = 'the Ada Lind of Port Elm and Nora Vale with Tom Reed in Kiel';
    expect(written(`${text} ${names}`)).toContain('President biden');
  });
});

test('no sentence of a long talk without punctuation has more words than are read in one breath', () => {
  const { words, durationSeconds } = heard(`${ferry} `.repeat(30));
  const lengths = sentencesOf(asWritten(words, 'en'), durationSeconds).map(({ from, to }) => to - from);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(60);
  expect(lengths.length).toBeGreaterThan(90);
});

test('a word that is said a hundred thousand times is read in time', () => {
  const { words } = heard(`${ferry} ${'norway '.repeat(100_000)}`);
  const began = performance.now();
  expect(asWritten(words, 'en')).toHaveLength(words.length);
  const again = words.map((word) => ({ ...word, text: 'you' }));
  expect(asWritten(again, 'en')).toHaveLength(words.length);
  expect(performance.now() - began).toBeLessThan(15_000);
});

test('what is punctuated stays as it is', () => {
  const text = 'The boat left Norway at nine. It was raining. Nobody knew why, and i did not ask. What now?';
  const { words } = heard(text);
  expect(asWritten(words, 'en')).toEqual(words);
});

test.each([
  ['de', 'das boot wurde in norwegen gebaut und es fährt jeden tag über das wasser weil die leute das so wollen'],
  [null, 'le bateau a été construit en norvège et il traverse le fjord tous les jours parce que les gens le veulent'],
  ['en', '这 条 船 是 在 挪威 造 的 它 每天 都 要 过 河 因为 人们 想 要 这样'],
])('other languages stay as they are (%s)', (language, text) => {
  expect(written(text, language)).toBe(text);
});

test('every word stays in its place, with its time, and differs in case and punctuation alone', () => {
  const vocabulary = [...new Set(ferry.split(' ')), "it's", 'u.s', '50%', 'covid', 'mcdonald', '>>', 'naïve', '3.5'];
  const bare = (text: string) => text.toLowerCase().replace(/[.,?]+$/, '');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...vocabulary), { maxLength: 80 }), (some) => {
      const { words } = heard(some.join(' '));
      const found = asWritten(words, 'en');
      expect(found.map(({ text }) => bare(text))).toEqual(words.map(({ text }) => bare(text)));
      expect(found.map(({ start, pause }) => [start, pause])).toEqual(words.map(({ start, pause }) => [start, pause]));
    }),
  );
});

test('what was learned is the same after it was written and read', () => {
  const learned = learnedRestoring();
  expect(learned.spellings.get('cia')).toBe('CIA');
  expect(parseRestoring(spellRestoring(learned))).toEqual(learned);
});
