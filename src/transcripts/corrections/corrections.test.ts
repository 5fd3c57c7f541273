import { expect, test } from 'vitest';
import type { Segment } from '../transcript.ts';
import { correctSegments, placesInSegments } from './correct-segments.ts';
import { correctMarkdown, correctText } from './correct-text.ts';

const segment = (start: number, text: string, more: Partial<Segment> = {}): Segment => ({
  start,
  end: start + 4,
  text,
  ...more,
});
const put = (wrong: string, right: string) => [{ wrong, right }];

test('whole words are corrected, with their punctuation around them', () => {
  const rule = put('Kubernets', 'Kubernetes');
  expect(correctText('Kubernets, in Kubernets-land: “Kubernets”.', rule)).toBe(
    'Kubernetes, in Kubernetes-land: “Kubernetes”.',
  );
  expect(correctText('Kubernetsy unkubernets kubernets2', rule)).toBe('Kubernetsy unkubernets kubernets2');
  expect(correctText('C++ and C', put('C++', 'Rust'))).toBe('Rust and C');
  expect(correctText('It’s Jons', put("it's jons", 'it is John’s'))).toBe('It is John’s');
});

test('the case of what stood there is kept, a name’s own before it', () => {
  expect(correctText('Pod, pod, POD', put('pod', 'part'))).toBe('Part, part, PART');
  expect(correctText('Cooper netties and cooper netties', put('cooper netties', 'Kubernetes'))).toBe(
    'Kubernetes and Kubernetes',
  );
  expect(correctText('openai OpenAI', put('openai', 'OpenAI'))).toBe('OpenAI OpenAI');
});

test('writing without spaces is corrected by its characters, and particles of Korean stay', () => {
  expect(correctText('今日は久場ネテスの話です', put('久場ネテス', 'クバネティス'))).toBe('今日はクバネティスの話です');
  expect(correctText('쿠버네츠를 씁니다', put('쿠버네츠', '쿠버네티스'))).toBe('쿠버네티스를 씁니다');
});

test('what is right already is left alone, so a rule may be followed twice', () => {
  const rule = put('York', 'New York');
  expect(correctText('York, not New York', rule)).toBe('New York, not New York');
  expect(correctText(correctText('York', rule), rule)).toBe('New York');
});

test('rules are followed in their order', () => {
  expect(correctText('kubernets', [...put('kubernets', 'Kubernetes'), ...put('Kubernetes', 'K8s')])).toBe('K8s');
});

test('what is right stands in Markdown as text', () => {
  expect(correctMarkdown('Says *foo* [1:02].', put('foo', '*bar* <b>'))).toBe(String.raw`Says *\*bar\* \<b\>* [1:02].`);
});

test('a phrase that goes on in the next caption is corrected, and no time changes', () => {
  const said = [segment(0, 'we deploy cooper'), segment(4, 'netties today')];
  expect(correctSegments(said, put('cooper netties', 'Kubernetes'))).toEqual([
    segment(0, 'we deploy Kubernetes'),
    segment(4, 'today'),
  ]);
  expect(correctSegments(said, put('cooper netties', 'big Kubernetes'))).toEqual([
    segment(0, 'we deploy big'),
    segment(4, 'Kubernetes today'),
  ]);
  expect(correctSegments([segment(0, 'new'), segment(4, 'port')], put('new port', 'Newport'))).toEqual([
    segment(0, 'Newport'),
  ]);
  expect(
    correctSegments([segment(0, '今日は久場'), segment(4, 'ネテスです')], put('久場ネテス', 'クバネティス')),
  ).toEqual([segment(0, '今日はクバネティス'), segment(4, 'です')]);
});

test('several places of one caption are corrected, and those that cross on both of its sides', () => {
  const said = [segment(0, 'a cooper'), segment(4, 'netties b cooper netties c cooper'), segment(8, 'netties d')];
  expect(correctSegments(said, put('cooper netties', 'K8s'))).toEqual([
    segment(0, 'a K8s'),
    segment(4, 'b K8s c K8s'),
    segment(8, 'd'),
  ]);
});

test('as many words have a time as there are words', () => {
  const said = [segment(0, 'we like cooper netties, all of us', { wordStarts: [0, 0.5, 1, 1.5, 2, 2.5, 3] })];
  const [fewer] = correctSegments(said, put('cooper netties', 'Kubernetes'));
  expect(fewer).toEqual(segment(0, 'we like Kubernetes, all of us', { wordStarts: [0, 0.5, 1, 2, 2.5, 3] }));
  const [more] = correctSegments(said, put('netties', 'a b c'));
  expect(more?.text).toBe('we like cooper a b c, all of us');
  expect(more?.wordStarts).toEqual([0, 0.5, 1, 1.5, 1.5, 1.5, 2, 2.5, 3]);
});

test('places are shown with what stands around them', () => {
  const said = [segment(0, 'we deploy cooper'), segment(4, 'netties today'), segment(8, 'Cooper netties')];
  expect(placesInSegments(said, { wrong: 'cooper netties', right: 'Kubernetes' }, 1)).toEqual({
    count: 2,
    shown: [
      {
        startSeconds: 0,
        before: 'we deploy ',
        found: 'cooper netties',
        right: 'Kubernetes',
        after: ' today Cooper netties',
      },
    ],
  });
});
