import { api, bodyOf } from '../api/client.ts';

/** Takes a link for processing; a second try with the same key makes no second video and costs nothing. */
export function submitVideo(url: string, key: string) {
  return bodyOf(api.POST('/web-api/videos', { params: { header: { 'Idempotency-Key': key } }, body: { url } }));
}
