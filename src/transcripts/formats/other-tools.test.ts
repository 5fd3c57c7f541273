import { expect, test } from 'vitest';
import { parseCaptions } from '../parse-captions.ts';

const said = [
  { start: 0.5, end: 4, speaker: 'Ann', text: 'Welcome everybody, today we mend a chair.' },
  { start: 4.5, end: 8, speaker: 'Bob', text: 'First we take the old glue off.' },
  { start: 8.5, end: 12, speaker: 'Ann', text: 'Then the legs go in, and we wait.' },
  { start: 12.5, end: 16, speaker: 'Bob', text: 'Thank you for watching.' },
];
type Said = (typeof said)[number];
const wordsOf = ({ start, end, text }: Said) =>
  text.split(' ').map((word, at, all) => ({
    word,
    start: start + ((end - start) * at) / all.length,
    end: start + ((end - start) * (at + 1)) / all.length,
  }));
const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
const minutes = (seconds: number) => `0:${String(Math.floor(seconds)).padStart(2, '0')}`;
const list = (write: (one: Said, place: number) => unknown) => said.map(write);
const text = (write: (one: Said, place: number) => string) => said.map(write).join('\n');
const bare = (word: string) => word.replace(/[.,]$/, '');
const markOf = (word: string) => /[.,]$/.exec(word)?.[0] ?? '';

const files: [tool: string, file: unknown, speakers: boolean][] = [
  [
    'Rev',
    {
      monologues: list((one) => ({
        speaker: one.speaker,
        elements: wordsOf(one).flatMap(({ word, start, end }) => [
          { type: 'text', value: bare(word), ts: start, end_ts: end },
          { type: 'punct', value: `${markOf(word)} ` },
        ]),
      })),
    },
    true,
  ],
  [
    'Amazon Transcribe, word by word',
    {
      jobName: 'a',
      results: {
        transcripts: [{ transcript: said.map((one) => one.text).join(' ') }],
        items: said.flatMap((one) =>
          wordsOf(one).flatMap(({ word, start, end }) => [
            {
              type: 'pronunciation',
              start_time: `${start}`,
              end_time: `${end}`,
              speaker_label: one.speaker,
              alternatives: [{ content: bare(word) }],
            },
            ...(markOf(word) === '' ? [] : [{ type: 'punctuation', alternatives: [{ content: markOf(word) }] }]),
          ]),
        ),
      },
    },
    true,
  ],
  [
    'Google',
    {
      results: list((one) => ({
        alternatives: [
          {
            transcript: one.text,
            words: wordsOf(one).map(({ word, start }) => ({ word, startTime: `${start.toFixed(3)}s` })),
          },
          { transcript: 'something else' },
        ],
      })),
    },
    false,
  ],
  [
    'Google, without times of words',
    {
      results: said.map((one) => ({
        alternatives: [{ transcript: one.text }],
        resultEndTime: `${one.end.toFixed(3)}s`,
        languageCode: 'en-us',
      })),
    },
    false,
  ],
  ['Audacity, with pitches', text((one) => `${one.start}\t${one.end}\t${one.text}\n\\\t100.0\t4000.0`), false],
  [
    'Microsoft Stream',
    {
      type: 'Transcript',
      entries: list((one) => ({
        text: one.text,
        speakerDisplayName: one.speaker,
        startOffset: clock(one.start),
        endOffset: clock(one.end),
      })),
      events: [],
    },
    true,
  ],
  [
    'Speechmatics, which times marks too',
    {
      results: said.flatMap((one) =>
        wordsOf(one).flatMap(({ word, start, end }) => {
          const entry = (type: string, content: string, from: number) => ({
            ...{ type, start_time: from, end_time: end },
            alternatives: [{ content, speaker: one.speaker }],
          });
          const mark = markOf(word);
          return [entry('word', bare(word), start), ...(mark ? [entry('punctuation', mark, end)] : [])];
        }),
      ),
    },
    true,
  ],
  [
    'Gladia with a translation that is longer',
    {
      result: {
        transcription: { utterances: list((one) => ({ ...one })) },
        translation: { results: [{ utterances: list((one) => ({ ...one, text: `${one.text} und so weiter` })) }] },
      },
    },
    true,
  ],
  ['milliseconds without ends', list((one) => ({ start: one.start * 1000, text: one.text })), false],
  [
    'NeMo’s Parakeet',
    {
      text: said.map((one) => one.text).join(' '),
      timestamp: {
        segment: list((one) => ({ segment: one.text, start: one.start, end: one.end, start_offset: 7 })),
        word: said.flatMap((one) => wordsOf(one).map((word) => ({ ...word, start_offset: 7 }))),
      },
    },
    false,
  ],
  [
    'sherpa-onnx',
    {
      text: said.map((one) => one.text).join(' '),
      tokens: said.flatMap((one) => wordsOf(one).flatMap(({ word }) => [` ${word.slice(0, 1)}`, word.slice(1)])),
      timestamps: said.flatMap((one) => wordsOf(one).flatMap(({ start, end }) => [start, (start + end) / 2])),
    },
    false,
  ],
  [
    'youtubei.js',
    {
      content: {
        body: {
          initial_segments: [
            { type: 'TranscriptSectionHeader', start_ms: '0', snippet: { text: 'Intro' } },
            ...list((one) => ({
              type: 'TranscriptSegment',
              start_ms: `${one.start * 1000}`,
              end_ms: `${one.end * 1000}`,
              snippet: { runs: [{ text: one.text }] },
            })),
          ],
        },
      },
    },
    false,
  ],
  [
    'Premiere, CSV',
    `"Speaker Name","Start Time","End Time","Text"\n${text((one) => `"${one.speaker}","${clock(one.start).slice(0, 8)}:15","${clock(one.end).slice(0, 8)}:00","${one.text}"`)}`,
    true,
  ],
  [
    'Premiere, text',
    text(
      (one) => `${clock(one.start).slice(0, 8)}:15 - ${clock(one.end).slice(0, 8)}:00\n${one.speaker}\n${one.text}\n`,
    ),
    true,
  ],
  ['Otter', text((one) => `${one.speaker}  ${minutes(one.start)}\n${one.text}\n`), true],
  ['Rev, text', text((one) => `${one.speaker} (00:${minutes(one.start).slice(2)}):\n${one.text}\n`), true],
  [
    'a table with a range',
    `Timecode\tSpeaker\tDialogue\n${text((one) => `${minutes(one.start)} - ${minutes(one.end)}\t${one.speaker}\t${one.text}`)}`,
    true,
  ],
  ['LRC', `[ti:Chair]\n${text((one) => `[00:${clock(one.start).slice(6, 11)}]${one.text}`)}`, false],
  [
    'YouTube’s panel with times in words',
    text((one) => `${minutes(one.start)}\n${Math.floor(one.start)} Sekunden\n${one.text}`),
    false,
  ],
];

