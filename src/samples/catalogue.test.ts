import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseCaptions } from '../transcripts/parse-captions.ts';
import { isSampleId, sampleCatalogue } from './catalogue.ts';

const scripts = path.join(import.meta.dirname, 'scripts');
const videos = [...sampleCatalogue()];
const spoken = videos.filter(([id]) =>
  ['sampleTalk1', 'sampleTuto1', 'sampleIntv1', 'sampleLect1', 'sampleGerm1'].includes(id),
);

test('no id of a sample can be a real video’s', () => {
  for (const [id] of videos) {
    expect(id).toMatch(/^[A-Za-z0-9_-]{11}$/);
    expect(isSampleId(id), id).toBe(true);
  }
  // 11 base64 characters hold 66 bits, an id 64: the last character has its two low bits clear.
  expect(['dQw4w9WgXcQ', 'jNQXAC9IVRw', 'aaaaaaaaaaA'].map(isSampleId)).toEqual([false, false, false]);
});

test('no sentence occurs twice in the scripts', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const name of readdirSync(scripts)) {
    const lines = readFileSync(path.join(scripts, name), 'utf8').split('\n');
    const sentences = lines.flatMap((line) => line.replace(/^>> /, '').split(/(?<=[.?!])\s+/));
    for (const sentence of sentences) {
      const words =
        sentence
          .toLowerCase()
          .match(/[\p{L}\p{N}']+/gu)
          ?.join(' ') ?? '';
      if (words === '' || /^(\[|\()/.test(sentence.trim())) continue;
      if (seen.has(words)) twice.push(`${name} and ${seen.get(words)}: ${words}`);
      seen.set(words, name);
    }
  }
  expect(seen.size).toBeGreaterThan(1500);
  expect(twice).toEqual([]);
});

test.each(spoken)('%s has captions with the pace of speech, in short rolling lines', (_id, video) => {
  const captions = parseCaptions(JSON.stringify(video.captions?.json3()));
  if (!captions.ok) throw new Error(captions.reason);
  const { segments } = captions;
  const words = segments.reduce((sum, segment) => sum + segment.text.split(/\s+/).length, 0);
  expect((words / video.durationSeconds) * 60).toBeGreaterThan(120);
  expect((words / video.durationSeconds) * 60).toBeLessThan(175);
  expect(Math.max(...segments.map(({ text }) => text.length))).toBeLessThanOrEqual(48);
  expect(segments.every(({ text, wordStarts }) => wordStarts?.length === text.split(/\s+/).length)).toBe(true);
  expect(segments.at(-1)?.end).toBeLessThanOrEqual(video.durationSeconds);
});

test('the English captions of the German sample run beside its own', () => {
  const video = sampleCatalogue().get('sampleGerm1');
  const [own, english] = [video?.captions, video?.translations?.[0]].map((track) => {
    const captions = parseCaptions(JSON.stringify(track?.json3()));
    return captions.ok ? captions.segments : [];
  });
  const saysName = ({ text }: { text: string }) => /Krause|Trude|214|Pohl/.test(text);
  const [said, read] = [own, english].map((segments = []) => segments.filter(saysName).map(({ start }) => start));
  expect(read).toHaveLength(4);
  for (const [place, start] of (read ?? []).entries()) expect(Math.abs(start - (said?.[place] ?? 0))).toBeLessThan(15);
  expect(english?.at(-1)?.end).toBeLessThanOrEqual(video?.durationSeconds ?? 0);
});

test('the lecture lasts two hours', () => {
  const lecture = videos.find(([id]) => id === 'sampleLect1')?.[1];
  expect((lecture?.durationSeconds ?? 0) / 3600).toBeGreaterThan(1.9);
  expect((lecture?.durationSeconds ?? 0) / 3600).toBeLessThan(2.2);
});
