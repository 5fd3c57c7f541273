import {
  ApiError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  InternalError,
  InvalidApiKeyError,
  InvalidRequestError,
  InvalidUrlError,
  MethodNotAllowedError,
  NotEnoughMinutesError,
  NotFoundError,
  PayloadTooLargeError,
  ProRequiredError,
  QuestionInProgressError,
  QuestionLimitReachedError,
  RateLimitedError,
  SummaryUnavailableError,
  UnavailableError,
  UnsupportedMediaTypeError,
  VideoNotReadyError,
  VideoNotSupportedError,
  WebhookLimitReachedError,
} from './errors.ts';
import type { Problem } from './objects.ts';

const errorOfCode: Record<string, typeof ApiError> = {
  invalid_request: InvalidRequestError,
  invalid_url: InvalidUrlError,
  invalid_api_key: InvalidApiKeyError,
  not_enough_minutes: NotEnoughMinutesError,
  pro_required: ProRequiredError,
  not_found: NotFoundError,
  method_not_allowed: MethodNotAllowedError,
  video_not_ready: VideoNotReadyError,
  question_in_progress: QuestionInProgressError,
  idempotency_key_in_use: IdempotencyKeyInUseError,
  payload_too_large: PayloadTooLargeError,
  unsupported_media_type: UnsupportedMediaTypeError,
  video_not_supported: VideoNotSupportedError,
  summary_unavailable: SummaryUnavailableError,
  idempotency_key_reused: IdempotencyKeyReusedError,
  question_limit_reached: QuestionLimitReachedError,
  webhook_limit_reached: WebhookLimitReachedError,
  rate_limited: RateLimitedError,
  internal_error: InternalError,
  unavailable: UnavailableError,
};

/** The error of a problem document; an `ApiError` for a code that is newer than this package. */
export function errorOfProblem(problem: Problem, retryAfterSeconds: number | undefined): ApiError {
  const ErrorOfCode = Object.hasOwn(errorOfCode, problem.code) ? errorOfCode[problem.code] : undefined;
  return new (ErrorOfCode ?? ApiError)(problem, retryAfterSeconds);
}
