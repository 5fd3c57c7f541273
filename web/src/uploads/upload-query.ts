import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';

/** What a file that has been sent would become, with a link the words of its video, and what that would cost; nothing is charged. */
export const uploadQuery = (uploadId: string, link?: string) =>
  queryOptions({
    queryKey: ['upload', uploadId, link],
    enabled: uploadId !== '',
    queryFn: async ({ signal }) => {
      const params = { path: { upload_id: uploadId }, query: link === undefined ? {} : { url: link } };
      const upload = await bodyOf(api.GET('/web-api/uploads/{upload_id}', { params, signal }));
      return {
        title: upload.title ?? upload.file_name,
        duration_seconds: upload.duration_seconds ?? 0,
        minutes_needed: upload.minutes_needed ?? 0,
        minutes_left: upload.minutes_left ?? 0,
        warnings: upload.warnings,
      };
    },
  });
