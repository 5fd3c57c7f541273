import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../../samples/catalogue.ts';
import { parseCaptions } from '../../../transcripts/parse-captions.ts';
import { builtinAnsweringEngine } from '../builtin-engine.ts';

/** What one sample says, and nobody in the others. */
const asked = [
  ['sampleTalk1', 'Does the library lend nail guns?'],
  ['sampleTuto1', 'Where do I hold the spoke key while truing the rim?'],
  ['sampleIntv1', 'Why do the urchins eat the kelp?'],
  ['sampleLect1', 'How did sailors measure the depth with a lead?'],
  ['sampleLect1', 'How does an astrolabe find the latitude?'],
] as const;

const samples = sampleCatalogue();

async function kindOf(id: string, question: string): Promise<string> {
  const { captions, title = '', durationSeconds = 0 } = samples.get(id) ?? {};
  const parsed = parseCaptions(JSON.stringify(captions?.json3()));
  if (!parsed.ok) throw new Error(parsed.reason);
  const transcript = { language: 'en', kind: 'automatic' as const, segments: parsed.segments };
  return (
    await builtinAnsweringEngine.answer({ transcript, chapters: [], durationSeconds, title, earlier: [], question })
  ).kind;
}

test.each(asked)('%s answers what it speaks of, the other samples decline it: %s', async (own, question) => {
  const others = new Set(asked.map(([id]) => id).filter((id) => id !== own));
  expect(await kindOf(own, question)).toBe('answered');
  expect(await Promise.all([...others].map((id) => kindOf(id, question)))).toEqual([
    'not_said',
    'not_said',
    'not_said',
  ]);
});

test.each(['Which striker scored in the cup final?', 'Quorvex blent zimmerol?'])(
  'a question without a word in common with the video is declined: %s',
  async (question) => {
    expect(await kindOf('sampleTuto1', question)).toBe('not_said');
  },
);
