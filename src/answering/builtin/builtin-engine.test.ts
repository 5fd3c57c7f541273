import { expect, test } from 'vitest';
import { parseCaptions } from '../../transcripts/parse-captions.ts';
import type { Transcript } from '../../transcripts/transcript.ts';
import { citationFaults } from '../citations.ts';
import type { AnsweringInput } from '../engine.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';

/** Ten seconds for each sentence, or as many as are said. */
function spoken(sentences: string[], language = 'en', seconds = 10): Transcript {
  const segments = sentences.map((text, index) => ({ start: index * seconds, end: (index + 1) * seconds, text }));
  return { language, kind: 'manual', segments };
}

const talk = spoken([
  'Hello and welcome to my little workshop.',
  'Today we are going to build a birdhouse out of cedar.',
  'First you cut the roof from a single board.',
  'The roof needs a slope so that the rain runs off.',
  'Now what about the hole?',
  'It is thirty two millimetres wide, and not more.',
  'A wider hole lets the sparrows in.',
  'Never paint the inside, because the smell keeps birds away.',
  'I hang mine at a height of three metres, facing east.',
  'That is all, and see you next week at 14:30.',
]);

async function ask(question: string, more: Partial<AnsweringInput> = {}) {
  const input = { transcript: talk, chapters: [], durationSeconds: 100, title: 'A birdhouse', earlier: [], ...more };
  const answer = await builtinAnsweringEngine.answer({ ...input, question });
  expect(citationFaults(answer, input.durationSeconds)).toEqual([]);
  return answer;
}

test('the first sentence quotes what is said, followed by its moment', async () => {
  const { kind, markdown } = await ask('Why should I not paint the inside?');
  expect(kind).toBe('answered');
  expect(markdown.split('\n')[0]).toBe(
    'The reason given: “Never paint the inside, because the smell keeps birds away.” (1:10).',
  );
});

test('a question that the video asks is not quoted, but what is answered to it', async () => {
  const { markdown } = await ask('How wide is the hole?');
  expect(markdown.split('\n')[0]).toContain('“It is thirty two millimetres wide, and not more.” (0:50)');
});

test('what the video does not say is answered by saying so, with what is nearest', async () => {
  const nothing = await ask('What does he think of Norwegian parliament elections?');
  expect(nothing).toMatchObject({ kind: 'not_said', citations: [] });
  expect(nothing.markdown).toContain('“Norwegian”, “parliament” and “elections” are not mentioned');
  const near = await ask('Which glue holds the roof in Portugal?');
  expect(near.kind).toBe('not_said');
  expect(near.markdown).toMatch(/^The video does not say this in so many words: “glue”/);
  expect(near.citations).toMatchObject([{ quote: expect.stringContaining('roof') }]);
});

test('where little is missing it says what is, and tells what comes closest', async () => {
  const { kind, markdown } = await ask('Which varnish goes on the roof?');
  expect(kind).toBe('answered');
  expect(markdown).toBe(
    'The video does not mention “varnish”.\nThe video comes closest to this at 0:30, where it says: “The roof needs a slope so that the rain runs off.”',
  );
});

test('a question that points back takes up the words of the one before it', async () => {
  const earlier = [{ question: 'How wide is the hole?', answer: '' }];
  expect((await ask('And why is it not more?', { earlier })).markdown).toMatch(/wider? .* \((0:50|1:00)\)/);
  expect((await ask('And why is it not more?')).markdown).not.toContain('millimetres');
});

test('what follows, and more of it, goes on from the moment that was cited last', async () => {
  const earlier = [{ question: 'How wide is the hole?', answer: 'The video says: “…” (0:50).' }];
  const next = await ask('And after that?', { earlier });
  expect(next.markdown).toMatch(/^After that, at 1:00, it says: “A wider hole/);
  expect(next.citations[0]?.startSeconds).toBe(60);
  expect((await ask('Und danach?', { earlier })).markdown).toMatch(/^Danach, bei 1:00, heißt es: „A wider hole/);
  const last = [{ question: 'When do we meet?', answer: '(1:30)' }];
  expect(await ask('What happens next?', { earlier: last })).toMatchObject({
    kind: 'answered',
    markdown: 'Nothing more is said after that: the video ends there.',
  });
});

test('what follows what was told in its order goes on after the last of it, and after the end of a part', async () => {
  const transcript = spoken(
    Array.from(
      { length: 60 },
      (_, at) =>
        `The parcel number ${at} went to house ${at + 100} on the hill, and a dog by the name of Rex came along with it.`,
    ),
  );
  const video = { transcript, durationSeconds: 600 };
  const conversation = async (questions: string[]) => {
    const earlier: { question: string; answer: string }[] = [];
    const told: number[][] = [];
    for (const question of questions) {
      const { markdown, citations } = await ask(question, { ...video, earlier });
      earlier.push({ question, answer: markdown });
      told.push(citations.map(({ startSeconds }) => startSeconds));
    }
    return told.slice(1);
  };
  const [after = [], then = [], more = []] = await conversation([
    'What is said between 1:00 and 3:00?',
    'And after that?',
    'And then?',
    'Tell me more',
  ]);
  expect(after[0]).toBe(180);
  expect(then[0]).toBeGreaterThan(after.at(-1) ?? 0);
  expect(more[0]).toBeGreaterThan(then.at(-1) ?? 0);
  const [openEnded = []] = await conversation(['What is said after 6:00?', 'And then?']);
  expect(openEnded[0]).toBeGreaterThan(360);
  const [within = []] = await conversation(['What is said between 1:00 and 3:00?', 'Tell me more']);
  expect(within[0]).toBeLessThan(180);
});

