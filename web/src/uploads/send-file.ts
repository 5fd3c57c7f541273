import type { Upload } from 'tus-js-client';
import { Refusal } from '../api/refusal.ts';

export interface Sending {
  /** Stops for now; what has come is kept. */
  pause(): void;
  /** Goes on after a pause, or after the connection broke. */
  resume(): void;
  /** Stops, and forgets what has come. */
  cancel(): void;
}

interface Listener {
  /** So many bytes of the file have gone. */
  onProgress(sent: number): void;
  /** The whole file is there, under this id. */
  onSent(uploadId: string): void;
  /** The connection stays broken; `resume` tries again. */
  onBroken(): void;
  /** The server does not want it. */
  onRefused(refusal: Refusal): void;
}

/** Bytes of a part: a minute is enough for one at half a megabit a second, which is how long the server waits. */
const partBytes = 4 * 1024 ** 2;

/**
 * Sends a file in parts, from where an earlier try of this browser stopped. What it takes to do so is loaded when a file is
 * chosen.
 */
export function sendFile(file: File, listener: Listener): Sending {
  let upload: Upload | undefined;
  let isLoading = true;
  let wish: 'send' | 'pause' | 'cancel' = 'send';
  const begin = () =>
    openUpload(file, listener).then(
      (opened) => {
        upload = opened;
        if (wish === 'send') opened.start();
      },
      () => {
        isLoading = false;
        listener.onBroken();
      },
    );
  void begin();
  return {
    pause() {
      wish = 'pause';
      void upload?.abort();
    },
    resume() {
      wish = 'send';
      if (upload) upload.start();
      else if (!isLoading) {
        isLoading = true;
        void begin();
      }
    },
    cancel() {
      wish = 'cancel';
      void upload?.abort(true).catch(() => undefined); // it is forgotten after a day anyway
    },
  };
}

async function openUpload(file: File, listener: Listener): Promise<Upload> {
  const tus = await import('tus-js-client');
  const upload = new tus.Upload(file, {
    endpoint: `${window.location.origin}/web-api/uploads`,
    metadata: { filename: file.name },
    chunkSize: partBytes,
    retryDelays: [0, 1000, 3000, 5000],
    // Who looks at another page before they make a video of it chooses it again, and does not wait again; once it is one, it is new.
    removeFingerprintOnSuccess: false,
    onShouldRetry: ({ originalResponse }) => {
      const status = originalResponse?.getStatus() ?? 0;
      return status === 0 || status >= 500 || [408, 409, 423].includes(status);
    },
    onProgress: (sent) => listener.onProgress(sent),
    onSuccess: () => listener.onSent(idOf(upload.url)),
    onError: (error) => {
      const response = error instanceof tus.DetailedError ? error.originalResponse : null;
      const status = response?.getStatus() ?? 0;
      if (status >= 400 && status < 500) listener.onRefused(new Refusal(status, problemOf(response?.getBody() ?? '')));
      else listener.onBroken();
    },
  });
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  return upload;
}

function idOf(url: string | null): string {
  return new URL(url ?? '', window.location.origin).pathname.split('/').at(-1) ?? '';
}

function problemOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
