import { beforeAll, expect, test } from 'vitest';
import { seemsFalse } from '../src/answering/language-model/judging/learned-check.ts';
import { readInventedQuestions } from './answers-invented.ts';
import type { JudgedClaim } from './claims.ts';
import { readInventedTalks, readModelAnswers } from './invented.ts';
import { modelClaims } from './model-claims.ts';

const answers = readModelAnswers();
let claims: JudgedClaim[];

beforeAll(async () => {
  // Every tenth talk, one of each author: all of them take a minute.
  const documents = (await readInventedQuestions()).filter((_, at) => at % 10 === 3);
  claims = modelClaims(documents, answers);
}, 120_000);

test('a model answered questions about every talk, and each of its sentences cites some', () => {
  const talks = readInventedTalks().map(({ document }) => document.id);
  expect(new Set(answers.map(({ talk }) => talk))).toEqual(new Set(talks));
  expect(answers.flatMap((one) => one.claims).every(({ passages }) => passages.length > 0)).toBe(true);
});

/** Of which kind of claims what share is taken away. */
function removed(...kinds: string[]): number {
  const own = claims.filter(({ kind }) => kinds.includes(kind));
  expect(own.length).toBeGreaterThan(20);
  return own.filter((claim) => claim.faults(seemsFalse).length > 0).length / own.length;
}

test('nearly all that it claims stands', () => {
  expect(removed('model')).toBeLessThan(0.05);
});

test('and most of what is made of it by rule does not', () => {
  expect(removed('number', 'negation', 'name', 'elsewhere')).toBeGreaterThan(0.8);
});
