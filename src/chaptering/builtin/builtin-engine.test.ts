import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTranscript } from '../../transcripts/reading/reading.ts';
import type { SentenceVectors } from '../../transcripts/reading/sentence-vectors.ts';
import type { Transcript } from '../../transcripts/transcript.ts';
import { type Chapter, type ChapteringInput, type Density, densities } from '../engine.ts';
import { checkRules } from '../rules.ts';
import { cutTree } from './boundaries/segment-tree.ts';
import { boundaryTree, builtinEngine, createBuiltinEngine } from './builtin-engine.ts';
import { bread, chinese, talk } from './invented-talk.ts';

function transcript(segments: Transcript['segments'], language: string | null = 'en'): Transcript {
  return { language, kind: 'file', segments };
}

function inputOf(source: Transcript, durationSeconds: number, title: string | null = null): ChapteringInput {
  return { reading: readTranscript(source, durationSeconds), title };
}

async function chaptersOf(
  source: Transcript,
  durationSeconds: number,
  density: Density = 'normal',
): Promise<Chapter[]> {
  const result = await builtinEngine.chapters({ ...inputOf(source, durationSeconds), density });
  if (result.kind !== 'chapters') throw new Error(result.kind);
  return result.chapters;
}

const anySegment = fc.record({
  start: fc.double({ min: 0, max: 4000, noNaN: true }),
  end: fc.double({ min: 0, max: 4000, noNaN: true }),
  text: fc
    .array(
      fc.constantFrom(
        'So',
        'let',
        'us',
        'talk.',
        'about',
        'bread',
        '[Music]',
        '>>',
        'why?',
        '漢字です。',
        'ü',
        '<b>',
        '=',
        '🎉',
        '\u0000',
      ),
    )
    .map((words) => words.join(' ')),
});

describe('rules', () => {
  test('hold for any transcript and any duration, or there are no words', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anySegment, { maxLength: 60 }),
        fc.double({ min: 0, max: 4000, noNaN: true }),
        fc.constantFrom('fewer' as const, 'normal' as const, 'more' as const),
        async (segments, durationSeconds, density) => {
          const source = transcript(segments);
          const result = await builtinEngine.chapters({ ...inputOf(source, durationSeconds, 'Bread'), density });
          const spoken = segments.some(({ text }) => /[\p{L}\p{N}]/u.test(text.replaceAll('[Music]', '')));
          expect(result.kind).toBe(spoken ? 'chapters' : 'no_words');
          if (result.kind !== 'chapters') return;
          expect(checkRules(result.chapters, durationSeconds)).toEqual([]);
          const titles = result.chapters.map(({ title }) => title.toLowerCase());
          expect(new Set(titles).size).toBe(titles.length);
        },
      ),
      { numRuns: 150 },
    );
  });

  test.each([
    ['all speech lies within ten seconds', [{ start: 3, end: 9, text: 'Hello there, bread.' }], 600],
    ['times lie past the duration', [{ start: 900, end: 950, text: 'Late words. Very late words.' }], 60],
    [
      'the transcript is one giant segment',
      [{ start: 0, end: 1800, text: talk.map(({ text }) => text).join(' ') }],
      1800,
    ],
    ['one word is all there is', [{ start: 0, end: 1, text: 'Bread' }], 30],
  ])('hold with at least three chapters when %s', async (_, segments, duration) => {
    const chapters = await chaptersOf(transcript(segments), duration);
    expect(chapters.length).toBeGreaterThanOrEqual(3);
    expect(checkRules(chapters, duration)).toEqual([]);
  });

  test('marks alone are no words', async () => {
    const segments = ['[Music]', '>> [Applause]', '♪♪', '♪ upbeat music ♪', '(upbeat music)', '【音楽】', '...'].map(
      (text, index) => ({
        start: index,
        end: index + 1,
        text,
      }),
    );
    const result = await builtinEngine.chapters(inputOf(transcript(segments), 60));
    expect(result).toEqual({ kind: 'no_words' });
  });
});

