import { answerBuiltin } from '../src/answering/builtin/builtin-engine.ts';
import type { AnsweringModel } from '../src/answering/builtin/finding/model.ts';
import type { AnsweringInput } from '../src/answering/engine.ts';
import { sampleCatalogue } from '../src/samples/catalogue.ts';
import { parseCaptions } from '../src/transcripts/parse-captions.ts';

/** What people might ask of the four English samples; each is answered by its own, and by none of the others. */
export const askedOfSamples: Readonly<Record<string, readonly string[]>> = {
  sampleTalk1: [
    'How did the library come to lend a drill?',
    'Who pays for the tools?',
    'What does the insurance cost per year?',
    'What broke first?',
    "Why don't they lend chainsaws any more?",
    'Who tests the tools that come back?',
    'How do they notice that a small piece is missing?',
    'Where are the ladders kept?',
    'What is on the card of each ladder?',
    'How did the neighbours on Carver Street build the ramp?',
    'What happened after the windstorm?',
    'What should another town begin with?',
    'Which things do they refuse to lend?',
    'How much is the late fee?',
    "What happened to Howard's overdue book?",
  ],
  sampleTuto1: [
    'How wide is the spoke key?',
    'How do I use zip ties instead of a truing stand?',
    'How do I get the rear wheel out of the frame?',
    'How do I take the tyre off the rim?',
    'How do I patch a pinch flat?',
    'Why does he look at the inside of the tyre casing?',
    'What does the sponsor sell?',
    'How can I tell that the hub bearings are loose?',
    'How many balls are on each side of the hub?',
    'Which way tightens a nipple?',
    'How far should I turn the nipple for a sideways wobble?',
    'What is radial truing?',
    'How do I check that the rim is centred over the axle?',
    'How long must the new spoke be?',
    'What did the parts cost altogether?',
  ],
  sampleIntv1: [
    'Where did she learn to dive?',
    'What lived in the sunken school bus?',
    'Is kelp a plant?',
    'How tall does bull kelp grow?',
    'What gas is in the float?',
    'What killed the sea stars?',
    'Why did the urchins leave their cracks?',
    'How much of the kelp canopy was lost?',
    'What is a zombie urchin?',
    'How does she count urchins along a tape?',
    'What do the divers write with under water?',
    'How cold is the water?',
    'Has she ever met a white shark?',
    'What did the January storm do to the cove?',
    'What does it cost to restore an acre?',
  ],
  sampleLect1: [
    'What is the tallow on a lead good for?',
    'How long is a fathom?',
    'Where does the name Mark Twain come from?',
    'What is a rutter?',
    'How does a transit of two landmarks work?',
    'How did Tupia help Captain Cook?',
    'How did the canoe reach Tahiti in 1976?',
    'What are stick charts made of?',
    'How do birds help to find an island?',
    'What is etak?',
    'How is latitude measured with the Pole Star?',
    'How is a quadrant used?',
    'Why did Columbus get his latitude wrong?',
    'What was the oldest astrolabe found in?',
    'Why did the Portuguese need tables of the sun?',
  ],
};

/** What none of them answers. */
export const askedOfNobody: readonly string[] = [
  'How do I bake sourdough bread?',
  'Which mortgage rate is best?',
  'When does the concert begin?',
  'What does the senator say about taxes?',
  'How do vaccines work?',
  'Which laptop has the best battery?',
  'Who won the football match?',
  'How do I prune apple trees?',
  'What is said about inflation?',
  'Why did the bank collapse?',
];

/** Of each kind of asking how many questions were declined, of how many. */
export type SampleFigures = Record<'own' | 'other' | 'nobody' | 'otherShort', { declined: number; asked: number }>;

/** A short video of about ten sentences: what a sample begins with. */
const shortSeconds = 60;

/**
 * Asks every question of its own sample, of the others, and of the first minute of each of these, as if that were a whole
 * video. Nothing was learned from the samples.
 */
export function sampleFigures(model: AnsweringModel): SampleFigures {
  const videos = new Map(Object.keys(askedOfSamples).map((id) => [id, sampleInput(id)]));
  const figures: SampleFigures = {
    own: { declined: 0, asked: 0 },
    other: { declined: 0, asked: 0 },
    nobody: { declined: 0, asked: 0 },
    otherShort: { declined: 0, asked: 0 },
  };
  const ask = (kind: keyof SampleFigures, input: Omit<AnsweringInput, 'question'>, question: string) => {
    figures[kind].asked += 1;
    if (answerBuiltin({ ...input, question }, model).answer.kind === 'not_said') figures[kind].declined += 1;
  };
  for (const [id, input] of videos) {
    for (const [own, questions] of Object.entries(askedOfSamples)) {
      for (const question of questions) {
        ask(own === id ? 'own' : 'other', input, question);
        if (own !== id) ask('otherShort', firstMinute(input), question);
      }
    }
    for (const question of askedOfNobody) ask('nobody', input, question);
  }
  return figures;
}

function sampleInput(id: string): Omit<AnsweringInput, 'question'> {
  const { captions, title = '', durationSeconds = 0 } = sampleCatalogue().get(id) ?? {};
  const parsed = parseCaptions(JSON.stringify(captions?.json3()));
  if (!parsed.ok) throw new Error(parsed.reason);
  const transcript = { language: 'en', kind: 'automatic' as const, segments: parsed.segments };
  return { transcript, chapters: [], durationSeconds, title, earlier: [] };
}

function firstMinute(input: Omit<AnsweringInput, 'question'>): Omit<AnsweringInput, 'question'> {
  const { transcript } = input;
  const segments = transcript.segments.filter(({ end }) => end <= shortSeconds);
  return { ...input, transcript: { ...transcript, segments }, durationSeconds: shortSeconds };
}
