import type { ReactNode } from 'react';
import { t } from '../i18n/messages.ts';
import { ChooseFile } from './choose-file.tsx';
import { DropArea } from './drop-area.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useUpload } from './use-upload.ts';

/** Lets give the captions that a video of the platform does not have; `children` stand beside the button. */
export function GiveCaptions({ link, children }: { link: string; children: ReactNode }) {
  const upload = useUpload();
  if (upload.state) return <UploadPanel upload={upload} link={link} />;
  return (
    <DropArea onFile={upload.choose}>
      <p className="max-w-[36rem] text-muted">{t('upload.haveCaptions')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ChooseFile id="give-captions" look="main" takes="captions" onFile={upload.choose}>
          {t('upload.giveCaptions')}
        </ChooseFile>
        {children}
      </p>
    </DropArea>
  );
}
