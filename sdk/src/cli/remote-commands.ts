import process from 'node:process';
import type { ParseArgsOptionsConfig } from 'node:util';
import { type Client, createClient } from '../client.ts';
import { CuemarkError } from '../errors.ts';
import type { Passage, Question, Video } from '../objects.ts';
import type { TranscriptFormat } from '../videos.ts';
import { credentialsFile, readCredentials, removeCredentials, storeCredentials } from './credentials.ts';
import { askOnTerminal, printable, readInput, withProgress } from './terminal.ts';

/** It was called wrongly. */
export class UsageError extends CuemarkError {}

/** Prints the object as JSON, or the text, which is made where it is needed. */
export type Print = (object: unknown, text: () => string) => void;

/** One call of a command. */
export interface Call {
  words: string[];
  values: Record<string, unknown>;
  isJson: boolean;
  print: Print;
  /** Aborts when the program is interrupted. */
  signal: AbortSignal;
  connect: () => Promise<Client>;
}

interface RemoteCommand {
  /** What stands behind its name. */
  usage: string;
  about: string;
  more?: string;
  options?: ParseArgsOptionsConfig;
  /** Answers the exit code. */
  run: (call: Call) => Promise<number>;
}

export const commands: Record<string, RemoteCommand> = {
  login: {
    usage: '[--url URL]',
    about: 'store where the service is, and your key',
    more: 'The key is asked for, or read from standard input. CUEMARK_URL and CUEMARK_API_KEY win over what is stored.',
    options: { url: { type: 'string' } },
    run: logIn,
  },
  logout: { usage: '', about: 'forget them', run: logOut },
  add: {
    usage: 'LINK [--no-wait] [--deadline SECONDS]',
    about: 'have chapters made of a video, which uses minutes, and print them',
    options: { 'no-wait': { type: 'boolean' }, deadline: { type: 'string' } },
    run: add,
  },
  list: {
    usage: '[--status STATUS] [--title WORDS] [--limit N]',
    about: 'list your videos, newest first',
    more: 'STATUS is processing, ready or failed. 20 are listed where --limit does not say otherwise.',
    options: { status: { type: 'string' }, title: { type: 'string' }, limit: { type: 'string' } },
    run: list,
  },
  show: { usage: 'VIDEO', about: 'show a video with its chapters', run: show },
  transcript: {
    usage: 'VIDEO [--format txt|md|srt|vtt]',
    about: 'print what is said in a video',
    options: { format: { type: 'string' } },
    run: transcript,
  },
  search: {
    usage: 'WORDS [--video VIDEO] [--limit N]',
    about: 'find where your videos say something',
    more: 'Words in quotation marks stand one after the other. 20 places are printed where --limit does not say otherwise.',
    options: { video: { type: 'string' }, limit: { type: 'string' } },
    run: search,
  },
  ask: {
    usage: 'VIDEO QUESTION [--deadline SECONDS]',
    about: 'ask about what is said in a video',
    options: { deadline: { type: 'string' } },
    run: ask,
  },
  delete: {
    usage: 'VIDEO [--yes]',
    about: 'delete a video',
    more: 'It asks first; --yes does not. Where nobody can be asked, --yes is needed.',
    options: { yes: { type: 'boolean' } },
    run: remove,
  },
};

async function logIn({ values, print, signal }: Call): Promise<number> {
  const isTerminal = process.stdin.isTTY;
  const known = await readCredentials();
  const given = stringOf(values.url) ?? process.env.CUEMARK_URL;
  const url =
    given ||
    (isTerminal && (await askOnTerminal(`Address of the service${known.url ? ` (${known.url})` : ''}: `))) ||
    known.url;
  if (!url) throw new UsageError('Say where the service is: --url https://…');
  const typed = isTerminal
    ? await askOnTerminal('API key, from the Keys page (it does not show): ', true)
    : await readInput();
  const apiKey = typed || process.env.CUEMARK_API_KEY;
  if (!apiKey) throw new UsageError('Give the API key on standard input.');
  const account = await createClient({ url, apiKey }).account.get({ signal });
  await storeCredentials({ url, apiKey });
  print(
    account,
    () => `Plan ${account.plan}, ${account.minutes_left} minutes left. The key is stored in ${credentialsFile()}.`,
  );
  return 0;
}

async function logOut({ words, print }: Call): Promise<number> {
  wordsOf(words);
  await removeCredentials();
  print({}, () => 'The key is no longer stored here. It works until it is revoked on the Keys page.');
  return 0;
}

async function add({ words, values, isJson, print, signal, connect }: Call): Promise<number> {
  const [link] = wordsOf(words, 'the link of a video');
  const deadlineSeconds = numberOf(values.deadline, 'deadline');
  const client = await connect();
  const video = await client.videos.create(link, { signal });
  if (values['no-wait']) {
    print(video, () => `${video.id} is in work: cuemark remote show ${video.id}`);
    return 0;
  }
  if (!isJson) tell(`${video.id}: ${printable(video.title)}\n`);
  const wait = () => client.videos.wait(video.id, { signal, ...(deadlineSeconds ? { deadlineSeconds } : {}) });
  const final = await withProgress('Making chapters', wait).catch((error: unknown) => {
    tell(`The video goes on: cuemark remote show ${video.id}\n`);
    throw error;
  });
  print(final, () => chaptersOrError(final));
  return final.status === 'failed' ? 1 : 0;
}

