import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportChapters, exportFormats } from './exports.ts';

const chapters = [
  { startSeconds: 0, title: 'Intro' },
  { startSeconds: 3661, title: 'Salt & <pepper> --> "both"' },
];

test('the text form is the block of the description', () => {
  expect(exportChapters('txt', chapters, 4000)).toBe('0:00 - Intro\n1:01:01 - Salt & <pepper> --> "both"\n');
});

test('JSON is Podcasting 2.0 chapters that end where the next begins', () => {
  expect(JSON.parse(exportChapters('json', chapters, 4000.5))).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, endTime: 3661, title: 'Intro' },
      { startTime: 3661, endTime: 4000.5, title: chapters[1]?.title },
    ],
  });
});

test('WebVTT escapes what would be markup or an arrow', () => {
  expect(exportChapters('vtt', chapters, 4000.25)).toBe(
    'WEBVTT\n\n1\n00:00:00.000 --> 01:01:01.000\nIntro\n\n2\n01:01:01.000 --> 01:06:40.250\nSalt &amp; &lt;pepper&gt; --&gt; "both"\n',
  );
});

test('ffmpeg metadata escapes its five special characters', () => {
  const text = exportChapters('ffmetadata', [{ startSeconds: 0, title: 'a=b;c#d\\e\nf' }], 10);
  expect(text).toBe(';FFMETADATA1\n\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=10000\ntitle=a\\=b\\;c\\#d\\\\e\\\nf\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])('CSV guards the cell %j', (title) => {
  expect(exportChapters('csv', [{ startSeconds: 0, title }], 10)).toBe(
    `start,start_seconds,end_seconds,title\r\n0:00,0,10,"'${title}"\r\n`,
  );
});

test('CSV doubles quotes and leaves ordinary titles alone', () => {
  expect(exportChapters('csv', [{ startSeconds: 61, title: 'The "best", 2 - 1' }], 90)).toContain(
    '1:01,61,90,"The ""best"", 2 - 1"\r\n',
  );
});

test('no title breaks the form it is written in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const one = [{ startSeconds: 0, title }];
      expect(JSON.parse(exportChapters('json', one, 10)).chapters[0].title).toBe(title);
      expect(exportChapters('vtt', one, 10).match(/-->/g)).toHaveLength(1);
      const csv = exportChapters('csv', one, 10);
      expect(csv.slice(csv.indexOf('"') + 1, csv.lastIndexOf('"')).replaceAll('""', '')).not.toContain('"');
    }),
  );
});

test('every form ends with a line break', () => {
  for (const format of exportFormats) expect(exportChapters(format, chapters, 4000)).toMatch(/\n$/);
});
