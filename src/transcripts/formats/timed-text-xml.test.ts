import { expect, test } from 'vitest';
import { parseCaptions } from '../parse-captions.ts';

function segments(text: string) {
  const captions = parseCaptions(text);
  if (!captions.ok) throw new Error(captions.reason);
  return captions.segments;
}

const ttml = (body: string, attributes = '') =>
  segments(
    `<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml" ${attributes}><body><div>${body}</div></body></tt>`,
  );

test('srv1 texts are decoded twice and lose their tags', () => {
  const file = `<?xml version="1.0" encoding="utf-8" ?><transcript>
    <text start="0.5" dur="1.5">Ann&amp;#39;s R&amp;amp;D
&lt;i&gt;lab&lt;/i&gt; 1 &amp;lt; 2</text><text start="3" dur="1"/>stray<text dur='1' start='4'><![CDATA[a & b]]></text>
    <text start="soon" dur="1">never</text><text start="6">last</text></transcript>`;
  expect(parseCaptions(file)).toEqual({
    ok: true,
    format: 'srv1',
    language: null,
    segments: [
      { start: 0.5, end: 2, text: "Ann's R&D lab 1 < 2" },
      { start: 4, end: 5, text: 'a & b' },
      { start: 5, end: 6, text: 'never' },
      { start: 6, end: 11, text: 'last' },
    ],
    warnings: ['1 caption has no time that can be read, and was put between the neighbours.'],
  });
});

test('srv3 words have times, and lines that only scroll are left out', () => {
  const file = `<?xml version="1.0" encoding="utf-8" ?><timedtext format="3">
<head><ws id="0"/><wp id="1" ap="6"/></head><body><w t="0" id="1" wp="1"/>
<p t="100" d="4000" w="1"><s ac="240">so</s><s t="200" ac="252"> we</s><s t="900"> bake</s></p>
<p t="2090" d="2010" w="1" a="1">
</p>
<p t="2100" d="3000" w="1"><s t="0">&gt;&gt; bread</s></p>
<p t="6000" d="1000">by hand<br/>too</p></body></timedtext>`;
  const captions = parseCaptions(file);
  expect(captions).toMatchObject({ ok: true, format: 'srv3' });
  expect(segments(file)).toEqual([
    { start: 0.1, end: 2.1, text: 'so we bake', wordStarts: [0.1, 0.3, 1] },
    { start: 2.1, end: 5.1, text: '>> bread', wordStarts: [2.1, 2.1] },
    { start: 6, end: 7, text: 'by hand too' },
  ]);
});

test('the older timedtext form with text elements is read as well', () => {
  expect(segments('<timedtext><text t="1500" d="500" w="1">hello</text></timedtext>')).toEqual([
    { start: 1.5, end: 2, text: 'hello' },
  ]);
});

test.each([
  ['00:00:02', 2],
  ['00:00:02.5', 2.5],
  ['01:00:00:05', 3600.2],
  ['12.5s', 12.5],
  ['120ms', 0.12],
  ['2m', 120],
  ['1h', 3600],
  ['50f', 2],
  ['30000t', 3],
])('the TTML time %s is %d seconds, at 25 frames and 10000 ticks', (time, seconds) => {
  const rates = 'xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="25" ttp:tickRate="10000"';
  expect(ttml(`<p begin="${time}" dur="1s">a</p>`, rates)).toEqual([{ start: seconds, end: seconds + 1, text: 'a' }]);
});

test('TTML frames follow the multiplier', () => {
  expect(
    ttml('<p begin="300f" end="20s">a</p>', 'ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"')[0]?.start,
  ).toBe(10.01);
});

