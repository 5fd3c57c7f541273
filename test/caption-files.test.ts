import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { again, tools } from '../src/transcripts/formats/tools.ts';
import { captionFilesPage } from '../tools/caption-files.ts';

const root = path.resolve(import.meta.dirname, '..');

test('the page of files that are read is made from the readers’ table', () => {
  expect(readFileSync(path.join(root, 'docs/caption-files.md'), 'utf8')).toBe(captionFilesPage());
});

test('the web app offers every kind of file that is read', () => {
  const chosen = /captionFiles =\s*'([^']+)'/.exec(
    readFileSync(path.join(root, 'web/src/uploads/choose-file.tsx'), 'utf8'),
  )?.[1];
  const offered = new Set(chosen?.split(','));
  expect(tools.flatMap(({ extensions }) => extensions).filter((extension) => !offered.has(extension))).toEqual([]);
});

test.each([
  ['{"wireMagic":"pb3","events":[', /fmt=json3/],
  ['{"segments":[{"avg_logprob":-0.1,', /Run Whisper again/],
  ['{"jobName":"a","results":{', /Amazon|job again/],
  ['{"monologues":[', /Rev again/],
  ['{"transcription":[', /whisper\.cpp again/],
  ['[{"text":"a"', /where it was made/],
])('what to do with %s is told in the words of its tool', (text, advice) => {
  expect(again(text)).toMatch(advice);
  if (!text.includes('wireMagic')) expect(again(text)).not.toMatch(/YouTube|fmt=json3/);
});
