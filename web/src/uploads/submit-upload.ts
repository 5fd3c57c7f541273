import { api, bodyOf } from '../api/client.ts';

/** Makes a video of a file that has been sent, or with a link a video of that link with the file's words; at most one. */
export function submitUpload(uploadId: string, url: string | undefined) {
  const body = { upload_id: uploadId, ...(url === undefined ? {} : { url }) };
  return bodyOf(api.POST('/web-api/videos', { params: { header: {} }, body }));
}
