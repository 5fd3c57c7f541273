/**
 * Every refusal of the service: the one place of status, title and documentation (specification §7.2). `detail` is what
 * people read where the case at hand has nothing more precise to say.
 */
export const problems = {
  invalid_request: {
    status: 400,
    title: 'Invalid request',
    detail: 'A field is missing, unknown or of the wrong type.',
  },
  invalid_url: {
    status: 400,
    title: 'Not a video link',
    detail: 'This is not a link to a YouTube video. Copy one of the watch, youtu.be, shorts, live or embed form.',
  },
  playlist_link: {
    status: 400,
    title: 'A playlist’s link',
    detail: 'This link leads to a playlist or channel. Its videos are listed when it stands alone.',
  },
  app_refused: {
    status: 400,
    title: 'App not connected',
    detail: 'This app can not be connected: it is not known who it is, or where the answer would go.',
  },
  invalid_api_key: {
    status: 401,
    title: 'Invalid API key',
    detail: 'Send a valid API key as `Authorization: Bearer <API_KEY>`. The key is missing, wrong or revoked.',
  },
  not_signed_in: { status: 401, title: 'Not signed in', detail: 'Sign in to see this.' },
  wrong_credentials: {
    status: 401,
    title: 'Wrong email or password',
    detail: 'This email and password do not belong together.',
  },
  sign_in_refused: {
    status: 401,
    title: 'Sign-in refused',
    detail: 'The web app could not sign you in or up; `detail` says why.',
  },
  not_enough_minutes: {
    status: 402,
    title: 'Not enough minutes',
    detail: 'The video needs more minutes than are left in this cycle.',
  },
  pro_required: {
    status: 403,
    title: 'Pro plan required',
    detail: 'The API is part of the Pro plan. Keys work again after an upgrade.',
  },
  foreign_origin: {
    status: 403,
    title: 'Foreign origin',
    detail: 'Sign-in works at the address of the service alone, which its operator sets as PUBLIC_URL.',
  },
  demo_closed: {
    status: 403,
    title: 'Demo closed',
    detail:
      'The demo Workspace opens in a browser on the machine of the service alone, while its password is the first one.',
  },
  sign_up_closed: {
    status: 403,
    title: 'Sign-up closed',
    detail: 'Accounts of this service are made by its operator.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    detail: 'There is no such endpoint, or no such video or question in this account.',
  },
  link_unknown: {
    status: 404,
    title: 'Unknown link',
    detail: 'This link is not one of ours. Take the whole link of the latest mail.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: 'Use one of the methods that the Allow header lists.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    detail: 'The request did not arrive in time. Send it again.',
  },
  chapters_break_rules: {
    status: 422,
    title: 'Chapters break the rules',
    detail: 'Chapters begin at 0:00, ascend, are three or more and ten seconds each, and fit a description.',
  },
  video_not_ready: {
    status: 409,
    title: 'Video not ready',
    detail: 'The video is not ready. Poll it until its status is ready.',
  },
  question_in_progress: {
    status: 409,
    title: 'Question in progress',
    detail: 'The previous question about this video has not been answered yet.',
  },
  idempotency_key_in_use: {
    status: 409,
    title: 'Idempotency key in use',
    detail: 'The first request with this Idempotency-Key is still running.',
  },
  key_limit_reached: {
    status: 409,
    title: 'Key limit reached',
    detail: 'The account has 5 API keys, which is the most. Revoke one first.',
  },
  correction_limit_reached: {
    status: 409,
    title: 'Correction limit reached',
    detail: 'The video has 100 corrections, which is the most. Take one back first.',
  },
  tag_limit_reached: {
    status: 409,
    title: 'Tag limit reached',
    detail: 'A video has at most 20 tags, an account 500.',
  },
  tag_taken: {
    status: 409,
    title: 'Tag taken',
    detail: 'Another tag of the account has this name. Case makes no difference.',
  },
  api_chat_kept: {
    status: 409,
    title: 'The API chat is kept',
    detail: 'The chat of the API’s questions can not be deleted.',
  },
  upload_offset_wrong: {
    status: 409,
    title: 'Wrong offset',
    detail: 'More or less of the file has come than `Upload-Offset` says. Ask with HEAD, and go on from there.',
  },
  upload_unfinished: {
    status: 409,
    title: 'Upload unfinished',
    detail: 'The file has not come as a whole. Send the rest of it first.',
  },
  link_used: { status: 410, title: 'Link used', detail: 'This link has been used. Each works once.' },
  link_expired: { status: 410, title: 'Link expired', detail: 'This link has run out. Ask for a new one.' },
  precondition_failed: {
    status: 412,
    title: 'Precondition failed',
    detail: 'What is there is not what `If-Match` names.',
  },
  payload_too_large: { status: 413, title: 'Body too large', detail: 'The body is larger than 16 KB.' },
  upload_too_large: {
    status: 413,
    title: 'File too large',
    detail: 'A file has at most 2 GB. No minutes were used.',
  },
  range_not_satisfiable: {
    status: 416,
    title: 'Range not satisfiable',
    detail: 'The file has no such bytes. `Content-Range` says how many it has.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    detail: 'Send the body as JSON with `Content-Type: application/json`.',
  },
  expectation_failed: {
    status: 417,
    title: 'Expectation failed',
    detail: 'The only expectation that is met is 100-continue.',
  },
  video_not_supported: { status: 422, title: 'Video not supported', detail: 'This video can not be processed.' },
  captions_unreadable: {
    status: 422,
    title: 'Captions unreadable',
    detail: 'These captions of the video can not be read, and nothing was changed. Choose others.',
  },
  summary_unavailable: {
    status: 422,
    title: 'No summaries here',
    detail: 'This server has no language model that writes summaries.',
  },
  nothing_to_correct: {
    status: 422,
    title: 'Nothing to correct',
    detail: 'These words stand nowhere in the transcript as whole words, nor in a title. Nothing was corrected.',
  },
  upload_not_supported: {
    status: 422,
    title: 'File not supported',
    detail: 'The file holds nothing that chapters can be made of. Give a video, audio or caption file.',
  },
  upload_quota_reached: {
    status: 422,
    title: 'No room for more files',
    detail: 'The files of this account take all the room that an account has.',
  },
  email_taken: {
    status: 422,
    title: 'Email taken',
    detail: 'There is an account with this email by now. Sign in to it.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency key reused',
    detail: 'This Idempotency-Key was already used for another video. Use a new key.',
  },
  question_limit_reached: {
    status: 429,
    title: 'Question limit reached',
    detail: 'The video used its 25 questions, or already has 7 chats.',
  },
  webhook_limit_reached: {
    status: 429,
    title: 'Webhook limit reached',
    detail: 'The account has 5 webhooks, which is the most. Delete one first.',
  },
  too_many_tries: {
    status: 429,
    title: 'Too many tries',
    detail: 'There were too many tries. Try again later.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    detail: 'The account sends more requests a second than this server takes.',
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    detail: 'The header fields are larger than the server reads.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    detail: 'Something went wrong on our side. Retry; if it stays, quote the request id to support.',
  },
  not_implemented: { status: 501, title: 'Not implemented', detail: 'The server does not know this method.' },
  http_version_not_supported: {
    status: 505,
    title: 'HTTP version not supported',
    detail: 'Use HTTP/1.1.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    detail: 'The service is not available at the moment.',
  },
} as const;