test('what the video is about is answered with its announcement and its chapters', async () => {
  const chapters = [
    { startSeconds: 0, title: 'Welcome' },
    { startSeconds: 40, title: 'The *hole* at 3:15' },
  ];
  const { kind, markdown } = await ask('What is this video about?', { chapters });
  expect(kind).toBe('answered');
  expect(markdown).toContain('“Today we are going to build a birdhouse out of cedar.” (0:10)');
  expect(markdown).toMatch(/- Welcome: “.*” \(0:\d\d\)\n/);
  expect(markdown).toMatch(/- The hole at 3.15: “.*” \(\d:\d\d\)/);
});

test('a question in German is answered in German, one in English in English', async () => {
  const transcript = spoken(['Der Teig ruht zwölf Stunden im Kühlschrank.', 'Dann backt ihr das Brot.'], 'de');
  const german = await ask('Wie lange ruht der Teig?', { transcript });
  expect(german.markdown).toContain('Im Video heißt es: „Der Teig ruht zwölf Stunden im Kühlschrank.');
  const english = await ask('What about the Teig?', { transcript });
  expect(english.markdown).toMatch(/^The video says: “Der Teig/);
  expect((await ask('Was kostet das Klavier?', { transcript })).markdown).toContain('„kostet“ und „Klavier“');
});

test('a part of a compound finds it', async () => {
  const transcript = spoken(['Heute geht es um Musik.', 'Der Sauerteig ist nach fünf Tagen fertig.', 'Tschüs.'], 'de');
  expect((await ask('Wann ist der Teig fertig?', { transcript })).markdown).toContain('(0:10)');
});

test('nothing of the transcript or the question is read as Markdown, HTML or a moment', async () => {
  const transcript = spoken([
    '<b> Birds </b> *love* _this_ (http://a.b) `code` &lt; at 99:59 | “really”.',
    'So it is.',
  ]);
  const { markdown } = await ask('What do birds love?', { transcript });
  expect(markdown).toContain('Birds /b love this (http://a.b) code lt; at 99.59 really');
  const absent = await ask('What of <img src=x> and *stars* at 12:34?', { transcript });
  expect(absent.markdown).not.toMatch(/[<>*]|12:34/);
});

test('what is no character is neither quoted nor repeated', async () => {
  const transcript = spoken(['The cedar \0roof \ud83d needs a slope.', 'So it is.']);
  const { markdown } = await ask('What needs a slope, the cedar roof\0 \ud83d?', { transcript });
  expect(markdown).toContain('The cedar roof');
  expect((await ask('Who is \ud83dzq\0x?', { transcript })).markdown).toContain('not mentioned');
});

test('a quote is cut where a clause ends, and has no fillers at its edges', async () => {
  const long =
    'Um, the slope of the roof is there so that the rain runs off, and the overhang keeps it from the wall, and the drip edge, which is a strip of zinc that I bend by hand, sends the rest of the water away from the door um.';
  const transcript = spoken([long, 'So it is.']);
  const { citations } = await ask('Why does the roof have a slope?', { transcript });
  const words = citations[0]?.quote.split(' ') ?? [];
  expect(words[0]).toBe('the');
  expect(words.length).toBeLessThanOrEqual(41);
  expect(citations[0]?.quote).toMatch(/ …$/);
});

test('captions without punctuation are quoted with their neighbours, and dots say that they are cut', async () => {
  const lines = [
    'was ich hier mache ist ich nehme das zedernholz und säge es',
    'mit einer feinen säge der länge nach durch und dann',
    'bekommt das dach eine schräge weil der ganze regen',
    'irgendwohin ablaufen muss und das ist das ganze geheimnis der sache ich',
    'nehme dann noch vier gute schrauben und gehe früh ins bett',
    'denn morgen kommt der nachbar mit der leiter und hilft mir',
  ];
  const transcript = spoken(lines, 'de', 3);
  const { markdown } = await ask('Warum hat das Dach eine Schräge?', { transcript });
  expect(markdown).toMatch(/„… dann bekommt das dach eine schräge weil .* …“ \(0:05\)/);
});

