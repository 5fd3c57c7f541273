import { exampleQuestion, exampleVideo } from '../../contract/objects.ts';

/** The link that the quickstart sends: a sample's, which needs no YouTube, or one that readers put their own for. */
export const sampleLink = `https://www.youtube.com/watch?v=${exampleVideo.platform_id}`;

/** What every request carries, and one with a body, as curl takes it. */
export const authorization = '-H "Authorization: Bearer $CUEMARK_API_KEY"';
export const json = '-H "Content-Type: application/json"';

/** An object as the pages show it. */
export const pretty = (object: object) => JSON.stringify(object, null, 2);

/** The requests of the quickstart as they are pasted into a shell, one after another. `base` ends in `/api/v1`. */
export function quickstartRequests(base: string, link: string) {
  return {
    key: 'export CUEMARK_API_KEY=cuemark_live_…',
    send: `curl -i ${base}/videos \\
  ${authorization} \\
  ${json} \\
  -H "Idempotency-Key: my-first-video" \\
  -d '{"url": "${link}"}'`,
    id: `export VIDEO_ID=${exampleVideo.id}`,
    wait: `curl ${base}/videos/$VIDEO_ID \\
  ${authorization} \\
  -H "Prefer: wait=30"`,
    file: `curl ${base}/videos/$VIDEO_ID/chapters.txt \\
  ${authorization}`,
    ask: `curl -i ${base}/videos/$VIDEO_ID/questions \\
  ${authorization} \\
  ${json} \\
  -d '{"question": "${exampleQuestion.question}"}'`,
    questionId: `export QUESTION_ID=${exampleQuestion.id}`,
    read: `curl ${base}/videos/$VIDEO_ID/questions/$QUESTION_ID \\
  ${authorization} \\
  -H "Prefer: wait=30"`,
    refused: `curl -i ${base}/videos \\
  ${authorization} \\
  ${json} \\
  -d '{"url": "https://youtu.be/sampleHide1"}'`,
  };
}

/** The same in one go, with nothing but what Node.js brings. */
export function quickstartInJavaScript(base: string, link: string): string {
  return `import { env } from 'node:process';

const api = '${base}';
const headers = {
  authorization: \`Bearer \${env.CUEMARK_API_KEY}\`,
  'content-type': 'application/json',
};

async function call(path, { body, ...more } = {}) {
  const response = await fetch(api + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...more },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(\`\${answer.code}: \${answer.detail} (\${answer.request_id})\`);
  return answer;
}

const wait = { prefer: 'wait=30' };
let video = await call('/videos', {
  body: { url: '${link}' },
  'idempotency-key': crypto.randomUUID(),
});
while (video.status === 'processing') video = await call(\`/videos/\${video.id}\`, wait);
if (video.status === 'failed') throw new Error(video.error.message);
console.log(video.chapters_text);

const questions = \`/videos/\${video.id}/questions\`;
let question = await call(questions, { body: { question: '${exampleQuestion.question}' } });
while (question.status === 'pending') question = await call(\`\${questions}/\${question.id}\`, wait);
console.log(question.answer ?? question.error.message);`;
}

/** The same with nothing but Python's standard library. */
export function quickstartInPython(base: string, link: string): string {
  return `import json
import os
import urllib.error
import urllib.request
import uuid

api = "${base}"


def call(path, body=None, **more):
    data = None if body is None else json.dumps(body).encode()
    headers = {
        "Authorization": "Bearer " + os.environ["CUEMARK_API_KEY"],
        "Content-Type": "application/json",
        **{name.replace("_", "-"): value for name, value in more.items()},
    }
    try:
        with urllib.request.urlopen(urllib.request.Request(api + path, data, headers)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        problem = json.load(refusal)
        raise SystemExit(f"{problem['code']}: {problem['detail']} ({problem['request_id']})")


video = call("/videos", {"url": "${link}"}, Idempotency_Key=str(uuid.uuid4()))
while video["status"] == "processing":
    video = call(f"/videos/{video['id']}", Prefer="wait=30")
if video["status"] == "failed":
    raise SystemExit(video["error"]["message"])
print(video["chapters_text"])

questions = f"/videos/{video['id']}/questions"
question = call(questions, {"question": "${exampleQuestion.question}"})
while question["status"] == "pending":
    question = call(f"{questions}/{question['id']}", Prefer="wait=30")
print(question["answer"] or question["error"]["message"])`;
}
