/** What a server sent is longer than anything that is of use. */
export class AnswerTooLongError extends Error {
  constructor(bytes: number) {
    super(`more than ${bytes} bytes`);
    this.name = 'AnswerTooLongError';
  }
}

/**
 * A fetch that reads at most `mostBytes` of an answer's body and follows no redirect: keys go in headers that would go along.
 *
 * @throws {AnswerTooLongError} to whoever reads the body
 */
export function sizeLimitedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    let bytes = 0;
    const cap = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new AnswerTooLongError(mostBytes));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(cap), { status, statusText, headers });
  };
}
