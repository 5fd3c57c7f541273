import { expect, test } from 'vitest';
import { type AskedDocument, besideDocuments, wrongDocuments } from './answers-material.ts';

function documentOf(id: string, set: AskedDocument['set'], group: string, fold: number): AskedDocument {
  const transcript = { language: 'en', kind: 'manual' as const, segments: [] };
  return {
    id,
    set,
    group,
    fold,
    input: { transcript, chapters: [], durationSeconds: 60, title: id, earlier: [] },
    questions: Array.from({ length: 30 }, (_, at) => ({
      question: `What of ${at}?`,
      answer: null,
      spans: [{ start: at, end: at + 1 }],
    })),
  };
}

test('a title is asked of another channel of its fold, and of another video of its own channel', () => {
  const documents = [
    documentOf('a1', 'titles', 'a', 0),
    documentOf('a2', 'titles', 'a', 0),
    documentOf('b1', 'titles', 'b', 0),
    documentOf('b2', 'titles', 'b', 0),
    documentOf('c1', 'titles', 'c', 1),
  ];
  expect(new Set(wrongDocuments(documents, 0))).toEqual(new Set([2, 3]));
  expect(new Set(besideDocuments(documents, 0))).toEqual(new Set([1]));
  expect(besideDocuments(documents, 4)).toEqual([]);
});

test("people's questions are asked of any other document of their set, the same ones every time", () => {
  const documents = ['a', 'b', 'c', 'd'].map((id, at) => documentOf(id, 'qmsum', id, at % 2));
  expect(new Set(wrongDocuments(documents, 1))).toEqual(new Set([0, 2, 3]));
  expect(wrongDocuments(documents, 1)).toEqual(wrongDocuments(documents, 1));
});
