import type { Problem, Work } from './objects.ts';

/** Whatever this package throws of itself. What a caller's own `AbortSignal` gives as its reason is thrown as it is. */
export class CuemarkError extends Error {
  override name = 'CuemarkError';
}

/** A refusal of the service: its problem document (RFC 9457). `message` is for people. */
export class ApiError extends CuemarkError {
  override name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** What programs branch on. Codes that are newer than this package come as they are. */
  readonly code: string;
  /** The code in words. */
  readonly title: string;
  /** What support asks for. */
  readonly requestId: string;
  /** Where the code is documented. */
  readonly docUrl: string;
  /** In how many seconds trying again makes sense, where the service says it. */
  readonly retryAfterSeconds: number | undefined;
  /** The document as it came. */
  readonly problem: Problem;

  constructor(problem: Problem, retryAfterSeconds?: number) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.title = problem.title;
    this.requestId = problem.request_id;
    this.docUrl = problem.type;
    this.retryAfterSeconds = retryAfterSeconds;
    this.problem = problem;
  }
}

export class InvalidRequestError extends ApiError {
  override name = 'InvalidRequestError';
}
export class InvalidUrlError extends ApiError {
  override name = 'InvalidUrlError';
}
export class InvalidApiKeyError extends ApiError {
  override name = 'InvalidApiKeyError';
}
/** The video needs more minutes than are left. */
export class NotEnoughMinutesError extends ApiError {
  override name = 'NotEnoughMinutesError';
  get minutesNeeded(): number | undefined {
    return this.problem.minutes_needed;
  }
  get minutesLeft(): number | undefined {
    return this.problem.minutes_left;
  }
}
export class ProRequiredError extends ApiError {
  override name = 'ProRequiredError';
}
export class NotFoundError extends ApiError {
  override name = 'NotFoundError';
}
export class MethodNotAllowedError extends ApiError {
  override name = 'MethodNotAllowedError';
}
export class VideoNotReadyError extends ApiError {
  override name = 'VideoNotReadyError';
}
export class QuestionInProgressError extends ApiError {
  override name = 'QuestionInProgressError';
}
export class IdempotencyKeyInUseError extends ApiError {
  override name = 'IdempotencyKeyInUseError';
}
export class PayloadTooLargeError extends ApiError {
  override name = 'PayloadTooLargeError';
}
export class UnsupportedMediaTypeError extends ApiError {
  override name = 'UnsupportedMediaTypeError';
}
/** The video can not be processed: `reason` says why. */
export class VideoNotSupportedError extends ApiError {
  override name = 'VideoNotSupportedError';
  get reason(): string | undefined {
    return this.problem.reason;
  }
}
/** The server has no language model that writes summaries. */
export class SummaryUnavailableError extends ApiError {
  override name = 'SummaryUnavailableError';
}
export class IdempotencyKeyReusedError extends ApiError {
  override name = 'IdempotencyKeyReusedError';
}
export class QuestionLimitReachedError extends ApiError {
  override name = 'QuestionLimitReachedError';
}
export class WebhookLimitReachedError extends ApiError {
  override name = 'WebhookLimitReachedError';
}
export class RateLimitedError extends ApiError {
  override name = 'RateLimitedError';
}
export class InternalError extends ApiError {
  override name = 'InternalError';
}
export class UnavailableError extends ApiError {
  override name = 'UnavailableError';
}

/** No answer came, or only a part of one: `cause` is what the runtime says. */
export class ConnectionError extends CuemarkError {
  override name = 'ConnectionError';
}

/** What answered is not Cuemark: a proxy between that has an error of its own, or another address. */
export class UnexpectedAnswerError extends CuemarkError {
  override name = 'UnexpectedAnswerError';
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, status: number, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * It is not known whether a question was asked: its answer was lost, and the video's questions could not be read either. It
 * was not sent again. `questions.list(videoId)` shows it once the service can be reached.
 */
export class OutcomeUnknownError extends CuemarkError {
  override name = 'OutcomeUnknownError';
}

function nameOf(work: Work): string {
  return 'id' in work ? String(work.id) : `the summary of ${work.video_id}`;
}

/** The deadline of a wait has passed. What was waited for goes on: `latest` is its last known state. */
export class DeadlineError extends CuemarkError {
  override name = 'DeadlineError';
  readonly latest: Work | undefined;

  constructor(seconds: number, latest: Work | undefined) {
    super(
      `It was not done within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}${latest ? `: ${nameOf(latest)} is ${latest.status}` : ''}.`,
    );
    this.latest = latest;
  }
}

/** A webhook's body is not signed by its secret, or was sent too long ago. */
export class WebhookVerificationError extends CuemarkError {
  override name = 'WebhookVerificationError';
}
