import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { auditMinutes } from '../../src/accounts/audit-minutes.ts';
import {
  accountSchema,
  accountSettingsSchema,
  citationsSchema,
  evidenceSchema,
  listSchema,
  passageSchema,
  problemSchema,
  questionSchema,
  summarySchema,
  transcriptSchema,
  videoSchema,
  webhookEvents,
  webhookSchema,
} from '../../src/contract/objects.ts';
import { auditQuestions } from '../../src/questions/audit-questions.ts';
import { auditVideos } from '../../src/videos/audit-videos.ts';
import { restoreVideo } from '../../src/videos/delete-video.ts';
import { apiClient, watch } from '../harness/client.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

/** Seconds of the run: FUZZ_SECONDS, a minute in CI, an hour on demand. */
const seconds = Number(process.env.FUZZ_SECONDS ?? 10);
const seed = Number(process.env.FUZZ_SEED ?? 20261121);

interface Operation {
  method: string;
  url: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const document = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../openapi.json'), 'utf8'));
const operations: Operation[] = Object.entries(document.paths).flatMap(([url, methods]) =>
  Object.entries(methods as Record<string, Pick<Operation, 'responses'>>).map(([method, { responses }]) => ({
    method: method.toUpperCase(),
    url,
    responses,
  })),
);
const objects = {
  account: accountSchema,
  account_settings: accountSettingsSchema,
  video: videoSchema,
  question: questionSchema,
  webhook: webhookSchema,
  transcript: transcriptSchema,
  evidence: evidenceSchema,
  summary: summarySchema,
  citations: citationsSchema,
  passage: passageSchema,
  list: listSchema(z.union([videoSchema, questionSchema, webhookSchema, passageSchema]), 'AnyList'),
};

let service: TestService;
let key: string;
let accountId: string;
let otherKey: string;
const ids: string[] = [];

beforeAll(async () => {
  service = await startTestService();
  ({ key, accountId } = await newCustomer(service, { minutes: 500 }));
  otherKey = (await newCustomer(service)).key;
  const client = apiClient(service.origin, key);
  for (const sample of ['sampleTalk1', 'sampleMute1']) {
    const { body } = await client.submit(watch(sample));
    await client.settled(body.id);
    ids.push(body.id);
  }
  const { body } = await client.post(`/videos/${ids[0]}/questions`, { question: 'Who repairs the drills?' });
  ids.push(body.id);
});
afterAll(() => service.stop());

const links = ['sampleTalk1', 'sampleMute1', 'sampleHide1', 'sampleLong1', 'sampleBusy1', 'samplezzzz1', 'short'];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    ...links.map(watch),
    'youtu.be/sampleTalk1',
    'Who repairs the drills?',
    'x'.repeat(2001),
    '\ud800',
    '',
    ' ',
  ),
);
const id = fc.oneof(
  { weight: 3, arbitrary: fc.nat(2).map((place) => ids[place] ?? '') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('aaaaaaaaaaaaaaaaaaaa', '%00', '..', '%2e%2e', 'a', 'x'.repeat(300), '%zz', "'--"),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((raw) => encodeSafely(raw)) },
);
/** Addresses to which nothing is sent: this machine's, and those that are none. */
const hook = fc.oneof(fc.constantFrom('https://hooks.invalid/', 'https://127.0.0.1/', 'http://a.example'), text);
const fields = fc.dictionary(fc.constantFrom('url', 'question', 'extra', '__proto__'), fc.oneof(text, fc.jsonValue()), {
  maxKeys: 3,
});
const body = fc.oneof(
  { weight: 4, arbitrary: text.map((url) => JSON.stringify({ url })) },
  { weight: 4, arbitrary: text.map((question) => JSON.stringify({ question })) },
  {
    weight: 2,
    arbitrary: fc.record({ url: hook, events: fc.subarray([...webhookEvents]) }).map((made) => JSON.stringify(made)),
  },
  { weight: 2, arbitrary: fields.map((object) => JSON.stringify(object)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.constant(JSON.stringify({ url: 'x'.repeat(17_000) })) },
);
const header = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
});
const query = fc.dictionary(
  fc.constantFrom('limit', 'cursor', 'status', 'q', 'transcript', 'extra'),
  fc.oneof(text, fc.integer({ min: -1, max: 120 }).map(String), fc.constantFrom('ready', 'MS4x')),
  { maxKeys: 3 },
);
const request = fc.record({
  operation: fc.constantFrom(...operations),
  first: id,
  second: id,
  query: fc.option(query),
  who: fc.constantFrom('owner', 'owner', 'owner', 'other', 'nobody', 'garbage'),
  body,
  type: fc.oneof({ weight: 6, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: header }),
  idempotencyKey: fc.option(header),
  prefer: fc.option(fc.oneof(fc.constant('wait=0'), header)),
  tag: fc.option(header),
});

