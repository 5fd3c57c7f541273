import { api, bodyOf, type WebVideo } from '../api/client.ts';

/** Gives a video a page that anybody can read (`shared_url`), or takes it away. Throws a `Refusal`. */
export function setShared(video: WebVideo, isShared: boolean): Promise<WebVideo> {
  const params = { path: { video_id: video.id } };
  return bodyOf(
    isShared
      ? api.POST('/web-api/videos/{video_id}/share', { params, body: {} })
      : api.DELETE('/web-api/videos/{video_id}/share', { params }),
  );
}
