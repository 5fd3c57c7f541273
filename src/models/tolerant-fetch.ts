/** A count of tokens that is written as a text. Inside of a text of JSON the marks would have backslashes before them. */
const written = /"(\w{1,40}_tokens)"(\s{0,8}:\s{0,8})"([^"\\]{0,40})"/g;
const reason = /"finish_reason"\s{0,8}:\s{0,8}"[^"]/;
const content = /"content"\s{0,8}:\s{0,8}"[^"]/;
const done = /^data: ?\[DONE\]/m;
/** An event that says nothing, to keep a connection open; and one without choices: of tokens alone, or of the server's own. */
const silent = /^data:[ \t]*(?=\r?$)/gm;
const choiceless = /^data: ?\{(?=\s*")(?!.*"(?:choices|error)"\s*:)/gm;
const stop = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n';

/**
 * A fetch that accepts what some servers write otherwise than OpenAI's protocol has it, for which the provider's library would
 * throw an answer away, or take it for cut off: counts of tokens as texts become numbers, or nothing where they are none; events
 * that say nothing are none, and others have choices, be it none; a stream that comes to its end without a reason has ended by
 * itself. Lines go on as they come.
 */
export function tolerantFetch(from: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await from(input, init);
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    const body = response.body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
      .pipeThrough(tolerantLines())
      .pipeThrough(new TextEncoderStream());
    return new Response(body, { status, statusText, headers });
  };
}

function tolerantLines(): TransformStream<string, string> {
  let line = '';
  let hasContent = false;
  let hasReason = false;
  const normalised = (lines: string) => {
    hasContent ||= content.test(lines);
    hasReason ||= reason.test(lines);
    const counted = lines.replace(written, withNumber).replace(silent, '').replace(choiceless, 'data: {"choices":[],');
    return hasContent && !hasReason ? counted.replace(done, (end) => stop + end) : counted;
  };
  return new TransformStream({
    transform(chunk, controller) {
      const end = chunk.lastIndexOf('\n') + 1;
      if (end === 0) line += chunk;
      else {
        controller.enqueue(normalised(line + chunk.slice(0, end)));
        line = chunk.slice(end);
      }
    },
    flush(controller) {
      if (line !== '') controller.enqueue(normalised(line));
    },
  });
}

function withNumber(_: string, name: string, colon: string, count: string): string {
  const number = count.trim() === '' ? Number.NaN : Number(count);
  return `"${name}"${colon}${Number.isFinite(number) ? number : 'null'}`;
}
