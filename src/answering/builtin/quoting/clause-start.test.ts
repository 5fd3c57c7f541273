import { expect, test } from 'vitest';
import type { Transcript } from '../../../transcripts/transcript.ts';
import { builtinAnsweringEngine } from '../builtin-engine.ts';

const talk = `so the heron stands in the reeds all day and it waits for the fish to come to it and nobody has ever seen it run i
have a picture of one from last spring here and the neck is folded like a pipe so that it can strike in no time now there are
three reasons why the heron comes to our pond first the carp are red and easy to see second the pond is only knee deep with a bottom of firm white
sand where no fish can hide and third my uncle feeds it with old bread every evening although we told him that bread is bad for it okay let me talk about the otter
the otter is at home in the mill race and it swims on its back when nobody is looking at it`;

/** Captions of seven words each, as machines write them; those that are not said to be English get no punctuation back. */
function captions(text: string, language: string): Transcript {
  const words = text.split(/\s+/);
  const segments = Array.from({ length: Math.ceil(words.length / 7) }, (_, at) => ({
    start: at * 3,
    end: at * 3 + 3,
    text: words.slice(at * 7, at * 7 + 7).join(' '),
  }));
  return { language, kind: 'automatic', segments };
}

async function quoteFor(question: string, language = 'sv'): Promise<string> {
  const transcript = captions(talk, language);
  const durationSeconds = transcript.segments.length * 3;
  const input = { transcript, chapters: [], durationSeconds, title: '', earlier: [], question };
  const { markdown } = await builtinAnsweringEngine.answer(input);
  return /“([^”]*)”/.exec(markdown)?.[1] ?? '';
}

test('a quote without marks ends where a clause does', async () => {
  expect(await quoteFor('where is the otter at home')).toMatch(/looking at it$|mill race …$/);
  expect(await quoteFor('how does the heron catch fish')).toMatch(/bread is bad for it …$/);
});

test('what is counted up after its number is quoted with it', async () => {
  expect(await quoteFor('why does the heron come to the pond')).toMatch(
    /three reasons .* first the carp .* second the pond .* third my uncle/,
  );
  expect(await quoteFor('why does the heron come to the pond', 'en')).toMatch(
    /three reasons.* First, the carp .* second the pond .* third my uncle/i,
  );
});
