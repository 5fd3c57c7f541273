import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../transcripts/reading/words.ts';
import { titlesOf } from '../titles.ts';
import { showsWork } from './shown-work.ts';
import { stagesOf } from './stages.ts';

/** A video in which a garden gate is mended, a chapter each. */
const gate = {
  fault:
    'Evening all. This gate squeaks. The latch is broken and the bottom board is rotten. It would not close all winter, and the goats know it.',
  tools:
    'Here is what you need on the bench. Two spanners. A hammer. A screwdriver. A box of screws. Some sandpaper. A tin of primer and a brush. Pliers. A rag.',
  rust: 'Filthy, all of it. So scrub, rinse, scrub. Degreaser on a rag, and the muck comes off. I rinse twice. The grime was older than me. A wren sat there.',
  glue: 'The board has a split. Put some glue into it with a needle. Clamps on both ends, gentle. The glue goes hard while you have soup. I am gluing the thin piece now. The clamp holds it.',
  latch:
    'Latch off. That came from a farm shop. Three holes line up if you press on it. Hinges back on. A magpie watched me do it.',
  trial: "Let's see if it works. I open it and I shut it. It swings the whole way. The goats look worried.",
  cost: 'Latch, twenty-four. Screws, fifteen for a box. The primer I had. So I spent one afternoon and not much else. Bye.',
};

function read(chapters: readonly string[]) {
  const seconds = 60;
  const segments = chapters.map((text, at) => ({ start: at * seconds, end: (at + 1) * seconds, text }));
  const durationSeconds = chapters.length * seconds;
  const words = wordsOf({ language: 'en', kind: 'file', segments }, durationSeconds);
  const sentences = sentencesOf(words, durationSeconds);
  const placeOf = (time: number) => sentences.filter(({ start }) => start < time - 0.01).length;
  const spans = chapters.map((_, at) => ({ from: placeOf(at * seconds), to: placeOf((at + 1) * seconds) }));
  return { words, sentences, spans, durationSeconds };
}

function stagesFor(chapters: readonly string[]) {
  const { words, sentences, spans } = read(chapters);
  return stagesOf(words, sentences, spans).map((stage) => stage?.title ?? null);
}

describe('a chapter of shown work is the stage that it plainly is', () => {
  const titles = stagesFor(Object.values(gate));

  test.each([
    ['what is told to be broken, first', 0, "What's wrong with it"],
    ['many tools in few words, before the work', 1, 'Tools and materials'],
    ['what is heard there and not elsewhere', 2, 'Cleaning'],
    ['a verb with its stuff', 3, 'Gluing'],
    ['nothing that is plain', 4, null],
    ['whether it works, towards the end', 5, 'Testing it'],
    ['prices at the end', 6, 'What it cost'],
  ])('%s', (_, at, title) => {
    expect(titles[at]).toBe(title);
  });

  test('what its first sentence names, as what is done now', () => {
    const { fault, tools, rust, glue, latch, trial } = gate;
    const paper = 'The rough paper first. Long strokes, along the grain. A robin looked at it.';
    const titled = (opening: string) => stagesFor([fault, tools, rust, glue, `${opening} ${paper}`, latch, trial])[4];
    expect([titled('And now the sanding.'), titled('Nobody likes sanding.')]).toEqual(['Sanding', null]);
  });

  test('the result, by what is called out at it', () => {
    const { fault, tools, rust, glue, latch } = gate;
    const shown = "There she is. You'd never guess. The goats may lean on it again.";
    expect(stagesFor([fault, tools, rust, glue, latch, shown])[5]).toBe('How it turned out');
  });

  test('the water that is shut off before it', () => {
    const water =
      'Under the sink there is a valve. I shut the water at that valve. The water is off when the tap spits.';
    expect(stagesFor([gate.fault, gate.tools, water, gate.rust, gate.glue, gate.latch])[2]).toBe(
      'Turning the water off',
    );
  });

  test('a greeting that leads to the work', () => {
    const hello = 'Hello, I am in the barn again. The kettle is on. It rained all week.';
    expect(stagesFor([hello, ...Object.values(gate).slice(1)])[0]).toBe('Intro');
  });
});