test.each(files)('the file of %s is read', (_tool, file, speakers) => {
  const captions = parseCaptions(typeof file === 'string' ? file : JSON.stringify(file));
  if (!captions.ok) throw new Error(captions.reason);
  const { segments, warnings } = captions;
  expect(warnings).toEqual([]);
  const words = segments.map((segment) => segment.text.replace(/^>> /, '')).join(' ');
  expect(words).toBe(said.map((one) => one.text).join(' '));
  for (const one of said) {
    const segment = segments.find(({ start }) => Math.abs(start - one.start) <= 0.6);
    expect(segment?.text).toMatch(new RegExp(`^(?:>> )?${one.text.split(' ')[0]}`));
    if (speakers) expect(segment?.speaker).toBe(one.speaker);
  }
});

test('a time that is spoken of is none that captions begin at', () => {
  const read = (written: string) => {
    const captions = parseCaptions(written);
    if (!captions.ok) throw new Error(captions.reason);
    expect(captions.warnings).toEqual([]);
    return captions.segments.map(({ start, text: words }) => [start, words.replace(/^>> /, '')]);
  };
  const panel = [
    '0:02',
    'We open.',
    '0:15',
    '8:30 in the morning is the first one.',
    '0:20',
    'Then we close.',
    '0:31',
    'Bye.',
  ];
  expect(read(panel.join('\n'))).toEqual([
    [2, 'We open.'],
    [15, '8:30 in the morning is the first one.'],
    [20, 'Then we close.'],
    [31, 'Bye.'],
  ]);
  const turns = [
    'Ann Lee   0:14',
    'Let us meet at 9:30',
    'Bob Roe   0:20',
    'Yes.',
    'Ann Lee   0:25',
    'Fine.',
    'Bob Roe   0:28',
    'It begins at 14:00',
  ];
  expect(read(turns.join('\n'))).toEqual([
    [14, 'Let us meet at 9:30'],
    [20, 'Yes.'],
    [25, 'Fine.'],
    [28, 'It begins at 14:00'],
  ]);
});

test('lyrics that come again are sung each time', () => {
  const captions = parseCaptions('[00:02.00]One verse.\n[00:12.00][00:45.00]The chorus.\n[00:30.00]Another verse.');
  expect(captions).toMatchObject({
    segments: [
      { start: 2, text: 'One verse.' },
      { start: 12, text: 'The chorus.' },
      { start: 30, text: 'Another verse.' },
      { start: 45, text: 'The chorus.' },
    ],
  });
});

test('several who speak under one time begin one after the other', () => {
  const turn = (one: Said) => `${one.speaker}: ${one.text}`;
  const captions = parseCaptions(['0:00', ...said.map(turn), '0:20', ...said.toReversed().map(turn)].join('\n'));
  if (!captions.ok) throw new Error(captions.reason);
  const starts = captions.segments.map(({ start }) => Math.round(start));
  expect(starts.slice(0, 5)).toEqual([0, 6, 11, 16, 20]);
  expect(captions.segments.map(({ speaker }) => speaker).slice(0, 2)).toEqual(['Ann', 'Bob']);
});

test('what stands in no time of its own is told where it is left out', () => {
  const captions = parseCaptions(`Intro\n${text((one) => `${minutes(one.start)}\t${one.text}`)}`);
  expect(captions).toMatchObject({ ok: true, warnings: ['Lines without a time were left out as headings: “Intro”.'] });
});