describe('boundaries', () => {
  const turns = [120, 240, 360];
  const near = (chapters: Chapter[], seconds: number) =>
    chapters.some(({ startSeconds }) => Math.abs(startSeconds - seconds) <= 8);

  test('fall where the topic turns', async () => {
    const chapters = await chaptersOf(transcript(talk), 480);
    expect(turns.filter((turn) => near(chapters, turn))).toEqual(turns);
  });

  test('fall where somebody begins to speak after music, also where the recogniser lets the words begin with the video', async () => {
    const later = talk.map((segment) => ({ ...segment, start: segment.start + 24, end: segment.end + 24 }));
    const stretched = later.map((segment, place) => (place === 0 ? { ...segment, start: 0 } : segment));
    for (const segments of [later, stretched]) {
      const [opening, first] = await chaptersOf(transcript(segments), 504);
      expect(opening?.title).toBe('Intro');
      expect(opening?.evidence.at).toBeNull();
      expect(Math.abs((first?.startSeconds ?? 0) - 24)).toBeLessThanOrEqual(3);
      expect(first?.evidence.opening).toContain('Bread begins');
    }
  });

  test('lie all over a video whose whole text is one caption', async () => {
    const text = talk.map((segment) => segment.text).join(' ');
    const [, second] = await chaptersOf(transcript([{ start: 0, end: 10_800, text }]), 10_800);
    expect(second?.startSeconds).toBeLessThan(5400);
  });

  test('fall there too without punctuation and capitals', async () => {
    const bare = talk.map((segment) => ({ ...segment, text: segment.text.toLowerCase().replace(/[.,?!]/g, '') }));
    const chapters = await chaptersOf(transcript(bare), 480);
    expect(turns.filter((turn) => near(chapters, turn)).length).toBeGreaterThanOrEqual(2);
  });

  test('are found in Chinese, which has no spaces', async () => {
    const chapters = await chaptersOf(transcript(chinese, 'zh'), 240);
    expect(near(chapters, 120)).toBe(true);
    for (const { title } of chapters) expect(title).toMatch(/^(?:[\p{Script=Han}、]{2,12}|部分 \d+)$/u);
  });

  test('grow denser as one asks for more', async () => {
    const count = async (density: 'fewer' | 'normal' | 'more') =>
      (await chaptersOf(transcript(talk), 480, density)).length;
    const [fewer, normal, more] = [await count('fewer'), await count('normal'), await count('more')];
    expect(fewer).toBeLessThanOrEqual(normal);
    expect(more).toBeGreaterThan(normal);
  });

  test('are cuts through one tree, the coarser ones among the finer ones', async () => {
    const tree = boundaryTree(inputOf(transcript(talk), 480));
    let coarser: number[] = [];
    for (const density of densities) {
      const chapters = await chaptersOf(transcript(talk), 480, density);
      const starts = chapters.map(({ startSeconds }) => startSeconds);
      expect(cutTree(tree, density).map(({ start }) => start)).toEqual(starts);
      expect(starts).toEqual(expect.arrayContaining(coarser));
      coarser = starts;
    }
  });

  test('are the same every time, even where the words leave it open', async () => {
    // The talk's sentences in a thorough disorder: nothing turns anywhere, every division is as likely as another.
    const mixed = talk.map(({ start, end }, index) => ({
      start,
      end,
      text: talk[(index * 37) % talk.length]?.text ?? '',
    }));
    const first = await chaptersOf(transcript(mixed), 480, 'more');
    for (let round = 0; round < 3; round++) {
      expect(await chaptersOf(transcript(mixed), 480, 'more')).toEqual(first);
    }
  });

  test('come with what was said there, and why', async () => {
    const [first, ...others] = await chaptersOf(transcript(talk), 480);
    expect(first?.evidence).toMatchObject({ score: 1, reasons: ['start'] });
    for (const { evidence } of others) {
      expect(evidence.score).toBeGreaterThanOrEqual(0);
      expect(evidence.score).toBeLessThanOrEqual(1);
      expect(evidence.reasons.length).toBeGreaterThan(0);
      expect(talk.map(({ text }) => text).join(' ')).toContain(evidence.opening.slice(0, 40));
    }
  });
});

describe('what sentences mean', () => {
  const input = inputOf(transcript(talk), 480);
  const places = input.reading.sentences.length;
  /** Each sentence on the side of where it stands. */
  const turningAt = (turn: number): SentenceVectors => ({
    ...{ encoder: 'sides', dimensions: 2 },
    values: Int8Array.from({ length: 2 * places }, (_, at) => (at % 2 === Number(at / 2 >= turn) ? 127 : 0)),
  });
  const directions = [Float32Array.of(1, 0), Float32Array.of(0, 1)];
  // Counts for a start what is on the first side in the fifteen seconds before it, and on the second from it on.
  const unit = new Float32Array(7 * 2 + 25 + 3).with(6, 1).with(9, 1).with(41, -3.7);
  const meaningWeights = { encoder: 'sides', directions, hidden: [unit], output: Float32Array.of(130) };
  const starts = async (vectors: SentenceVectors | undefined) => {
    const result = await createBuiltinEngine({ meaningWeights }).chapters({ ...input, vectors });
    return result.kind === 'chapters' ? result.chapters.map(({ startSeconds }) => startSeconds) : [];
  };

  test('has chapters begin where it turns', async () => {
    const begins = new Set<number>();
    for (const turn of [30, 40, 50]) {
      const start = Math.floor(input.reading.sentences[turn]?.start ?? 0);
      expect(await starts(turningAt(turn))).toContain(start);
      begins.add(start);
    }
    const without = await starts(undefined);
    expect([...begins].every((start) => without.includes(start))).toBe(false);
  });

  test('says nothing where another encoder told it', async () => {
    expect(await starts({ ...turningAt(40), encoder: 'another' })).toEqual(await starts(undefined));
  });

  test('is a turn of the vocabulary in the evidence, and changes no count', async () => {
    const turn = 40;
    const result = await createBuiltinEngine({ meaningWeights }).chapters({ ...input, vectors: turningAt(turn) });
    if (result.kind !== 'chapters') throw new Error(result.kind);
    const start = Math.floor(input.reading.sentences[turn]?.start ?? 0);
    const chapter = result.chapters.find(({ startSeconds }) => startSeconds === start);
    expect(chapter?.evidence.reasons[0]).toBe('vocabulary');
    expect(result.chapters).toHaveLength((await starts(undefined)).length);
  });
});