test('tools that are named late are not laid out, and a trial at the beginning is none', () => {
  const { fault, tools, rust, glue, trial } = gate;
  expect(stagesFor([fault, trial, rust, glue, tools, rust])).not.toContain('Tools and materials');
  expect(stagesFor([fault, trial, rust, glue, tools, rust])).not.toContain('Testing it');
});

test('no stage is given twice: the chapter in which it is heard more keeps it', () => {
  const more = `${gate.rust} Then more degreaser, and scrub. And rinse. And scrub the muck again.`;
  const titles = stagesFor([gate.fault, gate.tools, gate.rust, gate.glue, more, gate.latch, gate.trial]);
  expect([titles[2], titles[4]]).toEqual([null, 'Cleaning']);
});

test('a chapter that is much of the video is called by no stage that is a part of it', () => {
  const long = `${gate.cost} ${'The goats came by and ate the grass by the wall. '.repeat(9)}`;
  const titles = stagesFor(Object.values({ ...gate, cost: long }));
  expect(titles).not.toContain('What it cost');
});

test('one chapter or two are not divided into stages', () => {
  expect(stagesFor([gate.fault, gate.tools])).toEqual([null, null]);
});

describe('work is shown', () => {
  const isShown = (text: string) =>
    showsWork(
      text.split(' ').map((word) => ({ text: word, speaker: false, by: null })),
      'en',
    );

  test('where many kinds of tools are named, not where one is', () => {
    expect(isShown(Object.values(gate).join(' '))).toBe(true);
    expect(
      isShown('The fork in the road is where the poet took the left fork and never the other fork. '.repeat(9)),
    ).toBe(false);
  });
});

test('who tells of many tools and uses none shows no work', () => {
  const library =
    'Our library has lent a hammer and a chisel since spring, and a mallet, two pliers, a screwdriver and a spanner came later. People were glad.';
  const isShown = (text: string) =>
    showsWork(
      text.split(' ').map((word) => ({ text: word, speaker: false, by: null })),
      'en',
    );
  expect(isShown(library)).toBe(false);
  expect(isShown(`${library} Hold this, twist that, press it down, pull it up and put it back.`)).toBe(true);
});

test('people who talk with each other about tools show no work', () => {
  const talk = Object.values(gate).map((text) => ({ text, start: 0, end: 60 }));
  const isShown = (mark: string) => {
    const segments = talk.map((one) => ({ ...one, text: `${mark}${one.text.replaceAll('. ', `. ${mark}`)}` }));
    return showsWork(wordsOf({ language: 'en', kind: 'file', segments }, 60), 'en');
  };
  expect(isShown('')).toBe(true);
  expect(isShown('>> ')).toBe(false);
});

describe('titles of shown work', () => {
  const titlesFor = (chapters: readonly string[]) =>
    titlesOf({ ...read(chapters), language: 'en', videoTitle: 'Mending the garden gate' });

  test('are the stages, and what a stage is done to where that is said', () => {
    const glue = `Now we want to glue the split board. ${gate.glue}`;
    const titles = titlesFor(Object.values({ ...gate, glue }));
    expect(titles.slice(0, 4)).toEqual([
      "What's wrong with it",
      'Tools and materials',
      'Cleaning',
      'Gluing the split board',
    ]);
    expect(titles.slice(5)).toEqual(['Testing it', 'What it cost']);
  });

  test('say what is taken off or put on where the verb is left out', () => {
    expect(titlesFor(Object.values(gate))[4]).toBe('Taking the latch off');
  });

  test('of other languages stay as they are', () => {
    const input = { ...read(Object.values(gate)), videoTitle: null };
    expect(titlesOf({ ...input, language: 'de' })).not.toContain('Tools and materials');
  });
});
