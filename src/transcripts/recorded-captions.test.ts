import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCaptions } from './parse-captions.ts';

const folder = path.resolve(import.meta.dirname, '../../../shared/platform');

function parsed(name: string) {
  const captions = parseCaptions(readFileSync(path.join(folder, name)), name);
  if (!captions.ok) throw new Error(captions.reason);
  return captions;
}

const words = (name: string) => parsed(name).segments.flatMap((segment) => segment.text.split(' '));

describe.skipIf(!existsSync(folder))('recorded captions (skipped where ../shared/platform is absent)', () => {
  test('every recorded caption body and page is read by a test of this file', () => {
    const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as { file: string }[];
    const bodies = index.map(({ file }) => file).filter((file) => !/(?:player|next|innertube|--\d)\.json$/.test(file));
    const own = readFileSync(import.meta.filename, 'utf8');
    expect(bodies).toHaveLength(7);
    expect(bodies.filter((file) => !own.includes(`'${file}'`))).toEqual([]);
  });

  test('rolling automatic captions have the words of their cleaned twin, each once', () => {
    const rolling = parsed('captions--Q8wVMdwhlh4.en.vtt');
    expect(words('captions--Q8wVMdwhlh4.en.vtt')).toEqual(words('captions--Q8wVMdwhlh4.en.clean.vtt'));
    expect(rolling).toMatchObject({ format: 'vtt', language: 'en' });
    const untimed = rolling.segments.filter((segment) => segment.wordStarts === undefined);
    expect(untimed.map((segment) => segment.text)).toEqual([]);
  });

  test('json3 by hand has a segment for each event', () => {
    expect(parsed('captions--json3_0.json').segments).toHaveLength(151);
  });

  test('automatic json3 has a time for every word and no overlaps', () => {
    const { segments } = parsed('captions--json3_1.json');
    expect(segments).toHaveLength(1053);
    for (const [index, { end, text, wordStarts }] of segments.entries()) {
      expect(wordStarts).toHaveLength(text.split(' ').length);
      expect(end).toBeLessThanOrEqual(segments[index + 1]?.start ?? end);
    }
  });

  test('transcript XML is read', () => {
    expect(parsed('transcript-api--transcript.xml')).toMatchObject({ format: 'srv1', segments: { length: 3 } });
  });

  test.each(['transcript-api--youtube_consent_page.html', 'transcript-api--youtube_too_many_requests.html'])(
    '%s is told as a web page',
    (name) => {
      const captions = parseCaptions(readFileSync(path.join(folder, name)));
      expect(captions).toMatchObject({ ok: false, reason: expect.stringContaining('This is a web page') });
    },
  );
});
