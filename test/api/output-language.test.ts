import { expect, onTestFinished, test } from 'vitest';
import { outputLanguages } from '../../src/contract/output-languages.ts';
import { apiClient } from '../harness/client.ts';
import {
  type AskedModel,
  type ModelTurn,
  soundAnswer,
  soundClaims,
  startModelServer,
} from '../harness/model-server.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';

const lineOf = ({ instructions }: AskedModel) =>
  /^.*Write .* in German, whatever is spoken.*$/m.exec(instructions)?.[0];
const kindOf = ({ instructions }: AskedModel) => /^You (\w+ \w+)/.exec(instructions)?.[1] ?? '';
const sound = (asked: AskedModel): ModelTurn => ({
  kind: 'text',
  text:
    kindOf(asked) === 'divide the' ? soundAnswer(asked.prompt) : soundClaims(`${asked.document ?? ''}${asked.prompt}`),
});

async function serviceWithModel() {
  const server = await startModelServer(sound);
  const service = await startTestService({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.baseUrl('openai-compatible'),
    LLM_MODEL: 'model-1',
  });
  onTestFinished(() => service.stop());
  const person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  const settings = (method: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${service.origin}/api/v1/account/settings`, {
      method,
      headers: {
        authorization: `Bearer ${person.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { service, server, person, client, settings, web: await webClient(service.publicUrl, person) };
}

test('the output language is read and set over the API and in the web app, which agree', async () => {
  const { settings, web } = await serviceWithModel();
  const read = async () => (await (await settings('GET')).json()) as object;
  expect(await read()).toEqual({ object: 'account_settings', output_language: null });
  for (const output_language of [...outputLanguages, null]) {
    const answer = await settings('PATCH', { output_language });
    expect([answer.status, await answer.json()]).toEqual([200, { object: 'account_settings', output_language }]);
    expect((await web.get('/account')).body.output_language).toBe(output_language);
  }
  for (const body of [
    {},
    { output_language: 'tlh' },
    { output_language: 'DE' },
    { output_language: 'de', more: 1 },
    [],
  ]) {
    const answer = await settings('PATCH', body);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'invalid_request' })]);
  }
  const refused = await settings('POST', { output_language: 'de' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, PATCH']);
  expect(await read()).toEqual({ object: 'account_settings', output_language: null });
});

test('what is made after it was set is asked for in it, and what was made before stays', async () => {
  const { server, client, settings, service, person, web } = await serviceWithModel();
  const asked = async (what: () => Promise<unknown>) => {
    const before = server.asked.length;
    await what();
    return server.asked.slice(before).map((one) => ({ kind: kindOf(one), inGerman: lineOf(one) !== undefined }));
  };
  let videoId = '';
  const submit = async () => {
    videoId = await readyVideo(client);
  };
  expect(await asked(submit)).toEqual([{ kind: 'divide the', inGerman: false }]);
  const first = (await client.get(`/videos/${videoId}`)).body;

  await settings('PATCH', { output_language: 'de' });
  expect((await client.get(`/videos/${videoId}`)).body).toEqual(first);
  const answers = async () => {
    const { body } = await client.post(`/videos/${videoId}/questions`, { question: 'Who repairs the drills?' });
    await client.get(`/videos/${videoId}/questions/${body.id}`, { prefer: 'wait=30' });
  };
  const summary = async () => {
    const headers = { authorization: `Bearer ${person.key}` };
    await fetch(`${service.origin}/api/v1/videos/${videoId}/summary`, { method: 'POST', headers });
    await expect
      .poll(async () => (await client.get(`/videos/${videoId}/summary`)).body.status, { timeout: 30_000 })
      .not.toBe('pending');
  };
  const chapters = [0, 120, 300].map((start_seconds) => ({ start_seconds, title: '' }));
  const suggestions = () =>
    web.post(`/videos/${videoId}/chapters/suggestions`, { chapters, index: 1, with_model: true });
  for (const what of [answers, summary, suggestions, submit]) {
    const told = await asked(what);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ inGerman }) => !inGerman)).toEqual([]);
  }
  await settings('PATCH', { output_language: null });
  expect((await asked(answers)).filter(({ inGerman }) => inGerman)).toEqual([]);
});

test('each person keeps a language of the pages with the account, and what is left out stays', async () => {
  const service = await startTestService();
  onTestFinished(() => service.stop());
  const [own, other] = await Promise.all([newCustomer(service), newCustomer(service)]);
  const [web, stranger] = await Promise.all([webClient(service.publicUrl, own), webClient(service.publicUrl, other)]);
  const languages = async (whose: typeof web) => {
    const { output_language, interface_language } = (await whose.get('/account')).body;
    return [output_language, interface_language];
  };
  expect(await languages(web)).toEqual([null, null]);
  expect((await web.patch('/account/settings', { interface_language: 'ja' })).status).toBe(204);
  expect((await web.patch('/account/settings', { output_language: 'vi' })).status).toBe(204);
  expect(await languages(web)).toEqual(['vi', 'ja']);
  expect((await web.patch('/account/settings', { interface_language: 'vi' })).status).toBe(400);
  expect((await web.patch('/account/settings', { interface_language: null })).status).toBe(204);
  expect(await languages(web)).toEqual(['vi', null]);
  expect(await languages(stranger)).toEqual([null, null]);
});