describe('titles', () => {
  test('name what a chapter is about, without words of grammar at their edges', async () => {
    const chapters = await chaptersOf(transcript(talk), 480);
    expect(chapters.some(({ title }) => /sourdough|starter|flour/i.test(title))).toBe(true);
    for (const { title } of chapters) {
      expect([...title].length).toBeLessThanOrEqual(49);
      expect(title).not.toMatch(/^(?:and|of|so)\b|\b(?:the|a|and|of|so|is)$/i);
      expect(title).toMatch(/^[\p{Lu}\p{N}]/u);
    }
  });

  test('do not show what the transcript hides in markup', async () => {
    const chapters = await chaptersOf(transcript([{ start: 0, end: 60, text: `<script>alert</script> ${bread}` }]), 60);
    for (const { title } of chapters) expect(title).not.toMatch(/[<>]/);
  });
});

test('a stopped request is not worked on', async () => {
  await expect(builtinEngine.chapters(inputOf(transcript(talk), 480), AbortSignal.abort())).rejects.toThrow();
});

test('hours of the same word, and one word a second, cost little more than ordinary speech', {
  timeout: 60_000,
}, async () => {
  const before = process.cpuUsage();
  const same = [{ start: 0, end: 10_800, text: 'bread '.repeat(60_000).trim() }];
  const seconds = Array.from({ length: 10_800 }, (_, start) => ({ start, end: start + 1, text: 'so' }));
  expect(checkRules(await chaptersOf(transcript(same), 10_800), 10_800)).toEqual([]);
  expect(checkRules(await chaptersOf(transcript(seconds), 10_800), 10_800)).toEqual([]);
  // Processor time, since other tests run beside this one; quadratic work would take minutes.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(20);
});

test('a transcript in capitals has no titles in capitals, and its evidence is as it stands there', async () => {
  const loud = talk.map((segment) => ({ ...segment, text: segment.text.toUpperCase() }));
  const chapters = await chaptersOf(transcript(loud), 480);
  for (const { title, evidence } of chapters) {
    expect(title).toMatch(/^\p{Lu}[\p{L}\p{P}\s]*\p{Ll}/u);
    expect(evidence.opening).toBe(evidence.opening.toUpperCase());
  }
});

test('a file that does not say its language gets the words of the one that is spoken', async () => {
  const said =
    'Hallo und herzlich willkommen. Heute reden wir über das Brot und über den Ofen. Das Brot kommt in den Ofen und wird braun. Der Ofen ist heiß und das Brot ist bald fertig.';
  const segments = said.split(/(?<=\.) /).map((text, at) => ({ start: at * 30, end: at * 30 + 30, text }));
  const titles = async (language: string | null) =>
    (await chaptersOf(transcript(segments, language), 600)).map(({ title }) => title);
  expect(await titles(null)).toEqual(await titles('de'));
  expect((await titles(null))[0]).toBe('Begrüßung');
});

test('English captions without punctuation have chapters that begin with a sentence, and titles with the capitals of names', async () => {
  const said = `${talk.map(({ text }) => text).join(' ')} ${'The president of France met the mayor of Chicago in Paris. They spoke about France and Germany. Why did France sign the treaty? The president of France likes Chicago. '.repeat(8)}`;
  const words = said
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]/gu, '')
    .split(/\s+/);
  const segments = Array.from({ length: Math.ceil(words.length / 7) }, (_, line) => ({
    start: line * 2.5,
    end: line * 2.5 + 2.5,
    text: words.slice(line * 7, line * 7 + 7).join(' '),
  }));
  const chapters = await chaptersOf(transcript(segments), segments.length * 2.5);
  for (const { evidence } of chapters) expect(evidence.opening).toMatch(/^\p{Lu}/u);
  expect(chapters.map(({ evidence }) => evidence.opening)).toContainEqual(
    expect.stringMatching(/^Now,? let's talk about bi/),
  );
  expect(chapters.at(-1)?.title).toMatch(/France|Chicago|Paris|Germany/);
});
