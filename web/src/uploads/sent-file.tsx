import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { useGoOn } from '../shell/use-go-on.ts';
import { Repairs } from '../transcript/repairs.tsx';
import { MakeButton } from '../workspace/make-button.tsx';
import { PreviewLine } from '../workspace/preview-line.tsx';
import { previewQuery } from '../workspace/preview-query.ts';
import { refusedWords } from '../workspace/refused-words.tsx';
import { videosKey } from '../workspace/videos-query.ts';
import { submitUpload } from './submit-upload.ts';
import { uploadQuery } from './upload-query.ts';
import type { UploadControl } from './use-upload.ts';

interface SentFileProps {
  upload: UploadControl;
  uploadId: string;
  link: string | undefined;
}

/** A file that is there: what it becomes and costs, and the button that says so. Nothing has been charged before it. */
export function SentFile({ upload, uploadId, link }: SentFileProps) {
  const goOnFrom = useGoOn();
  const queryClient = useQueryClient();
  const ofLink = useQuery(previewQuery(link ?? ''));
  const ofFile = useQuery({ ...uploadQuery(uploadId, link), enabled: link === undefined || ofLink.isSuccess });
  // What keeps the file from being the video's captions counts as well.
  const preview = link !== undefined && !ofFile.isError ? ofLink : ofFile;
  const making = useMutation({
    mutationFn: (_goOn: ReturnType<typeof goOnFrom>) => submitUpload(uploadId, link),
    onSuccess(video, goOn) {
      void queryClient.invalidateQueries({ queryKey: videosKey });
      return goOn({ to: '/workspace/$videoId', params: { videoId: video.id } });
    },
  });
  return (
    <>
      <div className="mt-2 min-h-6 text-small text-muted">
        <p role="alert" className="text-ink empty:hidden">
          {making.error && refusedWords(making.error)}
        </p>
        {!making.error && <PreviewLine preview={preview} isFile />}
        <Repairs warnings={ofFile.data?.warnings ?? []} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <MakeButton
          preview={preview}
          isBusy={making.isPending}
          words={t('upload.makeChapters')}
          onClick={() => making.isPending || making.mutate(goOnFrom())}
        />
        <Button look="quiet" onClick={upload.cancel}>
          {t('upload.remove')}
        </Button>
      </div>
    </>
  );
}
