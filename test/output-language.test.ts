import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLanguageModelAnswering } from '../src/answering/language-model/language-model-engine.ts';
import { builtinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import { createLanguageModelEngine } from '../src/chaptering/language-model/language-model-engine.ts';
import { suggestTitles } from '../src/chaptering/language-model/suggest-titles.ts';
import { outputLanguages } from '../src/contract/output-languages.ts';
import type { LanguageModel, ModelOutcome, ModelRequest } from '../src/language-model/language-model.ts';
import { summarize } from '../src/summarizing/summarize.ts';
import { readTranscript } from '../src/transcripts/reading/reading.ts';
import { roomy } from './harness/roomy-model.ts';

const texts = [
  'Today we are going to build a birdhouse out of cedar boards.',
  'First you cut the roof from a single board with a saw.',
  'The roof needs a slope so that the rain runs off it.',
  'The hole is thirty two millimetres wide, and not more than that.',
  'A wider hole lets the sparrows in, which take the whole house.',
  'I hang mine at a height of three metres, facing east.',
];
const chapters = [
  { startSeconds: 0, title: 'Cutting the roof' },
  { startSeconds: 120, title: 'The hole' },
];
const segments = texts.map((text, at) => ({ start: at * 40, end: at * 40 + 39, text }));
const reading = readTranscript({ language: 'en', kind: 'manual', segments }, 240);
const signal = new AbortController().signal;
const patience = () => signal;

/** A model that gives these answers, the last one again and again, and what it was asked. */
function modelThat(answers: readonly string[], cites = false) {
  const asked: ModelRequest[] = [];
  const model: LanguageModel = {
    name: 'model-1',
    cites,
    capacity: async () => roomy,
    async complete(request): Promise<ModelOutcome> {
      const text = answers[Math.min(asked.length, answers.length - 1)] ?? '';
      asked.push(request);
      request.hear?.({ kind: 'text', text });
      return { kind: 'answer', text, isCut: false, usage: { inputTokens: 10, outputTokens: 10 } };
    },
  };
  return { model, asked };
}

const json = (...lines: object[]) => lines.map((line) => JSON.stringify(line)).join('\n');
/** What nobody can use: a prompt with what was wrong follows it. */
const useless = 'whatever';

/** Everything that asks a language model, by the file that does: what it asks, and what comes of answers in German. */
const askers: Record<string, (outputLanguage: string | null) => Promise<{ asked: ModelRequest[]; made: unknown }>> = {
  async 'src/chaptering/language-model/ask-window.ts'(outputLanguage) {
    const { model, asked } = modelThat([
      useless,
      JSON.stringify({
        chapters: [
          { sentence: 1, quote: texts[0]?.slice(0, 40), title: 'Bretter zuschneiden' },
          { sentence: 3, quote: texts[2]?.slice(0, 40), title: 'Schräge gegen Regen' },
          { sentence: 4, quote: texts[3]?.slice(0, 40), title: 'Breite des Einfluglochs' },
        ],
      }),
    ]);
    const engine = createLanguageModelEngine({ model, patience, fallback: builtinEngine });
    const result = await engine.chapters({ reading, title: 'A birdhouse', outputLanguage });
    return { asked, made: result.kind === 'chapters' && result.chapters.map(({ title }) => title) };
  },
  async 'src/chaptering/language-model/suggest-titles.ts'(outputLanguage) {
    const { model, asked } = modelThat(['Bretter zuschneiden\nEin schräges Dach']);
    const of = { reading, title: null, starts: [0, 120], index: 0, taken: [], asksModel: true, outputLanguage };
    return { asked, made: await suggestTitles(model, of, signal) };
  },
  async 'src/answering/language-model/ask-model.ts'(outputLanguage) {
    const claim = { text: 'Das Einflugloch ist 32 Millimeter breit.', passages: [4], quote: texts[3] };
    const { model, asked } = modelThat([useless, json(claim)]);
    const citing = modelThat([useless], true);
    const of = {
      reading,
      chapters,
      title: 'A birdhouse',
      question: 'How wide is the hole?',
      earlier: [],
      outputLanguage,
    };
    const answering = (own: LanguageModel) =>
      createLanguageModelAnswering({
        ...{ model: own, patience, rankSentences: async () => [], mostTokens: 20_000 },
        fallback: { name: 'builtin', answer: async () => ({ kind: 'not_said', markdown: 'Nothing.', citations: [] }) },
      });
    await answering(citing.model).answer(of);
    const { markdown } = await answering(model).answer(of);
    return { asked: [...asked, ...citing.asked], made: markdown };
  },
  async 'src/summarizing/ask-lines.ts'(outputLanguage) {
    const { model, asked } = modelThat([
      useless,
      json({ text: 'Das Dach bekommt eine Schräge.', passages: [3], quote: texts[2] }),
      json({ text: 'Das Loch misst 32 Millimeter.', passages: [4], quote: texts[3] }),
      json({ text: 'Ein Dach mit einer Schräge und ein Loch von 32 Millimetern.', passages: [1, 2] }),
    ]);
    const result = await summarize(model, { reading, chapters, outputLanguage }, { signal, patience: signal });
    return {
      asked,
      made: result.kind === 'summary' && [result.summary.text, ...result.summary.chapters.map((one) => one.text)],
    };
  },
};

const nameOf = (language: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? '';
/** A line that says in which language to write. */
const naming = new RegExp(`language|\\b(?:${outputLanguages.map(nameOf).join('|')})\\b`, 'iu');
/** What leaves the language to the video, to whoever asks or to the model. */
const contrary =
  /(?:speakers?'?s?|their|its) own (?:words|terms)|language of|(?:transcript|question|video|lines)'s? language/iu;
const linesOf = ({ instructions, prompt }: ModelRequest) =>
  `${instructions}\n${prompt}`.split('\n').filter((line) => naming.test(line));

describe.each(Object.keys(askers))('%s', (file) => {
  const ask = askers[file] as (typeof askers)[string];

  test.each(outputLanguages)('says in one line that %s is written, and nothing to the contrary', async (language) => {
    const { asked } = await ask(language);
    expect(asked.length).toBeGreaterThan(0);
    for (const request of asked) {
      expect(linesOf(request)).toEqual([expect.stringContaining(` in ${nameOf(language)}, whatever is spoken`)]);
      expect(`${request.instructions}\n${request.prompt}`).not.toMatch(contrary);
    }
  });

  test('leaves the language to the video, or the question, where there is no setting', async () => {
    const { asked } = await ask(null);
    for (const request of asked) {
      expect(request.instructions).toMatch(contrary);
      expect(request.instructions).not.toContain('whatever is spoken');
    }
  });
});

test('whoever asks a language model is among them, but what writes titles by a model on this machine', () => {
  const source = path.resolve(import.meta.dirname, '../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:answering|chaptering|summarizing|videos|questions|search)\/.*(?<!\.test)\.ts$/.test(file),
  );
  const asking = files.filter((file) =>
    /\b(?:model\.complete|writer\.write)\(/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  const known = [...Object.keys(askers), 'src/chaptering/language-model/write-titles.ts'];
  expect(asking.map((file) => `src/${file}`).sort()).toEqual(known.sort());
});

describe('what a model writes in another language than the video’s', () => {
  const made = (file: string) => askers[file]?.('de').then((one) => one.made);

  test('titles stand', async () => {
    expect(await made('src/chaptering/language-model/ask-window.ts')).toEqual([
      'Bretter zuschneiden',
      'Schräge gegen Regen',
      'Breite des Einfluglochs',
    ]);
    expect(await made('src/chaptering/language-model/suggest-titles.ts')).toEqual([
      'Bretter zuschneiden',
      'Ein schräges Dach',
    ]);
  });

  test('an answer stands on its quote', async () => {
    expect(await made('src/answering/language-model/ask-model.ts')).toBe(
      'Das Einflugloch ist 32 Millimeter breit (2:00).',
    );
  });

  test('a summary stands on the quotes of its chapters', async () => {
    expect(await made('src/summarizing/ask-lines.ts')).toEqual([
      'Ein Dach mit einer Schräge und ein Loch von 32 Millimetern (1:20, 2:00).',
      'Das Dach bekommt eine Schräge (1:20).',
      'Das Loch misst 32 Millimeter (2:00).',
    ]);
  });
});
