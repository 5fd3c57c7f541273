import { describe, expect, test } from 'vitest';
import { learnedBackground } from '../../../../../transcripts/reading/learned-background.ts';
import { sentencesOf } from '../../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../../transcripts/reading/words.ts';
import { titlesOf } from '../../titles.ts';
import { casingOf } from '../../words/casing.ts';
import { sensesOf } from '../../words/senses.ts';
import { tasksWithin } from './tasks.ts';

function read(text: string) {
  const seconds = 60;
  const words = wordsOf({ language: 'en', kind: 'file', segments: [{ start: 0, end: seconds, text }] }, seconds);
  const sentences = sentencesOf(words, seconds);
  const casing = casingOf(words, sentences, learnedBackground());
  return {
    words,
    sentences,
    casing,
    language: 'en',
    senses: sensesOf(words, sentences, casing, learnedBackground(), 'en'),
  };
}

const tasksIn = (text: string, title: string | null = null) => tasksWithin(read(text), title).flat();

describe('a task is what somebody is said to do, as a title says it', () => {
  test.each([
    ["Let's remove the old tap.", 'removing the old tap'],
    ['To resize the brush, open the picker.', 'resizing the brush'],
    ["So I'm going to go ahead and trim your roots.", 'trimming the roots'],
    ['You can take the wheel out now.', 'taking the wheel out'],
    ["Then clean the dog's bowl.", "cleaning the dog's bowl"],
    ["I'm going to make my aunt's fish soup.", "making the aunt's fish soup"],
    ['Now add a layer mask to the photo.', 'adding a layer mask to the photo'],
  ])('%s', (said, task) => {
    expect(tasksIn(said).map(({ text }) => text)).toContain(task);
  });

  test.each([
    ['Now paint the joint with a small brush.', 'painting the joint'],
    ['Next trim the webbing by the rail.', 'trimming the webbing'],
    ['So remove the old rubber tubing.', 'removing the old rubber tubing'],
    ['Then replace all these hinges.', 'replacing all the hinges'],
    ['Now pin the ribbon.', 'pinning the ribbon'],
  ])('a thing is one by its article: %s', (said, task) => {
    expect(tasksIn(said).map(({ text }) => text)).toContain(task);
  });

  test.each([
    'Give these a rub.',
    'Keep those apart.',
    'Store that upright.',
    'Put this underneath the shelf.',
    'Draw round it with chalk.',
    'I saw the heron.',
    'Now go to edit preferences.',
    'Pound notes and stamp duty.',
  ])('what is only pointed at has no name: %s', (said) => {
    expect(tasksIn(said)).toEqual([]);
  });

  test('what something is cut into is not where it is moved', () => {
    expect(tasksIn('Now cut the ribbons in half.').map(({ text }) => text)).toEqual(['cutting the ribbons']);
  });

  test('nobody is said to do what is denied, what a noun says, or what is over', () => {
    expect(tasksIn("Don't trim the roots. The trim on the window is old. They trimmed the hedge.")).toEqual([]);
  });

  test('what the rest is done for stands out from single acts', () => {
    const [purpose] = tasksIn('To resize the brush, we have a look.');
    const [act] = tasksIn('And press the button.');
    expect(purpose?.purpose).toBeGreaterThan(act?.purpose ?? 1);
  });
});

test('a video that talks has none, unless its title promises to show something', () => {
  const talk = `${'The mayor spoke of the harbor for a while and people were glad about it. '.repeat(8)}Then they clean the harbor. I trim the roses at home.`;
  expect(tasksIn(talk)).toEqual([]);
  expect(tasksIn(talk, 'Roses for beginners').map(({ text }) => text)).toContain('trimming the roses');
});

test('a chapter of a video that shows something is called by what is done in it', () => {
  const tap =
    "Let's take the old tap out. Turn the nut to the left with a basin wrench. Pull the pipe down. Wipe the hole. Lift the tap.";
  const seal =
    'Next we want to seal the new gasket. Squeeze some putty from the tube. Roll the putty in the hand. Press the putty down. Cut the rest.';
  const { words, sentences } = read(`${tap} ${seal}`);
  const spans = [
    { from: 0, to: 5 },
    { from: 5, to: 10 },
  ];
  const titles = titlesOf({ words, sentences, spans, durationSeconds: 60, language: 'en', videoTitle: null });
  expect(titles).toEqual(['Taking the old tap out', 'Sealing the new gasket']);
});

describe('where tools are named, what everybody sees is a task without its verb', () => {
  const bench =
    'On the bench lay a spanner, a hammer, two pliers, a rag, a screwdriver and a chisel. Hold. Twist. Push.';
  const tasks = (said: string) => tasksIn(`${bench} ${said}`).map(({ text }) => text);

  test.each([
    ['Front panel off.', 'taking the front panel off'],
    ["The motor's out.", 'taking the motor out'],
    ['So the hinge comes off the post.', 'taking the hinge off'],
    ['And the hinges go back on.', 'putting the hinges back on'],
  ])('%s', (said, task) => {
    expect(tasks(said)).toContain(task);
  });

  test.each([
    ['Knock it with the mallet and scrape out the old putty.', ['scraping out the old putty']],
    ['A hinge and seal plate lay about.', []],
    ['Hold it there and press the lever.', []],
  ])('what is joined by "and" is one where it is more than one more act: %s', (said, own) => {
    expect(tasks(said)).toEqual(own);
  });

  test.each([
    ['Grab a melon and slice it.', 'slicing the melon'],
    ['Wash the jars and then dry them.', 'drying the jars'],
    ['Take the lid and pull it off.', 'pulling the lid off'],
  ])('what is done next is done to the same thing: %s', (said, task) => {
    expect(tasks(said)).toContain(task);
  });

  test.each([
    'Pour the soup into the bowl and cool it.',
    'Move the jars and dry it.',
    'Grab the melon and put it there.',
    'Pull the tape off, and fold it down.',
  ])('where it may be another thing, or nothing is said of it, there is no second: %s', (said) => {
    expect(tasks(said).filter((task) => /^(?:cool|dry|putt|fold)ing/.test(task))).toEqual([]);
  });

  test('what somebody wears, how something turns out and what is named by a verb are none', () => {
    expect(tasks('I say that with a hat on. The soup comes out thin. Butter on bread.')).toEqual([]);
  });
});
