import { formatBytes } from '../i18n/formats.ts';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { handsFocusTo } from '../shell/focus-when-shown.ts';
import { ChooseFile } from './choose-file.tsx';
import { SentFile } from './sent-file.tsx';
import type { UploadControl } from './use-upload.ts';

const handsOn = handsFocusTo('#link-box, #give-captions');
const toNext = handsFocusTo('#your-file button');

interface UploadPanelProps {
  upload: UploadControl;
  /** The video whose captions the file is; undefined for a video of its own. */
  link?: string | undefined;
}

/** A chosen file: how far it is, what it would become and cost, or why it is of no use. */
export function UploadPanel({ upload, link }: UploadPanelProps) {
  const { state } = upload;
  if (!state) return null;
  return (
    <section ref={handsOn} id="your-file" aria-label={t('upload.yourFile')} className="mt-6">
      <p className="text-small font-medium">
        <bdi className="wrap-anywhere">{state.name}</bdi>
      </p>
      {'sent' in state && <Progress upload={upload} state={state} />}
      {state.phase === 'sent' && <SentFile upload={upload} uploadId={state.uploadId} link={link} />}
      {state.phase === 'refused' && (
        <>
          <p role="alert" className="mt-2 max-w-[60ch]">
            {state.message}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ChooseFile look="main" takes={link === undefined ? 'any file' : 'captions'} onFile={upload.choose}>
              {t('upload.chooseAnother')}
            </ChooseFile>
            <Button look="quiet" onClick={upload.cancel}>
              {t('upload.remove')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const words = { sending: 'upload.sending', paused: 'upload.paused', broken: 'upload.broken' } as const;

interface ProgressProps {
  upload: UploadControl;
  state: { phase: keyof typeof words; bytes: number; sent: number };
}

function Progress({ upload, state: { phase, bytes, sent } }: ProgressProps) {
  const percent = bytes === 0 ? 100 : Math.floor((sent / bytes) * 100);
  return (
    <div ref={toNext}>
      <div
        role="progressbar"
        aria-label={t('upload.sent')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-3 h-1 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full origin-left bg-accent rtl:origin-right" style={{ width: `${percent}%` }} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-muted tabular-nums">
          {t(words[phase], { sent: formatBytes(sent), size: formatBytes(bytes) })}
        </p>
        <div className="flex gap-3">
          {phase === 'sending' ? (
            <Button look="quiet" onClick={upload.pause}>
              {t('upload.pause')}
            </Button>
          ) : (
            <Button onClick={upload.resume}>{t('upload.resume')}</Button>
          )}
          <Button look="quiet" onClick={upload.cancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </div>
    </div>
  );
}
