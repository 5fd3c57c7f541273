import { expect, test } from 'vitest';
import { parseCaptions } from '../parse-captions.ts';

test('the segments of Whisper are read, with its language', () => {
  const file = {
    text: ' one two',
    segments: [
      { id: 0, start: 0, end: 2.5, text: ' one' },
      { id: 1, start: 2.5, end: 4, text: ' two &' },
    ],
  };
  expect(parseCaptions(JSON.stringify({ ...file, language: 'de' }))).toEqual({
    ok: true,
    format: 'transcript',
    language: 'de',
    segments: [
      { start: 0, end: 2.5, text: 'one' },
      { start: 2.5, end: 4, text: 'two &' },
    ],
    warnings: [],
  });
  expect(parseCaptions(JSON.stringify({ ...file, language: 'english' }))).toMatchObject({ ok: true, language: null });
  expect(parseCaptions(JSON.stringify({ ...file, language: 'eng' }))).toMatchObject({ ok: true, language: 'en' });
});

test('who speaks is kept, and a bare list with lengths is read', () => {
  const file = [
    { start: 1, duration: 2, text: 'Hello.', speaker: 'SPEAKER_00' },
    { start: 3, duration: 2, text: 'Hi.', speaker: 'SPEAKER_01' },
    { start: 5, duration: 2, text: null },
    { start: 'now', text: 'never' },
  ];
  expect(parseCaptions(JSON.stringify(file))).toMatchObject({
    ok: true,
    segments: [
      { start: 1, end: 3, text: 'Hello.', speaker: 'SPEAKER_00' },
      { start: 3, end: 5, text: '>> Hi.', speaker: 'SPEAKER_01' },
      { start: 5, text: 'never' },
    ],
  });
});

const ann = { start: 0.5, end: 3.1, text: 'Hello there.', speaker: 'Ann' };
const bo = { start: 3.1, end: 4, text: '>> Hi.', speaker: 'Bo' };
const { speaker: _, ...nameless } = ann;
const words = [
  { start: 0.5, end: 1, text: 'Hello', speaker: 'Speaker A' },
  { start: 1.25, end: 3.1, text: '>> Hi.', speaker: 'Speaker B' },
];
test.each([
  [
    'whisper.cpp, with tokens',
    {
      result: { language: 'en' },
      transcription: [
        {
          timestamps: { from: '00:00:00,500', to: '00:00:03,100' },
          offsets: { from: 500, to: 3100 },
          text: ' Hello there.',
          tokens: [{ text: ' Hello', offsets: { from: 500, to: 900 }, id: 1, p: 0.9 }],
        },
      ],
    },
    [nameless],
  ],
  [
    'Podcasting 2.0',
    {
      version: '1.0.0',
      segments: [
        { speaker: 'Ann', startTime: 0.5, endTime: 3.1, body: 'Hello there.' },
        { speaker: 'Bo', startTime: 3.1, endTime: 4, body: 'Hi.' },
      ],
    },
    [ann, bo],
  ],
  ['Hugging Face', { text: '', chunks: [{ timestamp: [0.5, 3.1], text: ' Hello there.' }] }, [nameless]],
  [
    'AssemblyAI, in milliseconds',
    {
      audio_duration: 4,
      words: [
        { text: 'Hello', start: 500, end: 1000, confidence: 0.9, speaker: 'A' },
        { text: 'Hi.', start: 1250, end: 3100, confidence: 0.9, speaker: 'B' },
      ],
    },
    words,
  ],
  [
    'Deepgram',
    {
      results: {
        channels: [
          {
            alternatives: [
              {
                words: [
                  { word: 'hello', punctuated_word: 'Hello', start: 0.5, end: 1, speaker: 0 },
                  { word: 'hi', punctuated_word: 'Hi.', start: 1.25, end: 3.1, speaker: 1 },
                ],
              },
            ],
          },
        ],
      },
    },
    words.map((word, at) => ({ ...word, speaker: `Speaker ${at}` })),
  ],
  [
    'Amazon Transcribe',
    { results: { audio_segments: [{ id: 0, transcript: 'Hello there.', start_time: '0.5', end_time: '3.1' }] } },
    [nameless],
  ],
])('the JSON of %s is read', (_name, file, segments) => {
  expect(parseCaptions(JSON.stringify(file))).toMatchObject({ ok: true, segments });
});

test('whole seconds stay seconds', () => {
  const file = [
    { start: 0, end: 60, text: 'Once upon a time there was a king.' },
    { start: 60, end: 90, text: 'The end.' },
  ];
  expect(parseCaptions(JSON.stringify(file))).toMatchObject({ segments: file });
});

test('letters that whisper.cpp cuts in two among its tokens spoil no others', () => {
  const said = { offsets: { from: 0, to: 2000 }, text: ' Größe ♪' };
  const file = JSON.stringify({ transcription: [{ ...said, tokens: [...' ♪♪♪'].map((text) => ({ text })) }] });
  const bytes = Buffer.from(file.replaceAll('"♪"', '"\ue000"'));
  const cut = bytes.toString('latin1').replaceAll('\xee\x80\x80', '\xe2\x99');
  expect(parseCaptions(Buffer.from(cut, 'latin1'))).toMatchObject({ segments: [{ text: 'Größe ♪' }] });
});
