import { sessionCookie } from './web-client.ts';

interface Sent {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any form
  body: any;
}

/** Speaks tus to `/web-api/uploads` of a service, header by header, as a browser of this person would. */
export async function uploadClient(publicUrl: string, person?: { email: string; password: string }) {
  const cookie = person ? await sessionCookie(publicUrl, person) : '';
  const own = { origin: publicUrl, cookie, 'tus-resumable': '1.0.0' };
  const send = async (method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array) => {
    const all = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== '');
    const response = await fetch(`${publicUrl}${path}`, {
      method,
      headers: all,
      ...(body && { body: Buffer.from(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) } as Sent;
  };
  const client = {
    send,
    /** Opens an upload of so many bytes. */
    open: (fileName: string, bytes: number, headers: Record<string, string> = {}) =>
      send('POST', '/web-api/uploads', {
        'upload-length': String(bytes),
        'upload-metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
        ...headers,
      }),
    /** Sends a part of it. */
    patch: (path: string, offset: number, bytes: Uint8Array, headers: Record<string, string> = {}) =>
      send(
        'PATCH',
        path,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...headers },
        bytes,
      ),
    head: (path: string) => send('HEAD', path),
    /** Sends a whole file; the path of its upload, and the answer to its last part. */
    async upload(fileName: string, content: string | Uint8Array) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const opened = await client.open(fileName, bytes.length);
      const path = opened.headers.get('location') ?? '';
      const answer = opened.status === 201 ? await client.patch(path, 0, bytes) : opened;
      return { path, id: path.split('/').at(-1) ?? '', answer };
    },
  };
  return client;
}

export type UploadClient = Awaited<ReturnType<typeof uploadClient>>;
