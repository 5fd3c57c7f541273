import { expect, test } from 'vitest';
import { parseCaptions } from '../parse-captions.ts';

const chat = { replayChatItemAction: { actions: [] }, videoOffsetTimeMsec: '0' };

test.each([
  ['a live chat', `${JSON.stringify(chat)}\n${JSON.stringify(chat)}`, 'This is a live chat'],
  ['a live chat as a list', JSON.stringify([chat]), 'This is a live chat'],
  ['what yt-dlp tells of a video', '{"id":"a","extractor_key":"Youtube","automatic_captions":{}}', 'what yt-dlp tells'],
  ['chapters', '{"version":"1.2.0","chapters":[{"startTime":0,"title":"One"}]}', 'These are the chapters'],
  ['ffprobe', '{"streams":[{"codec_type":"video"}],"format":{"format_name":"mp4"}}', 'ffprobe'],
  ['broken JSON of Whisper', '{"segments":[{"avg_logprob":-0.2,"text":"a"', 'Run Whisper again'],
])('%s is refused by what it is', (_name, text, reason) => {
  expect(parseCaptions(text)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
});

test('one value a line, and numbers that are none, are read', () => {
  const line = (start: number | string, text: string) => `{"start":${start},"end":null,"text":"${text}"}`;
  expect(parseCaptions([line(1, 'One.'), line('NaN', 'Two.'), line(9, 'Three.')].join('\n'))).toMatchObject({
    ok: true,
    segments: [{ start: 1, text: 'One.' }, { text: 'Two.' }, { start: 9, text: 'Three.' }],
    warnings: [expect.stringContaining('no time')],
  });
});
