/** A part of a request that it can do without: the tokens of a stream counted, the stream, the form of the answer, how freely and how much is written. */
export type Part = 'count' | 'stream' | 'form' | 'temperature' | 'limit';

/** How servers say which part they do not take; the first that is found. */
const sayings: readonly (readonly [Part, string])[] = [
  ['count', 'stream_options'],
  ['count', 'include_usage'],
  ['stream', 'stream'],
  ['form', 'response_format'],
  ['form', 'json_schema'],
  ['form', 'json schema'],
  ['form', 'grammar'],
  ['form', 'structured output'],
  ['form', 'guided'],
  // https://openrouter.ai/docs/features/provider-routing: no provider of the model knows all that is asked for.
  ['form', 'requested parameters'],
  ['temperature', 'temperature'],
  ['limit', 'max_tokens'],
  ['limit', 'max_completion_tokens'],
  ['limit', 'max_output_tokens'],
  ['limit', 'maxoutputtokens'],
];
/** Further on some repeat the question. */
export const mostRead = 1000;

/** Which part of a request a server's words say that it does not take. */
export function unsupportedPart(words: string): Part | undefined {
  const said = words.slice(0, mostRead).toLowerCase();
  return sayings.find(([, saying]) => said.includes(saying))?.[0];
}

/** Statuses of servers that do not know a part of a request, or have not built it; of others only their words tell. */
const unknown = [400, 422, 501];
const worded = [404, 405, 500];

/**
 * The part of a request to leave out after a server turned it down; undefined where that is no reason. `parts`: what the
 * request has. `isAgain`: the same has happened before.
 */
export function partToLeaveOut(
  { status = 0, refuses }: { status?: number | undefined; refuses?: Part | undefined },
  parts: ReadonlySet<Part>,
  isAgain: boolean,
): Part | undefined {
  const named = unknown.includes(status) || worded.includes(status) ? refuses : undefined;
  if (named && parts.has(named)) return named;
  // Who does not want it counted, though it is not, may want no stream.
  if (named === 'count' && parts.has('stream')) return 'stream';
  const isUnknown = unknown.includes(status) || (status === 500 && isAgain && parts.has('form'));
  return isUnknown ? (['stream', 'form', 'temperature', 'limit'] as const).find((part) => parts.has(part)) : undefined;
}
