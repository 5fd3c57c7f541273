import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest, runProgram } from './harness/program.ts';
import {
  automaticTrack,
  isPlayer,
  json3,
  playerAnswer,
  startScriptedPlatform,
  trackList,
  videoId,
} from './harness/scripted-platform.ts';

async function run(words: string[]) {
  const program = runProgram(words, {});
  return { code: await program.ended, output: program.output(), errors: program.errors() };
}

async function fileOf(name: string, text: string): Promise<string> {
  const file = path.join(await folderForTest(), name);
  await writeFile(file, text);
  return file;
}

const talk = `WEBVTT
Language: en

00:01.000 --> 00:02.500
<v Ann>Good evening &amp; welcome.

00:02.500 --> NaN
<v Bob>How are you?

00:04.000 --> 00:05.000
Fine.
`;

test('cuemark transcript --format json holds what was read, with what was repaired', async () => {
  const { code, output } = await run([
    'transcript',
    await fileOf('talk.vtt', talk.replace('00:02.500 --> NaN', 'NaN --> NaN')),
    '--format',
    'json',
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual({
    title: 'talk',
    duration_seconds: 5,
    language: 'en',
    warnings: ['1 caption has no time that can be read (the first in line 7), and was put between the neighbours.'],
    segments: [
      { start_seconds: 1, end_seconds: 2.5, speaker: 'Ann', text: 'Good evening & welcome.' },
      { start_seconds: 2.5, end_seconds: 4, speaker: 'Bob', text: '>> How are you?' },
      { start_seconds: 4, end_seconds: 5, speaker: null, text: 'Fine.' },
    ],
  });
});

test('chapters and answers say on standard error what was repaired in the file', async () => {
  const file = await fileOf('talk.vtt', talk.replace('00:02.500 --> NaN', 'NaN --> NaN'));
  const told = '1 caption has no time that can be read (the first in line 7), and was put between the neighbours.\n';
  for (const words of [
    ['chapters', file, '--json'],
    ['ask', file, 'How are you?', '--json'],
    ['transcript', file],
  ]) {
    expect(await run(words)).toMatchObject({ code: 0, errors: told });
  }
});

test('--captions takes the captions in that language, says which they are, and which there are where it has none', async () => {
  const german = {
    ...automaticTrack,
    vssId: '.de',
    languageCode: 'de',
    kind: undefined,
    name: { simpleText: 'Deutsch' },
  };
  const track = { ...german, baseUrl: automaticTrack.baseUrl.replace('lang=en', 'lang=de') };
  const { origin } = await startScriptedPlatform((asked, response) => {
    if (isPlayer(asked)) response.end(playerAnswer({ captions: trackList(automaticTrack, track) }));
    else response.end(json3(asked.path.includes('lang=de') ? 'Guten Abend' : 'Good evening'));
  });
  const transcript = async (...words: string[]) => {
    const program = runProgram(['transcript', `https://youtu.be/${videoId}`, ...words], { YOUTUBE_ORIGIN: origin });
    return { code: await program.ended, output: program.output(), errors: program.errors() };
  };
  expect(await transcript()).toEqual({ code: 0, output: '0:00 Good evening\n', errors: '' });
  expect(await transcript('--captions', 'de-AT')).toEqual({
    code: 0,
    output: '0:00 Guten Abend\n',
    errors: 'Captions: Deutsch, de.\n',
  });
  expect(await transcript('--captions', 'fr')).toMatchObject({
    code: 1,
    errors: 'The video has no captions in fr. It has them in: en, de.\n',
  });
  expect(await transcript('--captions', 'german!')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('pt-BR'),
  });
  const file = await fileOf('talk.vtt', talk);
  expect(await run(['transcript', file, '--captions', 'de'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('video link'),
  });
});

test('a whole file has no warnings, and each other form tells who speaks when', async () => {
  const file = await fileOf('talk.vtt', talk.replace('NaN', '00:03.500'));
  const json = JSON.parse((await run(['transcript', file, '--format', 'json'])).output);
  expect(json).toMatchObject({ warnings: [], segments: { length: 3 } });
  expect((await run(['transcript', file])).output).toBe(
    '0:01 Ann: Good evening & welcome.\n0:02 Bob: How are you?\n0:04 Fine.\n',
  );
  expect((await run(['transcript', file, '--format', 'md'])).output).toBe(
    '# talk\n\n**0:01** *Ann:* Good evening & welcome.\n\n**0:02** *Bob:* How are you?\n\n**0:04** Fine.\n',
  );
});

test.each(['srt', 'vtt'])('--format %s read again gives the same words and times', async (format) => {
  const file = await fileOf(
    'talk.vtt',
    `${talk.replace('NaN', '00:03.500')}\n00:06.000 --> 00:07.000\n1 &lt; 2 &lt;b&gt;\n`,
  );
  const segmentsOf = async (name: string) =>
    JSON.parse((await run(['transcript', name, '--format', 'json'])).output).segments as {
      start_seconds: number;
      end_seconds: number;
      text: string;
    }[];
  const plain = (segments: Awaited<ReturnType<typeof segmentsOf>>) =>
    segments.map(({ start_seconds, end_seconds, text }) => [start_seconds, end_seconds, text.replace('>> ', '')]);
  const again = await fileOf(`again.${format}`, (await run(['transcript', file, '--format', format])).output);
  expect(plain(await segmentsOf(again))).toEqual(plain(await segmentsOf(file)));
});

const field = path.resolve(import.meta.dirname, '../../shared/field/cases');
test.skipIf(!existsSync(field))(
  'what was repaired goes to standard error beside text (skipped where ../shared/field is absent)',
  async () => {
    const { code, output, errors } = await run(['transcript', path.join(field, '66-rewinds.srt')]);
    expect(code).toBe(0);
    expect(output.trimEnd().split('\n')).toHaveLength(56);
    expect(errors).toContain('The times begin anew in 14 places');
  },
);