function encodeSafely(raw: string): string {
  return raw.isWellFormed() ? encodeURIComponent(raw) : 'lone';
}

test(
  `drawn requests (seed ${seed}) get documented answers, never a 5xx of ours, and refusals charge nothing`,
  async () => {
    const client = apiClient(service.origin, key);
    const used = async () => (await client.get('/account')).body.minutes_used as number;
    const statuses = new Map<number, number>();

    await fc.assert(
      fc.asyncProperty(request, async ({ operation, first, second, who, ...drawn }) => {
        const before = await used();
        const names = [first, second];
        const path = operation.url.replace(/\{\w+\}/g, () => names.shift() ?? 'a');
        const address = drawn.query === null ? path : `${path}?${new URLSearchParams(drawn.query)}`;
        const authorization =
          { owner: `Bearer ${key}`, other: `Bearer ${otherKey}`, nobody: '', garbage: 'Bearer x y z' }[who] ?? '';
        const headers: Record<string, string> = {
          ...(authorization === '' ? {} : { authorization }),
          ...(/^P/.test(operation.method) ? { 'content-type': drawn.type } : {}),
          ...(drawn.idempotencyKey === null ? {} : { 'idempotency-key': drawn.idempotencyKey }),
          ...(drawn.prefer === null || /wait/i.test(drawn.prefer.replace('wait=0', ''))
            ? {}
            : { prefer: drawn.prefer }),
          ...(drawn.tag === null ? {} : { 'if-none-match': drawn.tag }),
        };
        const response = await fetch(`${service.origin}${address}`, {
          method: operation.method,
          headers,
          ...(/^P/.test(operation.method) ? { body: drawn.body } : {}),
        });
        const answered = await response.text();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const isAnotherPath = /\/\.\.|%2e|\/\./i.test(path);
        const documented = Object.keys(operation.responses);
        if (!isAnotherPath) expect(documented, `${operation.method} ${address}`).toContain(String(response.status));
        // The one 5xx that a client can bring about is the platform's: the sample that it does not answer for.
        if (response.status >= 500) expect(drawn.body).toContain('sampleBusy1');
        expect(response.headers.get('x-request-id')).toMatch(/^req_/);
        expectShape(response, answered);
        if (response.status === 204) await restoreVideo({ ...service.ctx, accountId }, { videoId: first }); // for the next ones
        const charged = (await used()) - before;
        if (response.status !== 202) expect(charged).toBeLessThanOrEqual(0);
      }),
      { seed, numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: seconds * 1000, endOnFailure: true },
    );

    console.log(`fuzzing: ${JSON.stringify(Object.fromEntries(statuses))}`);
    expect(statuses.size).toBeGreaterThanOrEqual(6);
    const audits = await Promise.all([
      auditMinutes(service.ctx),
      auditVideos(service.ctx),
      auditQuestions(service.ctx),
    ]);
    expect(audits.flatMap(({ violations }) => violations)).toEqual([]);
  },
  (seconds + 60) * 1000,
);

function expectShape(response: Response, answered: string): void {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 304 || response.status === 204) {
    expect(answered).toBe('');
  } else if (response.status >= 400) {
    expect(type).toMatch(/^application\/problem\+json/);
    const problem = problemSchema.parse(JSON.parse(answered));
    expect({ status: problem.status, id: problem.request_id }).toEqual({
      status: response.status,
      id: response.headers.get('x-request-id'),
    });
  } else if (type.startsWith('application/json;') || type === 'application/json') {
    const object = JSON.parse(answered) as { object: keyof typeof objects; openapi?: string };
    if (object.openapi === undefined) objects[object.object].parse(object);
  }
}
