import { expect, test } from 'vitest';
import { titleOfCaptions, titleOfFile } from './file-name.ts';

test('a title keeps the last word of a name with dots, and leaves out the language of captions', () => {
  expect(titleOfFile('Interview.John.Doe.mp4')).toBe('Interview John Doe');
  expect(titleOfFile('follow.me.mp3')).toBe('follow me');
  expect(titleOfCaptions('Interview.John.Doe.srt')).toBe('Interview John Doe');
  for (const name of ['my_talk.en.srt', 'my-talk.de-AT.vtt', 'my talk.zh-Hans.vtt', 'my_talk.srt'])
    expect(titleOfCaptions(name)).toBe('my talk');
  expect(titleOfFile('.mp4')).toBe('Untitled');
});
