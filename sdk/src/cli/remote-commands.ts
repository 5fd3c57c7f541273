import process from 'node:process';
import type { ParseArgsOptionsConfig } from 'node:util';
import { type Client, createClient } from '../client.ts';
import { ApiError, CuemarkError } from '../errors.ts';
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
  readList: ReadList | undefined;
}

/** Videos of a playlist or channel, each with what it takes. */
export interface LinkedList {
  title: string;
  /** Whether it has more videos than were read. */
  hasMore: boolean;
  videos: { url: string; minutes: number }[];
  /** How many others were read, which are there already or can not be added. */
  leftOut: number;
}

/** The videos that a link to a playlist or channel leads to; undefined where it leads to none. */
export type ReadList = (link: string) => Promise<LinkedList | undefined>;

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
    usage: 'LINK… [--no-wait] [--deadline SECONDS] [--yes]',
    about: 'have chapters made of videos, which uses minutes, and print them',
    more: 'A link to a playlist or channel stands for its videos; what they take together is said, and asked, before any is added. --yes does not ask.',
    options: { 'no-wait': { type: 'boolean' }, deadline: { type: 'string' }, yes: { type: 'boolean' } },
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

async function add(call: Call): Promise<number> {
  const { words, values, isJson, print, signal, connect } = call;
  if (words.length === 0) throw new UsageError('Give the link of a video.');
  const deadlineSeconds = numberOf(values.deadline, 'deadline');
  const lists: (LinkedList | undefined)[] = [];
  for (const word of words) lists.push(await listAt(call, word));
  const links = new Set(words.flatMap((word, place) => lists[place]?.videos.map(({ url }) => url) ?? [word]));
  if (words.length > 1 || lists[0]) return addSeveral(call, links, deadlineSeconds);
  const [link = ''] = words;
  const client = await connect();
  const video = await client.videos.create(link, { signal });
  if (values['no-wait']) {
    print(video, () => inWork(video));
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

/** The videos behind a link to a playlist or channel, once somebody agrees to what they take; undefined where it is none. */
async function listAt({ values, readList }: Call, link: string): Promise<LinkedList | undefined> {
  if (!readList && /youtube\.com\/(?:playlist|channel\/|c\/|user\/|@)/i.test(link)) {
    throw new CuemarkError(
      'This command takes the links of videos. The web app takes a playlist or channel, and so does the command of the service itself.',
    );
  }
  const list = await readList?.(link);
  if (!list) return undefined;
  const { title, hasMore, videos, leftOut } = list;
  const minutes = videos.reduce((sum, video) => sum + video.minutes, 0);
  const others = leftOut === 0 ? '' : ` ${leftOut} more are there already or can not be added.`;
  const further = hasMore ? ' The list has more videos than were read.' : '';
  const said = `“${printable(title)}”: ${videos.length} videos, ${minutes} minutes together.${others}${further}`;
  if (videos.length === 0 || values.yes) {
    console.error(said);
    return list;
  }
  if (!process.stdin.isTTY) throw new UsageError(`${said}\nSay --yes to add them without being asked.`);
  if (!/^y(es)?$/i.test(await askOnTerminal(`${said} Add them? (y/N) `))) throw new CuemarkError('Nothing was added.');
  return list;
}

/** Adds one video after the other, and waits for them all; one that is refused keeps no other from being added. */
async function addSeveral(
  { values, print, signal, connect }: Call,
  links: ReadonlySet<string>,
  deadlineSeconds: number | undefined,
): Promise<number> {
  const client = await connect();
  const end = deadlineSeconds === undefined ? undefined : Date.now() + deadlineSeconds * 1000;
  const videos: Video[] = [];
  const refused: { url: string; code: string; message: string }[] = [];
  const goOn = (error: unknown) => {
    if (videos.length > 0) tell(`${videos.length} videos go on: cuemark remote list\n`);
    throw error;
  };
  for (const url of links) {
    await client.videos.create(url, { signal }).then(
      (video) => videos.push(video),
      (error: unknown) => {
        if (!(error instanceof ApiError) || [401, 403].includes(error.status)) goOn(error);
        const { code, message } = error as ApiError;
        refused.push({ url, code, message });
        console.error(printable(`${url}: ${message} (${code})`));
      },
    );
  }
  for (const [place, video] of values['no-wait'] ? [] : videos.entries()) {
    const left = end === undefined ? {} : { deadlineSeconds: Math.max(1, Math.ceil((end - Date.now()) / 1000)) };
    const wait = () => client.videos.wait(video.id, { signal, ...left });
    videos[place] = await withProgress(`Making chapters, ${place} of ${videos.length} done`, wait).catch(goOn);
  }
  const textOf = (video: Video) =>
    values['no-wait'] ? inWork(video) : `${videoLine(video)}\n${chaptersOrError(video)}\n`;
  print({ object: 'list', data: videos, refused }, () => videos.map(textOf).join('\n') || 'Nothing was added.');
  return refused.length > 0 || videos.some(({ status }) => status === 'failed') ? 1 : 0;
}

const inWork = ({ id }: Video) => `${id} is in work: cuemark remote show ${id}`;

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
