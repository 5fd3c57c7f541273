import type { ProblemCode } from '../../contract/problems.ts';

/** What to do about a refusal where the sentence of its code does not say it already. */
export const whatToDo: Partial<Record<ProblemCode, string>> = {
  invalid_request: 'Read `detail`: it names the field. Sending the same again gives the same answer.',
  app_refused: 'Remove the connection in the app, then connect it anew from there.',
  wrong_credentials: 'Check both, then try again.',
  not_enough_minutes:
    '`minutes_needed` and `minutes_left` say how many. Wait for the next cycle (`resets_at` of the account), or have the plan changed.',
  pro_required: 'Have the plan changed; the web app shows how under Usage.',
  foreign_origin: 'Open the web app at its own address.',
  sign_up_closed: 'Ask whoever runs this service.',
  not_found: 'Check the path and the id, and that the key belongs to the account that has the video.',
  video_not_ready:
    'Wait `Retry-After` seconds, or ask with `Prefer: wait=30`. A failed video does not become ready: send its link again, with a new `Idempotency-Key` or none.',
  idempotency_key_in_use: 'Wait `Retry-After` seconds, then send the same again.',
  rate_limited: 'Wait `Retry-After` seconds, then send the same again.',
  unavailable: 'Wait `Retry-After` seconds, then send the same again.',
  webhook_limit_reached: 'One webhook can be told of several events.',
  too_many_tries: 'Wait as many seconds as `Retry-After` says.',
  question_in_progress: 'Wait `Retry-After` seconds, then ask again.',
  api_chat_kept: 'Delete another chat.',
  playlist_link:
    'In the web app it is listed when it stands alone in the box. The API takes the links of its videos one by one.',
  captions_unreadable: 'The page lists the captions that the video has now.',
  nothing_to_correct: 'Write them as the transcript has them.',
  chapters_break_rules: '`detail` says which rule; the page says it beside the line.',
  precondition_failed: 'Read it anew, then decide whether the change still makes sense.',
  payload_too_large: 'Send less. What the API takes is a link, a question or an address.',
  expectation_failed: 'Leave the `Expect` header out.',
  video_not_supported: 'Sending the same again helps only when the video changes.',
  summary_unavailable: 'Whoever runs the server can set up a language model, unless summaries are turned off.',
  upload_too_large: 'Cut it, or give its captions alone as a file.',
  upload_quota_reached:
    'Delete videos that were made of files, or wait: a file of which no video is made goes after a day.',
  idempotency_key_reused: 'A key names one video for 24 hours, also when that has been deleted.',
  question_limit_reached: 'Deleting a chat in the web app frees its place among the chats, not its questions.',
  headers_too_large: 'Send fewer or shorter header fields.',
  not_implemented: 'Use GET, HEAD, POST or DELETE, and no `Transfer-Encoding` but `chunked`.',
};
