import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { WebhookVerificationError } from '../../sdk/src/errors.ts';
import { verifyWebhook } from '../../sdk/src/verify-webhook.ts';

const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
const other = `whsec_${Buffer.from('another one').toString('base64')}`;
const event = { type: 'video.ready', timestamp: '2026-11-21T09:30:00Z', data: { video_id: 'x', title: 'Größe 寸' } };
const body = JSON.stringify(event);

/** A delivery as the library of the specification signs it. */
function delivered({ secondsAgo = 0, by = secret, text = body } = {}) {
  const date = new Date(Date.now() - secondsAgo * 1000);
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(date.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign('msg_1', date, text),
  };
}

test('a delivery that the specification’s library signed is its event', async () => {
  expect(await verifyWebhook(body, delivered(), secret)).toEqual(event);
  expect(await verifyWebhook(new TextEncoder().encode(body), new Headers(delivered()), secret)).toEqual(event);
});

test('headers are found in any case, and as Node hands them out', async () => {
  const headers = Object.fromEntries(Object.entries(delivered()).map(([name, value]) => [name.toUpperCase(), [value]]));
  expect(await verifyWebhook(body, headers, secret)).toEqual(event);
});

test('while a secret is turned, each of two signatures and each of two secrets will do', async () => {
  const headers = delivered();
  const both = `${delivered({ by: other })['webhook-signature']} v1a,AAAA ${headers['webhook-signature']}`;
  expect(await verifyWebhook(body, { ...headers, 'webhook-signature': both }, secret)).toEqual(event);
  expect(await verifyWebhook(body, headers, [other, secret])).toEqual(event);
});

test.each([
  ['another body', `${body} `, delivered(), secret],
  ['another secret', body, delivered({ by: other }), secret],
  ['another id', body, { ...delivered(), 'webhook-id': 'msg_2' }, secret],
  ['a time long ago', body, delivered({ secondsAgo: 301 }), secret],
  ['a time to come', body, delivered({ secondsAgo: -302 }), secret],
  ['a time that is none', body, { ...delivered(), 'webhook-timestamp': 'now' }, secret],
  ['no signature', body, { ...delivered(), 'webhook-signature': undefined }, secret],
  ['a signature that is none', body, { ...delivered(), 'webhook-signature': 'v1,%%% v1 v2,AAAA' }, secret],
  ['a secret that is none', body, delivered(), 'whsec_'],
])('%s is refused', async (_, text, headers, by) => {
  await expect(verifyWebhook(text, headers, by)).rejects.toThrow(WebhookVerificationError);
});
