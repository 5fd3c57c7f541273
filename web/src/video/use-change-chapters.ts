import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WebVideo } from '../api/client.ts';
import { isNotSignedIn } from '../api/refusal.ts';
import { newerVideo } from './edit-chapters.ts';
import { videoQuery } from './video-query.ts';

/**
 * A change of a video's chapters, by `change`, which answers the video as it is then. The page shows that at once; where
 * they were changed elsewhere meanwhile, it shows those, and nothing was changed here. `after` is told of it even where what was
 * clicked is not shown any more: the news may come first.
 */
export function useChangeChapters<Input>(
  video: WebVideo,
  change: (input: Input) => Promise<WebVideo>,
  after: { onSuccess?: (changed: WebVideo, input: Input) => void; onError?: (error: Error) => void } = {},
) {
  const queryClient = useQueryClient();
  const { queryKey } = videoQuery(video.id);
  return useMutation({
    mutationFn: change,
    onSuccess(changed, input) {
      queryClient.setQueryData(queryKey, changed);
      after.onSuccess?.(changed, input);
    },
    onError(error) {
      const newer = newerVideo(error);
      if (newer) queryClient.setQueryData(queryKey, newer);
      // Asking for the video leads to the sign-in, and from there back to this page.
      if (isNotSignedIn(error)) void queryClient.invalidateQueries({ queryKey });
      after.onError?.(error);
    },
  });
}