export type ProblemCode = keyof typeof problems;

/** Why a video is not supported (§7.1), and what each reason means. */
export const unsupportedReasons = {
  private:
    'It is private, for members, paid, age-restricted or not to be seen from where the service runs; `detail` says which.',
  unlisted_short: 'It is unlisted and shorter than 30 minutes.',
  live: 'It is live or yet to begin. Submit it again when the stream or premiere has ended.',
  too_long: 'It is longer than 3 hours.',
  not_found: 'There is no such video, or it has been removed.',
} as const;
export type UnsupportedReason = keyof typeof unsupportedReasons;

/** Refusals that waiting ends. */
const passing: ReadonlySet<ProblemCode> = new Set(['idempotency_key_in_use', 'rate_limited', 'unavailable']);

export interface ProblemExtras {
  /** For people; the table's sentence where absent, with how long to wait where waiting helps. */
  detail?: string;
  reason?: UnsupportedReason;
  minutesNeeded?: number;
  minutesLeft?: number;
  /** Whole seconds. */
  retryAfter?: number;
}

/** A refusal: thrown anywhere, answered as a problem document. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(extras.detail ?? sentenceOf(code, extras.retryAfter));
    this.name = 'Problem';
    this.code = code;
    this.extras = extras;
  }
}

/** `Try again in 30 seconds.` */
export function tryAgainIn(seconds: number): string {
  return `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}

/** An estimate of a wait as it is told: whole seconds, from 1 to a minute. */
export function toldWait(seconds: number): number {
  return Math.min(60, Math.max(1, Math.ceil(seconds)));
}

function sentenceOf(code: ProblemCode, retryAfter: number | undefined): string {
  const { detail } = problems[code];
  return retryAfter === undefined || !passing.has(code) ? detail : `${detail} ${tryAgainIn(toldWait(retryAfter))}`;
}