test('English captions without punctuation are quoted as people would write them, and cited as they were said', async () => {
  const lines = [
    'so what i do is i cut the cedar along the grain and',
    'then i take a break why does the roof have a slope',
    'well the rain has to run off it somewhere that is what',
    'my teacher in norway told me and now i want to talk about',
    'the screws there are four of them and they are good',
  ];
  const transcript = spoken(lines, 'en', 3);
  const { markdown, citations } = await ask('Who told you about the slope of the roof?', { transcript });
  expect(markdown).toContain('my teacher in Norway told me');
  expect(markdown).toMatch(/I (?:cut|take|want)|The rain|Why does|That is/);
  expect(citations[0]?.quote).toContain('my teacher in norway told me');
  expect(citations[0]?.quote).not.toMatch(/[.,?]|\p{Lu}/u);
});

test('stumbling and what listeners put in are not quoted', async () => {
  const transcript = spoken([
    'Um, the the roof uh needs a sl slope of cedar.',
    'Yeah.',
    'I think I think the cedar keeps the rain off, you see.',
    'Mm-hmm.',
    'Then we go home and have a nice cup of tea together.',
  ]);
  const { markdown, citations } = await ask('What does the cedar do for the roof?', { transcript });
  // What is stored is the passage as it was said.
  expect(citations[0]?.quote).toMatch(/^the roof uh needs a sl slope of cedar\. Yeah\. I think I think/);
  expect(markdown).toContain('The roof needs a slope of cedar. … I think the cedar keeps the rain off, you see.');
  expect(markdown).not.toMatch(/Yeah|Mm-hmm|\buh\b/);
});

test('what the video is about is told by what it says of its topic, not by who presents it', async () => {
  const transcript = spoken([
    'I am Ada Fink and I have been a keeper of owls for fourteen years.',
    'It rained on the way here and the train was late again, as you would expect.',
    'Barn owls hunt by ear, and a barn owl hears a mouse below the snow.',
    'The ears of an owl sit at two heights, so that it hears how high a mouse is.',
    'An owl flies without a sound, which the mouse does not survive.',
  ]);
  const { markdown } = await ask('What is this video about?', { transcript, title: 'The keeper of owls' });
  expect(markdown.split('\n')[0]).toContain('Barn owls hunt by ear');
});

test('what the video announces is what it is about, and not a list of what it takes', async () => {
  const transcript = spoken([
    'Hello, this is Marta again, and it is raining.',
    "So today I'm going to show you a plum cake with almonds.",
    'You need two pounds of plums, a cup of almonds, plum jam, sugar, flour and a cake tin for the plum cake.',
    'Put the plums on the dough.',
  ]);
  const { markdown } = await ask('What is this video about?', { transcript, title: 'Plum cake with almonds and jam' });
  expect(markdown.split('\n')[0]).toContain("today I'm going to show you a plum cake");
});

test('what was said about something is told place by place, without sentences about something else', async () => {
  const about =
    'The insurance for the workshop costs three hundred euros a year, and the insurance covers every visitor.';
  const other = Array.from(
    { length: 12 },
    (_, at) => `Number ${at} is a plank that we saw and sand and oil on Mondays.`,
  );
  const later =
    'The insurance agent came back, and now the insurance asks for a signed paper from everybody who borrows.';
  const transcript = spoken([...other, about, ...other, later, ...other]);
  const { markdown } = await ask('What was said about insurance?', { transcript, durationSeconds: 400 });
  expect(markdown).toMatch(/^On this, the video says: “The insurance/);
  expect(markdown).toContain('\n“The insurance');
  expect(markdown).not.toContain('plank');
});

test('after several questions in a row, what is answered to them is quoted', async () => {
  const transcript = spoken([
    'How thick is the cedar?',
    'Would you like to say something on that?',
    'It is two centimetres thick all the way round.',
    'That is all for today, see you.',
  ]);
  expect((await ask('How thick is the cedar?', { transcript })).markdown).toContain('“It is two centimetres thick');
});

test('moments stay inside the video, whatever the transcript says', async () => {
  const answer = await ask('Where does he hang it, at what height?', { durationSeconds: 45 });
  expect(answer.citations.every(({ startSeconds }) => startSeconds < 45)).toBe(true);
  const empty = await ask('Why?', { transcript: spoken([]) });
  expect(empty).toMatchObject({ kind: 'not_said', citations: [] });
});

test.each([
  '',
  ' ',
  '???',
  '😀'.repeat(2000),
  'a'.repeat(2000),
  '[Music]',
  'why '.repeat(500),
  '日本語の質問ですか',
  '\u202e\u0301',
])('anything may be asked: %#', async (question) => {
  expect((await ask(question)).markdown.length).toBeGreaterThan(10);
});

test('moments from one hour on have hours', async () => {
  const sentences = Array.from({ length: 3000 }, (_, index) => ({
    tStartMs: index * 2400,
    dDurationMs: 2300,
    segs: [{ utf8: `Sentence ${index} is about thing${index % 97} and matter${index % 89} of no import.` }],
  }));
  const parsed = parseCaptions(JSON.stringify({ events: sentences }));
  if (!parsed.ok) throw new Error(parsed.reason);
  const transcript: Transcript = { language: 'en', kind: 'automatic', segments: parsed.segments };
  const { markdown } = await ask('Where is thing96 and matter71?', { transcript, durationSeconds: 7200 });
  expect(markdown).toMatch(/\b\d:\d\d:\d\d\b/);
});
