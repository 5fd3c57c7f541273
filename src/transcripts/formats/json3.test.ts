import { expect, test } from 'vitest';
import { parseCaptions } from '../parse-captions.ts';

function segments(value: unknown) {
  const captions = parseCaptions(JSON.stringify(value));
  if (!captions.ok) throw new Error(captions.reason);
  expect(captions).toMatchObject({ format: 'json3', language: null });
  return captions.segments;
}

test('automatic captions end where the next line begins and time their words', () => {
  const events = [
    { tStartMs: 0, dDurationMs: 90_000, id: 1, wpWinPosId: 1 },
    {
      tStartMs: 120,
      dDurationMs: 4000,
      wWinId: 1,
      segs: [
        { utf8: '>> so', acAsrConf: 200 },
        { utf8: ' we', tOffsetMs: 300 },
        { utf8: ' be', tOffsetMs: 640 },
        { utf8: 'gin' },
      ],
    },
    { tStartMs: 2500, dDurationMs: 1620, wWinId: 1, aAppend: 1, segs: [{ utf8: '\n' }] },
    { tStartMs: 2510, dDurationMs: 3000, wWinId: 1, segs: [{ utf8: '[Music]' }] },
  ];
  expect(segments({ wireMagic: 'pb3', events })).toEqual([
    { start: 0.12, end: 2.51, text: '>> so we begin', wordStarts: [0.12, 0.12, 0.42, 0.76] },
    { start: 2.51, end: 5.51, text: '[Music]', wordStarts: [2.51] },
  ]);
});

test('captions by hand have lines and no word times', () => {
  expect(segments({ events: [{ tStartMs: 1000, dDurationMs: 2000, segs: [{ utf8: 'one\ntwo' }] }] })).toEqual([
    { start: 1, end: 3, text: 'one two' },
  ]);
});

test('missing and mistaken fields are borne', () => {
  const events = [
    null,
    'text',
    { segs: [{ utf8: 'at the start' }] },
    { tStartMs: '2000', segs: [{}, null, { utf8: 7 }, { utf8: 'until the next' }] },
    {
      tStartMs: 4000,
      dDurationMs: null,
      segs: [
        { utf8: 'word', tOffsetMs: 'x' },
        { utf8: ' time', tOffsetMs: -100 },
      ],
    },
    { segs: [{ utf8: 'with the one before' }] },
    { tStartMs: 'soon', segs: [{ utf8: 'never' }] },
    { tStartMs: -5000, segs: [{ utf8: 'never' }] },
    { tStartMs: 1e300, segs: [{ utf8: 'never' }] },
  ];
  expect(segments({ events })).toMatchObject([
    { start: 0, end: 2, text: 'at the start' },
    { start: 2, end: 4, text: 'until the next' },
    { start: 4, text: 'word time', wordStarts: [4, 4] },
    { start: 4, text: 'with the one before' },
    ...Array.from({ length: 3 }, () => ({ text: 'never' })),
  ]);
});

test('tags and references that people uploaded are not said; what only looks like them is', () => {
  const said = (utf8: string) => segments({ events: [{ tStartMs: 0, dDurationMs: 900, segs: [{ utf8 }] }] })[0]?.text;
  expect(said('<i>R&amp;D</i> &#39;lab&#39; <font color="#fff">now</font>')).toBe("R&D 'lab' now");
  expect(said('1 < 2 && <laughs> a <T> b')).toBe('1 < 2 && <laughs> a <T> b');
  expect(said('&gt;&gt; yes [Applause] ♪ la ♪')).toBe('>> yes [Applause] ♪ la ♪');
});

test('overlapping events in any order come in order, and none reaches over the next', () => {
  const events = [
    { tStartMs: 4000, dDurationMs: 9000, segs: [{ utf8: 'third' }] },
    { tStartMs: 0, dDurationMs: 9000, segs: [{ utf8: 'first' }] },
    { tStartMs: 2000, dDurationMs: 100, segs: [{ utf8: 'second' }] },
  ];
  expect(segments({ events })).toEqual([
    { start: 0, end: 2, text: 'first' },
    { start: 2, end: 2.1, text: 'second' },
    { start: 4, end: 13, text: 'third' },
  ]);
});

test.each([
  '{"events":[]}',
  '{"wireMagic":"pb3","pens":[{}],"events":[{"tStartMs":0,"id":1},{"tStartMs":0,"segs":[{"utf8":"\\n"}]}]}',
  'WEBVTT\n\n',
  '<timedtext format="3"><body></body></timedtext>',
])('%s is whole and empty, which is told from a file at fault', (text) => {
  expect(parseCaptions(text)).toMatchObject({ ok: false, isEmpty: true });
});

test.each([
  '{"events":{}}',
  '{"events":[',
  '{"captions":[]}',
  '{"events":[{"tStartMs":"soon","segs":[{"utf8":"a"}]}]}',
])('%s is at fault, not empty', (text) => {
  expect(parseCaptions(text)).not.toHaveProperty('isEmpty');
});

test('json3 whose events have no text says so, with the event at fault', () => {
  expect(parseCaptions('{"events":[{"tStartMs":"soon","segs":[{"utf8":"a"}]}]}')).toEqual({
    ok: false,
    reason:
      'This json3 file has 1 cue, but none with both text and a possible time. Event 1 has no readable "tStartMs". Choose a file with captions in it.',
  });
});
