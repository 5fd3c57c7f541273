import { z } from 'zod';
import { problemSchema } from '../contract/objects.ts';
import { type ProblemCode, problems } from '../contract/problems.ts';

/** The headers that answers carry, as the descriptions name them. */
const headers = {
  'X-Request-Id': z.string().describe('Identifies the request; quote it to support'),
  Location: z.string().describe('Absolute path to poll'),
  'Retry-After': z.int().min(1).max(60).describe('Seconds to wait before the next request'),
  'Retry-After (a day)': z.int().min(1).max(86_400).describe('Seconds to wait before the next try'),
  'WWW-Authenticate': z.string().describe('`Bearer realm="cuemark"`'),
  ETag: z.string().describe('For `If-None-Match`'),
  Allow: z.string().describe('The methods that the path has'),
  Accept: z.string().describe('The media type that is read'),
  'Accept-Encoding': z.string().describe('The content coding that is read'),
  'Tus-Resumable': z.literal('1.0.0').describe('The version of the tus protocol'),
  'Upload-Offset': z.int().describe('Bytes that have come'),
  'Upload-Length': z.int().describe('Bytes of the whole file'),
  'Upload-Expires': z.string().describe('When it is removed, unless a video is made of it'),
  'Preference-Applied': z.string().describe('`wait=N`, where `Prefer` asked for it'),
} as const;

/** With a question mark: where there is something to say. */
type HeaderName = keyof typeof headers | `${keyof typeof headers}?`;

/** A description of one response: what `description.ts` reads beside what the serializer needs. */
export interface DescribedResponse {
  description: string;
  headers: Record<string, z.ZodType>;
  content: Record<string, { schema: z.ZodType; examples?: Record<string, { value: unknown }> }>;
}

/** A response that is the object at hand. */
export function jsonResponse(description: string, schema: z.ZodType, ...names: HeaderName[]): DescribedResponse {
  return { description, headers: pick(['X-Request-Id', ...names]), content: { 'application/json': { schema } } };
}

/** A response whose headers say it all. */
export function emptyResponse(description: string, ...names: HeaderName[]): DescribedResponse {
  return { description, headers: pick(['X-Request-Id', ...names]), content: {} };
}

/** The answer to a client that has the object as it is already. */
export const notModified = emptyResponse(
  'Nothing has changed since the `ETag` that was sent',
  'ETag',
  'Retry-After?',
  'Preference-Applied?',
);

/** What any request may meet, whatever it asks for: another method than meant, malformed HTTP, a server that broke or is away. */
const always: ProblemCode[] = [
  'invalid_request',
  'method_not_allowed',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
  'internal_error',
  'not_implemented',
  'http_version_not_supported',
  'unavailable',
];

/** The refusals of an operation, by status, each with an example: these codes and what any request may meet. */
export function problemResponses(...codes: ProblemCode[]): Record<number, DescribedResponse> {
  const limited: ProblemCode[] = codes.includes('pro_required') ? ['rate_limited'] : [];
  const byStatus = Map.groupBy(new Set([...codes, ...limited, ...always]), (code) => problems[code].status);
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, refusal(status, group)]));
}

/** The refusal of `If-Match`, which says what the state is. */
export const otherState = {
  412: { ...refusal(412, ['precondition_failed']), headers: pick(['X-Request-Id', 'ETag']) },
};

function refusal(status: number, codes: ProblemCode[]): DescribedResponse {
  const names: HeaderName[] = ['X-Request-Id'];
  if (status === 401) names.push('WWW-Authenticate');
  if (status === 405) names.push('Allow');
  if (status === 409 || status === 503) names.push('Retry-After');
  if (codes.includes('too_many_tries')) names.push('Retry-After (a day)');
  else if (codes.includes('rate_limited')) names.push(codes.length === 1 ? 'Retry-After' : 'Retry-After?');
  if (status === 415) names.push('Accept?', 'Accept-Encoding?');
  const examples = Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }]));
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].title}`).join('; '),
    headers: pick(names),
    content: { 'application/problem+json': { schema: problemSchema, examples } },
  };
}

function exampleOf(code: ProblemCode): object {
  const { status, title, detail } = problems[code];
  return {
    type: `https://cuemark.example/docs/errors#${code}`,
    title,
    status,
    detail,
    code,
    request_id: 'req_5f0c8d3e9b1a4c7f8e2d6a9b0c1d2e3f',
    ...(code === 'not_enough_minutes' ? { minutes_needed: 43, minutes_left: 12 } : {}),
    ...(code === 'video_not_supported' ? { reason: 'private' } : {}),
  };
}

function pick(names: HeaderName[]): Record<string, z.ZodType> {
  return Object.fromEntries(
    names.map((name) => {
      const known = name.replace('?', '') as keyof typeof headers;
      const header = known.replace(' (a day)', '');
      return [header, known === name ? headers[known] : headers[known].optional()];
    }),
  );
}
