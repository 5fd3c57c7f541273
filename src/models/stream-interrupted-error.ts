/** An answer ended before its end, after some of it was heard: nobody may ask for it again. */
export class StreamInterruptedError extends Error {
  constructor(cause?: unknown) {
    super('the answer broke off', { cause });
    this.name = 'StreamInterruptedError';
  }
}
