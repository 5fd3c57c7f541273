import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { askQuestionSchema, idempotencyKeySchema, submitVideoSchema } from '../contract/objects.ts';
import { validationDetail } from './validation-detail.ts';

/** What somebody is told of a value that a schema does not take. */
function told(schema: z.ZodType, value: unknown, part: 'body' | 'headers' | 'querystring' = 'body'): string {
  const result = validatorCompiler({ schema, method: 'POST', url: '/' })(value) as { error?: unknown };
  return validationDetail(result.error as Parameters<typeof validationDetail>[0], part, value);
}

test.each([
  [{}, '`url` is missing.'],
  [{ url: null }, '`url` must be text.'],
  [{ url: 7 }, '`url` must be text.'],
  [null, 'The body must be a JSON object.'],
  [[], 'The body must be a JSON object.'],
  ['https://example.test', 'The body must be a JSON object.'],
  [{ url: 'a', x: 1 }, 'There is no field `x` here.'],
  [{ url: 'a', x: 1, y: 2 }, 'There are no fields `x`, `y` here.'],
  [{ link: 'a' }, '`url` is missing. There is no field `link` here.'],
  [{ url: 'a', 'b`c\nd\u202ee': 1 }, 'There is no field `b\uFFFDc\uFFFDd\uFFFDe` here.'],
  [{ url: 'a', ['k'.repeat(9000)]: 1 }, `There is no field \`${'k'.repeat(60)}\` here.`],
])('a video’s body %#: %s', (body, words) => expect(told(submitVideoSchema, body)).toBe(words));

test.each([
  [{}, '`question` is missing.'],
  [{ question: ' \n' }, '`question` is empty or only white space: write something.'],
  [{ question: 'e'.repeat(2001) }, '`question` must have at most 2000 characters.'],
  [{ question: 'a\0b' }, '`question` holds what is no character.'],
])('a question’s body %#', (body, words) => expect(told(askQuestionSchema, body)).toBe(words));

test('a header is named as it is usually written', () => {
  const schema = z.object({ 'idempotency-key': idempotencyKeySchema.optional(), range: z.string() });
  const words = 'Idempotency-Key has 1 to 255 characters.';
  expect(told(schema, { 'idempotency-key': '', range: '' }, 'headers')).toBe(words);
  expect(told(schema, { 'idempotency-key': 'k'.repeat(256) }, 'headers')).toBe(`${words} Range is missing.`);
});

test('characters of a header are counted as they were written, not its bytes', () => {
  const schema = z.object({ 'idempotency-key': idempotencyKeySchema });
  // As Node hands a header out: one character a byte.
  const received = (sent: string | Buffer) => ({ 'idempotency-key': Buffer.from(sent).toString('latin1') });
  const isTaken = (sent: string | Buffer) => schema.safeParse(received(sent)).success;
  expect([isTaken('é'.repeat(255)), isTaken('é'.repeat(256))]).toEqual([true, false]);
  expect([isTaken('🎬'.repeat(255)), isTaken('🎬'.repeat(256))]).toEqual([true, false]);
  expect(isTaken(Buffer.alloc(255, 0xe9))).toBe(true); // é of a client that sends Latin-1
  expect(isTaken(Buffer.alloc(256, 0xe9))).toBe(false);
});

test('every other fault says what to do, too', () => {
  const schema = z.strictObject({
    rows: z.array(z.strictObject({ at: z.number(), name: z.string().max(3) })),
    few: z.array(z.string()).max(1),
    size: z.enum(['small', 'large']),
    shape: z.enum(['round', 'flat', 'long']),
    count: z.int().min(2),
    email: z.email(),
    code: z.string().regex(/^a/).min(2),
    on: z.boolean(),
    list: z.array(z.string()),
  });
  const value = {
    rows: [{ at: '1', name: 'four', more: 1 }, 2],
    few: ['a', 'b'],
    size: 'huge',
    shape: 'odd',
    count: 1,
    email: 'nobody',
    code: 'b',
    on: 'yes',
    list: {},
  };
  expect(told(schema, value, 'querystring').split('. ').sort()).toEqual(
    [
      '`rows[0].at` must be a number',
      '`rows[0].name` must have at most 3 characters',
      'There is no field `rows[0].more` here',
      '`rows[1]` must be a JSON object',
      '`few` must have at most 1 entry',
      '`size` must be `small` or `large`',
      '`shape` must be `round`, `flat` or `long`',
      '`count` must be at least 2',
      '`email` must be an email address',
      '`code` does not have the form that is asked for',
      '`code` must have at least 2 characters',
      '`on` must be `true` or `false`',
      '`list` must be a list.',
    ].sort(),
  );
});
