import { maximumBlockBytes, minimumChapterSeconds } from '../../chaptering/rules.ts';
import { limits } from '../../contract/limits.ts';
import { plans } from '../../contract/plans.ts';
import type { Facts } from './facts.ts';
import { prose, table } from './markup.ts';
import type { Place } from './page.ts';

export const limitPlaces: Place[] = [
  { id: 'minutes', name: 'Minutes' },
  { id: 'videos', name: 'Videos' },
  { id: 'questions', name: 'Questions and chats' },
  { id: 'requests', name: 'Requests and keys' },
  { id: 'files', name: 'Files' },
];

/** How much there may be of what: the numbers are those that the service itself goes by. */
export function limitList(facts: Facts): string {
  return `<p class="lead">The API and the web app share one account: the same minutes, the same limits.</p>
${section('minutes', 'Minutes', minutes())}
${section('videos', 'Videos', videos(facts))}
${section('questions', 'Questions and chats', questions(facts))}
${section('requests', 'Requests and keys', requests(facts))}
${section('files', 'Files', files(facts))}`;
}

type Rows = (readonly [what: string, limit: string])[];

function section(id: string, title: string, rows: Rows): string {
  return `<section id="${id}">
<h2><a href="#${id}">${title}</a></h2>
${table(
  title,
  ['What', 'Limit'],
  rows.map(([what, limit]) => [prose(what), prose(limit)]),
)}
</section>`;
}

function minutes(): Rows {
  return [
    ['Free', `${plans.free.minutes} minutes a month, in the web app`],
    ['Pro', `${plans.pro.minutes} minutes a month, in the web app and by the API`],
    [
      'What a video takes',
      'its length in whole minutes, rounded down, at least 1: 59 seconds take 1, 1:59 takes 1, 2:00 takes 2',
    ],
    ['When', 'once, when the video is accepted; a refused request takes nothing'],
    ['Given back', 'all of them, once, when the video fails, to the month that paid'],
    ['What a question takes', 'nothing'],
    ['What other captions, or more or fewer chapters, take', 'nothing'],
    ['A month', 'from the day that the account began, in UTC; `resets_at` of the account says when the next begins'],
    ['Two requests for one video', 'two videos, each charged, unless both carry the same `Idempotency-Key`'],
  ];
}

function videos({ videoDeadlineSeconds }: Facts): Rows {
  return [
    ['Longest', `${hours(limits.videoSeconds)}`],
    ['Unlisted', `from ${duration(limits.unlistedVideoSeconds)} on`],
    ['Live streams, premieres', 'once they have ended'],
    [
      'Time until it fails',
      `${duration(videoDeadlineSeconds)}; twice its own length more where it is listened to because it has no captions`,
    ],
    [
      'Chapters',
      `the first at 0:00, ascending, three or more in videos from 30 seconds on, each at least ${minimumChapterSeconds} seconds`,
    ],
    [
      'Tags',
      `${limits.tagsPerVideo} a video and ${limits.tagsPerAccount} an account, each of at most ${limits.tagCharacters} characters`,
    ],
    ['The block for the description', `at most ${number(maximumBlockBytes)} bytes of UTF-8`],
  ];
}

function questions({ questionDeadlineSeconds }: Facts): Rows {
  return [
    ['Questions', `${limits.questionsPerVideo} a video, over API and web app; failed ones are not counted`],
    ['At a time', 'one a video'],
    ['Length of a question', `${number(limits.questionCharacters)} characters`],
    ['Chats', `${limits.chatsPerVideo} a video; the API’s questions are in one named \`API\``],
    ['Time until it fails', duration(questionDeadlineSeconds)],
  ];
}

function requests({ apiRateLimit }: Facts): Rows {
  return [
    ['API keys', `${limits.apiKeysPerAccount} an account; a revoked one stops at once`],
    ['Requests with a wrong key', `${limits.wrongKeysPerSecond} a second from one network`],
    ['Requests', apiRateLimit === undefined ? 'any number' : `${number(apiRateLimit)} a second for one account`],
    ['Body', `${number(limits.bodyBytes)} bytes`],
    [
      '`Idempotency-Key`',
      `of a link alone, not of a question: 1 to ${limits.idempotencyKeyCharacters} characters, kept for ${limits.idempotencyKeyHours} hours`,
    ],
    [
      'Webhooks',
      `${limits.webhooksPerAccount} an account; messages and their answers are shown for ${limits.deliveryDays} days`,
    ],
    ['`Prefer: wait`', 'up to 30 seconds'],
    [
      'A page of a list',
      `${limits.pageEntries.usual} entries where \`limit\` does not say another number, up to ${limits.pageEntries.most}`,
    ],
    ['Words that are searched for', `${limits.searchCharacters} characters`],
    ['Browsers', 'can not call the API: keys belong on a server'],
  ];
}

function files({ uploadQuotaBytes }: Facts): Rows {
  return [
    ['Where', 'in the web app alone'],
    ['A video or audio file', `${bytes(limits.uploadBytes)}, ${hours(limits.videoSeconds)}`],
    ['A caption file', bytes(limits.captionFileBytes)],
    ['All files of an account', bytes(uploadQuotaBytes)],
    ['A file of which no video is made', `is removed after ${limits.uploadHours} hours`],
  ];
}

const number = (value: number) => value.toLocaleString('en');

const hours = (seconds: number) => `${number(seconds / 3600)} hours`;

function duration(seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return `${number(count)} ${unit}${count === 1 ? '' : 's'}`;
}

function bytes(value: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const step = value === 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(value) / Math.log(1024)));
  return `${number(Math.round((value / 1024 ** step) * 10) / 10)} ${units[step]}`;
}