test('TTML texts have breaks, nested spans and no metadata, and the language is that of the root', () => {
  const file = `<tt:tt xmlns:tt="http://www.w3.org/ns/ttml" xml:lang="de-AT"><tt:head><tt:metadata><ttm:title>Titel
</ttm:title></tt:metadata></tt:head><tt:body><tt:div><tt:p begin="1s" end="2s"><metadata>nicht</metadata>
  <tt:span style="a">Grüß<tt:span> dich</tt:span>,</tt:span><tt:br/>du &amp; <!-- nicht --> ich
</tt:p></tt:div></tt:body></tt:tt>`;
  expect(parseCaptions(file)).toEqual({
    ok: true,
    format: 'ttml',
    language: 'de-AT',
    segments: [{ start: 1, end: 2, text: 'Grüß dich, du & ich' }],
    warnings: [],
  });
});

test('the agents of TTML are its speakers, by their names', () => {
  const said = segments(`<tt xmlns:ttm="http://www.w3.org/ns/ttml#metadata"><head><metadata>
    <ttm:agent xml:id="a" type="person"><ttm:name type="full">Ann &amp; Co</ttm:name></ttm:agent>
    <ttm:agent xml:id="b" type="person"><ttm:name> Bob </ttm:name><ttm:name>Robert</ttm:name></ttm:agent>
    <ttm:agent xml:id="c" type="person"/></metadata></head><body><div ttm:agent="b">
    <p begin="1s" end="2s" ttm:agent="a">Hi. <span ttm:agent="b">Yes?</span></p>
    <p begin="2s" end="3s">So.</p>
    <p begin="3s" end="4s" ttm:agent="c">Who?</p>
    <p begin="4s" end="5s" ttm:agent="a b">We.</p></div></body></tt>`);
  expect(said.map(({ text, speaker }) => [speaker, text])).toEqual([
    ['Ann & Co', 'Hi.'],
    ['Bob', '>> Yes?'],
    ['Bob', 'So.'],
    [undefined, 'Who?'],
    ['Ann & Co', '>> We.'],
  ]);
});

test('TTML times count from the element around, spans time words or stand for cues of their own', () => {
  const body = `<div begin="10s"><p begin="1s" end="3s"><span>so</span> <span begin="0.5s">we</span></p></div>
    <p><span begin="20s" end="21s">one</span><br/><span begin="22s" end="23s">two</span></p><p>then</p>`;
  expect(ttml(body)).toEqual([
    { start: 11, end: 13, text: 'so we', wordStarts: [11, 11.5] },
    { start: 20, end: 21, text: 'one', wordStarts: [20] },
    { start: 22, end: 23, text: 'two', wordStarts: [22] },
    { start: 23, end: 28, text: 'then', wordStarts: [23] },
  ]);
});

test('XML that is cut off or badly nested gives what can be read', () => {
  expect(ttml('<p begin="1s" end="2s"><b>one</i></p></x><p begin="2s" end="3s">two').map(({ text }) => text)).toEqual([
    'one',
    'two',
  ]);
  expect(segments('<transcript><text start="1" dur="1">one</text><text start="2" dur="').length).toBe(1);
});

test.each([
  ['an ampersand', 'R&D & you; all', 'R&D & you; all'],
  ['a less-than sign', '1 < 2, <3', '1 < 2, <3'],
  ['a declaration', 'one <!two> three', 'one <!two> three'],
  ['a closing tag of nothing', 'one</x> two</i> three', 'one two three'],
  ['an element that another closes', 'one <span><b>two</span> three', 'one two three'],
  ['names in another case', 'one <SPAN>two</span> three', 'one two three'],
  ['an attribute without quotes', 'one <span style=a>two</span> three', 'one two three'],
])('%s where XML has none loses no word', (_, broken, text) => {
  const body = `<p begin="1s" end="2s">${broken}</p><p begin="3s" end="4s">next</p>`;
  expect(ttml(body).map((segment) => segment.text)).toEqual([text, 'next']);
});

test('TTML without a readable time says which', () => {
  expect(parseCaptions('<tt><body><p begin="noon">a</p></body></tt>')).toMatchObject({
    ok: false,
    reason: expect.stringContaining('A <p> has no readable time: “noon”.'),
  });
});
