import { describe, expect, test } from 'vitest';
import { plainRetrievalModel } from '../../../test/harness/plain-retrieval-model.ts';
import { readTranscript } from '../../transcripts/reading/reading.ts';
import { packVectors, unpackVectors } from '../../transcripts/reading/sentence-vectors.ts';
import { stemmerFor } from '../../transcripts/reading/stemming.ts';
import { indexReading } from './indexed-reading.ts';
import { readQuestion } from './question.ts';
import { questionTerms } from './question-terms.ts';
import { bestApart, retrieve } from './retrieve.ts';

async function index(language: string, said: readonly (string | { text: string; speaker: string })[]) {
  const segments = said.map((one, at) => {
    const segment = typeof one === 'string' ? { text: one } : one;
    return { start: at * 10, end: at * 10 + 9, ...segment };
  });
  const reading = readTranscript({ language, kind: 'manual', segments }, said.length * 10);
  return indexReading(reading, { chapters: [], title: '', stem: await stemmerFor(language) });
}

async function found(language: string, said: Parameters<typeof index>[1], question: string) {
  const indexed = await index(language, said);
  const speakers = [...new Set(indexed.speakers.flatMap((name) => name ?? []))];
  const { scores, answerable } = retrieve(
    readQuestion(question, [], speakers, indexed.stem),
    indexed,
    undefined,
    plainRetrievalModel,
  );
  const [best = -1] = bestApart(scores, indexed.wordStarts, 0, 1);
  return { best: indexed.sentences[best]?.text, isAnswered: answerable >= 0 };
}

const birdhouse = [
  'Welcome to my little workshop.',
  'We build a birdhouse out of cedar.',
  'The roof needs a slope so that the rain runs off.',
  'Dough for sourdough rests overnight.',
];

describe('what a question’s words are called in a transcript', () => {
  const saidFor = async (question: string) => {
    const indexed = await index('en', birdhouse);
    const terms = questionTerms(readQuestion(question, [], [], indexed.stem).terms, indexed);
    return { terms, said: terms.map(({ said }) => Object.fromEntries(said)) };
  };

  test('the same word in another form is it', async () => {
    expect((await saidFor('Which slopes?')).said).toEqual([{ slope: 1 }]);
  });

  test('where nobody says it, a part of a longer word or a slip of the keyboard may be it, less surely', async () => {
    expect((await saidFor('Which house?')).said).toEqual([{ birdhous: 0.6 }]);
    for (const slip of ['workshpo', 'workshp', 'workshopp', 'warkshop']) {
      expect((await saidFor(`Which ${slip}?`)).said).toEqual([{ workshop: 0.6 }]);
    }
    expect((await saidFor('Which submarine?')).said).toEqual([{}]);
  });

  test('shares of what is asked for add up to 1, and a rare word has more of it', async () => {
    const { terms } = await saidFor('Is there time for the cedar?');
    expect(terms.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const [time, cedar] = terms;
    expect(cedar?.share).toBeGreaterThan(time?.share ?? 1);
  });
});

describe('retrieval finds the sentence that says it', () => {
  test.each([
    ['en', birdhouse, 'Why is the roof sloped?', birdhouse[2]],
    [
      'de',
      ['Willkommen in meiner Werkstatt.', 'Das Dach braucht eine Schräge.', 'Die Löcher sind klein.'],
      'Wofür ist das Loch?',
      'Die Löcher sind klein.',
    ],
    ['zh', ['屋顶要有坡度。', '大家好欢迎来到我的工作室。'], '工作室在哪里？', '大家好欢迎来到我的工作室。'],
    [
      'ja',
      ['こんにちは、工房へようこそ。', '屋根には傾斜が必要です。', '巣箱は杉で作ります。'],
      '屋根に何が必要ですか？',
      '屋根には傾斜が必要です。',
    ],
  ])('in %s', async (language, said, question, expected) => {
    expect(await found(language, said, question)).toMatchObject({ best: expected });
  });

  test('and says whether one does', async () => {
    expect(await found('en', birdhouse, 'Why is the roof sloped?')).toMatchObject({ isAnswered: true });
    expect(await found('en', birdhouse, 'Who won the submarine race?')).toMatchObject({ isAnswered: false });
  });

  test('of the speaker who is named', async () => {
    const said = ['Ana', 'Juan'].map((speaker) => ({
      text: `I hang the birdhouse up high, says ${speaker}.`,
      speaker,
    }));
    for (const { text, speaker } of said) {
      expect((await found('en', said, `Where does ${speaker} hang the birdhouse?`)).best).toBe(text);
    }
  });
});

describe('a question in another language than the video', () => {
  const encoder = 'of-many-languages';
  const [roof, dough] = [Float32Array.of(1, 0), Float32Array.of(0, 1)];
  const [judgement] = plainRetrievalModel.withVectors.values();
  if (!judgement) throw new Error('the plain model knows no vectors');
  const across = { ...judgement, threshold: -9 };
  const model = {
    ...plainRetrievalModel,
    withVectors: new Map([[encoder, judgement]]),
    acrossLanguages: new Map([[encoder, across]]),
  };

  async function asked(question: string, of = model) {
    const indexed = await index('en', [birdhouse[2] ?? '', birdhouse[3] ?? '']);
    const sentences = unpackVectors(packVectors({ name: encoder, dimensions: 2 }, [roof, dough]));
    const { scores, ...found } = retrieve(
      readQuestion(question, [], [], indexed.stem),
      indexed,
      { sentences, question: roof },
      of,
    );
    const [best = -1] = bestApart(scores, indexed.wordStarts, 0, 1);
    return { ...found, best: indexed.sentences[best]?.text };
  }

  test('is answered by what it means, as far as the encoder knows both', async () => {
    const question = 'Warum muss das Dach auf einer Seite höher sein?';
    const found = await asked(question);
    expect(found).toMatchObject({ best: birdhouse[2], isAcross: true });
    expect(found.answerable).toBeGreaterThanOrEqual(0);
    const without = await asked(question, { ...model, acrossLanguages: new Map() });
    expect(without.isAcross).toBe(false);
    expect(without.answerable).toBeLessThan(0);
  });

  test.each(['Why does water run off there?', 'Sourdough dough'])('“%s” is none', async (question) => {
    expect((await asked(question)).isAcross).toBe(false);
  });
});

test('the best are chosen apart from one another, and what is ruled out never', () => {
  const wordStarts = Int32Array.of(0, 10, 20, 100, 110, 120);
  const scores = [1, 5, 4, 3, Number.NEGATIVE_INFINITY];
  expect(bestApart(scores, wordStarts, 60, 3)).toEqual([1, 3]);
  expect(bestApart(scores, wordStarts, 10, 9)).toEqual([1, 2, 3, 0]);
  expect(bestApart(scores, wordStarts, 10, 2)).toEqual([1, 2]);
});
