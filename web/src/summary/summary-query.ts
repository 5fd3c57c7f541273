import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import type { paths } from '../api/types.ts';
import { pollingInterval } from '../live/polling-interval.ts';

type SummaryPath = paths['/web-api/videos/{video_id}/summary'];
export type Summary = SummaryPath['get']['responses'][200]['content']['application/json'];

/** The summary of a ready video; asked again while it is being made. */
export const summaryQuery = (videoId: string) =>
  queryOptions({
    queryKey: ['video', videoId, 'summary'],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/web-api/videos/{video_id}/summary', { params: { path: { video_id: videoId } }, signal })),
    refetchInterval: ({ state }) => {
      if (state.data?.status !== 'pending') return false;
      return state.status === 'error' ? 5000 : pollingInterval(1000);
    },
  });

/** Has it made where it is not there. Throws a `Refusal` where it can not be. */
export function makeSummary(videoId: string): Promise<Summary> {
  return bodyOf(api.POST('/web-api/videos/{video_id}/summary', { params: { path: { video_id: videoId } }, body: {} }));
}

/** The summary as text to paste: the whole, then each chapter below its line. */
export function summaryAsText({ text, chapters }: Summary): string {
  const parts = chapters.flatMap((chapter) =>
    chapter.text === null ? [] : [`${chapter.timestamp} ${chapter.title}\n${chapter.text}`],
  );
  return [text ?? '', ...parts].join('\n\n');
}
