// What a customer's program does, in whatever runs it: prints one JSON object with what came of it.
import { createClient, NotFoundError, verifyWebhook } from '@cuemark/sdk';

const { link, slowLink, question, delivery } = JSON.parse(globalThis.process.env.GIVEN);
const client = createClient();
const states = [];
const video = await client.videos.createAndWait(link, {
  deadlineSeconds: 90,
  onProgress: ({ status }) => states.push(status),
});
const answered = await client.questions.askAndWait(video.id, question, { deadlineSeconds: 90 });
const titles = [];
for await (const { title } of client.videos.list({ limit: 1 })) titles.push(title);
const questions = [];
for await (const { id } of client.questions.list(video.id)) questions.push(id);
const refused = await client.videos.get('unknown123').catch((error) => error);
const slow = await client.videos.create(slowLink);
const stop = new AbortController();
setTimeout(() => stop.abort(new Error('enough')), 100);
const aborted = await client.videos.wait(slow.id, { signal: stop.signal }).catch((error) => error);
const { type } = await verifyWebhook(delivery.body, new Headers(delivery.headers), delivery.secret);
const { minutes_used } = await client.account.get();
console.log(
  JSON.stringify({
    status: video.status,
    chapters: video.chapters.length,
    lastState: states.at(-1),
    answer: answered.answer,
    isAskedOnce: questions.length === 1 && questions[0] === answered.id,
    titles,
    refused: [refused instanceof NotFoundError, refused.code, refused.name],
    aborted: aborted.message,
    type,
    minutes: [minutes_used, video.minutes_charged + slow.minutes_charged],
  }),
);
