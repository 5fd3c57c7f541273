import { expect, test } from 'vitest';
import english from '../i18n/locales/en/app.json' with { type: 'json' };
import { addMessages } from '../i18n/messages.ts';
import { sourceWords } from './source-words.ts';

addMessages(english);

const nothing = { kind: null, language: null, recogniser: null, file_name: null };

test.each([
  [{ kind: 'manual', language: 'en' }, 'From the video’s English captions.'],
  [{ kind: 'automatic', language: 'de-AT' }, 'From the video’s Austrian German captions, made automatically.'],
  [{ kind: 'automatic', language: 'zh_Hans' }, 'From the video’s Simplified Chinese captions, made automatically.'],
  [{ kind: 'manual', language: 'no language' }, 'From the video’s captions.'],
  [{ kind: 'manual', language: 'qqx' }, 'From the video’s captions.'],
  [
    { kind: 'recognised', language: 'en', recogniser: 'whisper-1' },
    'Heard by whisper-1, in English. Some words may be misheard.',
  ],
  [{ kind: 'recognised' }, 'Heard by a speech recogniser. Some words may be misheard.'],
  [{ kind: 'file', language: 'en', file_name: 'my talk.srt' }, 'From your file \u2068my talk.srt\u2069.'],
  [{ kind: 'file' }, 'From your caption file.'],
  [{}, null],
] as const)('%j reads as “%s”', (known, words) => {
  expect(sourceWords({ ...nothing, ...known })).toBe(words);
});
