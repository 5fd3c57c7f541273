/** A count of tokens that is written as a text. Inside of a text of JSON the marks would have backslashes before them. */
const written = /"(\w{1,40}_tokens)"(\s{0,8}:\s{0,8})"([^"\\]{0,40})"/g;

/**
 * A fetch that makes numbers of the counts of tokens in answers that some servers write as texts, for which the provider's library
 * would throw the answer away. What is no number counts as not said. Lines go on as they come.
 */
export function plainCounts(from: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await from(input, init);
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    const body = response.body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
      .pipeThrough(byLines())
      .pipeThrough(new TextEncoderStream());
    return new Response(body, { status, statusText, headers });
  };
}

function byLines(): TransformStream<string, string> {
  let line = '';
  return new TransformStream({
    transform(chunk, controller) {
      const end = chunk.lastIndexOf('\n') + 1;
      if (end === 0) line += chunk;
      else {
        controller.enqueue(withNumbers(line + chunk.slice(0, end)));
        line = chunk.slice(end);
      }
    },
    flush(controller) {
      if (line !== '') controller.enqueue(withNumbers(line));
    },
  });
}

function withNumbers(json: string): string {
  return json.replace(written, (_, name: string, colon: string, count: string) => {
    const number = count.trim() === '' ? Number.NaN : Number(count);
    return `"${name}"${colon}${Number.isFinite(number) ? number : 'null'}`;
  });
}
