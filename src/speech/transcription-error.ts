/** An answer that is no transcription: a status, or a body that can not be read. Holds nothing of what the server wrote. */
export class TranscriptionError extends Error {
  readonly fault: number | 'another form' | 'endless';
  readonly retryAfter: string | null;

  constructor(fault: TranscriptionError['fault'], retryAfter: string | null = null) {
    super(String(fault));
    this.name = 'TranscriptionError';
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}

/** Ten minutes of fast speech with everything that servers say about each segment are less than one. */
const mostBytes = 8_000_000;

/** @throws {TranscriptionError} where the body is longer than any transcription */
export async function readCapped(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new TranscriptionError('endless');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const reasons: Record<number, string> = {
  400: 'it did not take the request: TRANSCRIBE_MODEL must be one that gives verbose_json, such as whisper-1',
  401: 'the key is not valid: see TRANSCRIBE_API_KEY',
  402: 'the account with the provider has to be paid',
  403: 'the key may not use it: see TRANSCRIBE_API_KEY',
  404: 'it is not there: see TRANSCRIBE_BASE_URL and TRANSCRIBE_MODEL',
  413: 'it takes less than 20 MB at once: raise its limit',
  429: 'too many requests, or the quota is used up',
};

/** Most milliseconds that a server may ask us to wait. */
const longestWait = 60_000;

/** What an error of a request means: in words for the log, without anything of the request, the key or the answer. */
export function transcriptionError(error: unknown): { cause: string; isLasting: boolean; retryAfterMs?: number } {
  if (!(error instanceof TranscriptionError)) {
    const code = codeOf(error);
    const cause = `the server of TRANSCRIBE_BASE_URL can not be reached${code ? ` (${code})` : ''}`;
    return { cause, isLasting: false };
  }
  const { fault, retryAfter } = error;
  if (fault === 'endless') return { cause: 'the answer was endless', isLasting: true };
  if (fault === 'another form') return { cause: 'the answer is no transcription', isLasting: false };
  const reason = reasons[fault];
  const cause = `the server of TRANSCRIBE_BASE_URL answered ${fault}${reason ? `: ${reason}` : ''}`;
  const isLasting = !(fault === 408 || fault === 409 || fault === 425 || fault === 429 || fault >= 500);
  const seconds = Number(retryAfter ?? Number.NaN);
  if (isLasting || !(seconds >= 0)) return { cause, isLasting };
  return { cause, isLasting, retryAfterMs: Math.min(longestWait, seconds * 1000) };
}

/** The system's code in an error or in what caused it: `ECONNREFUSED`. */
function codeOf(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string' && /^[A-Z_]{3,40}$/.test(one.code)) return one.code;
  }
  return undefined;
}