async function list({ words, values, print, signal, connect }: Call): Promise<number> {
  wordsOf(words);
  const most = numberOf(values.limit, 'limit') ?? 20;
  const [status, q] = [stringOf(values.status), stringOf(values.title)];
  const client = await connect();
  const found = client.videos.list({
    limit: Math.min(100, most),
    signal,
    ...(status ? { status } : {}),
    ...(q ? { q } : {}),
  });
  const data = await firstOf(found, most);
  print({ object: 'list', data }, () => data.map(videoLine).join('\n') || 'There is no such video.');
  return 0;
}

async function show({ words, print, signal, connect }: Call): Promise<number> {
  const [id] = wordsOf(words, 'the id of a video');
  const video = await (await connect()).videos.get(id, { signal });
  print(video, () => [videoLine(video), video.app_url, '', chaptersOrError(video)].join('\n'));
  return 0;
}

const transcriptFormats: readonly string[] = ['txt', 'md', 'srt', 'vtt'] satisfies TranscriptFormat[];

async function transcript({ words, values, isJson, print, signal, connect }: Call): Promise<number> {
  const [id] = wordsOf(words, 'the id of a video');
  const format = stringOf(values.format) ?? 'txt';
  if (!transcriptFormats.includes(format)) throw new UsageError(`--format is one of ${transcriptFormats.join(', ')}.`);
  const client = await connect();
  if (isJson) {
    const found = await client.videos.transcript(id, { signal });
    print(found, () => '');
    return 0;
  }
  const text = await client.videos.transcriptFile(id, format as TranscriptFormat, { signal });
  print({}, () => printable(text));
  return 0;
}

async function search({ words, values, print, signal, connect }: Call): Promise<number> {
  const [q] = wordsOf([words.join(' ')].filter(Boolean), 'words to look for');
  const most = numberOf(values.limit, 'limit') ?? 20;
  const videoId = stringOf(values.video);
  const client = await connect();
  const found = client.search(q, { limit: Math.min(100, most), signal, ...(videoId ? { videoId } : {}) });
  const data = await firstOf(found, most);
  print({ object: 'list', data }, () => data.map(passageLines).join('\n') || 'Nobody says that.');
  return 0;
}

async function ask({ words, values, print, signal, connect }: Call): Promise<number> {
  const [id = '', ...rest] = words;
  const [, question] = wordsOf([id, rest.join(' ')].filter(Boolean), 'the id of a video', 'a question');
  const deadlineSeconds = numberOf(values.deadline, 'deadline');
  const client = await connect();
  const options = { signal, ...(deadlineSeconds ? { deadlineSeconds } : {}) };
  const answered = await withProgress('Looking for an answer', () =>
    client.questions.askAndWait(id, question, options),
  );
  print(answered, () => printable(answerOf(answered)));
  return answered.status === 'failed' ? 1 : 0;
}

async function remove({ words, values, print, signal, connect }: Call): Promise<number> {
  const [id] = wordsOf(words, 'the id of a video');
  const client = await connect();
  if (!values.yes) {
    if (!process.stdin.isTTY) throw new UsageError('Say --yes to delete it without being asked.');
    const { title } = await client.videos.get(id, { signal });
    const answer = await askOnTerminal(`Delete “${printable(title)}” with all that was made of it? (y/N) `);
    if (!/^y(es)?$/i.test(answer)) {
      tell('It is kept.\n');
      return 1;
    }
  }
  await client.videos.delete(id, { signal });
  print({ id, deleted: true }, () => `${id} is deleted. The web app can undo it for 10 seconds.`);
  return 0;
}

function tell(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(text);
}

/** As many words as there are names for them, no more and no less. */
function wordsOf<Names extends string[]>(words: string[], ...names: Names): { [Name in keyof Names]: string } {
  const missing = names[words.length];
  if (missing) throw new UsageError(`Give ${missing}.`);
  const surplus = words[names.length];
  if (surplus !== undefined) throw new UsageError(`What is ${JSON.stringify(surplus)} for?`);
  return words as { [Name in keyof Names]: string };
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function numberOf(value: unknown, name: string): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(String(value))) throw new UsageError(`--${name} is a whole number from 1 on.`);
  return Number(value);
}

async function firstOf<T>(items: AsyncIterable<T>, most: number): Promise<T[]> {
  const first: T[] = [];
  for await (const item of items) {
    first.push(item);
    if (first.length === most) break;
  }
  return first;
}

function videoLine({ id, status, duration_seconds, title }: Video): string {
  const [hours, minutes, seconds] = [duration_seconds / 3600, (duration_seconds / 60) % 60, duration_seconds % 60].map(
    Math.trunc,
  );
  const length = [...(hours ? [hours] : []), minutes, seconds].map((part, at) =>
    String(part).padStart(at > 0 ? 2 : 1, '0'),
  );
  return `${id}  ${status.padEnd(10)}  ${length.join(':').padStart(7)}  ${printable(title)}`;
}

function passageLines({ video_id, video_title, timestamp, text }: Passage): string {
  return `${video_id}  ${timestamp.padStart(7)}  ${printable(video_title)}\n  ${printable(text)}`;
}

function chaptersOrError({ status, chapters_text, error }: Video): string {
  return printable(chapters_text ?? (error ? `${error.message} (${error.code})` : `It is ${status}.`));
}

function answerOf({ status, answer, error }: Question): string {
  return answer ?? (error ? `${error.message} (${error.code})` : `It is ${status}.`);
}
