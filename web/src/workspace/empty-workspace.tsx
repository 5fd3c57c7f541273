import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../api/account-query.ts';
import { type MessageKey, t } from '../i18n/messages.ts';
import { useGoOn } from '../shell/use-go-on.ts';
import { MakeButton } from './make-button.tsx';
import { PreviewLine } from './preview-line.tsx';
import { previewQuery } from './preview-query.ts';
import { useSendLinks } from './send-links.ts';

/** Before the first video: how one comes here, and where there are samples, one to try. */
export function EmptyWorkspace() {
  const account = useQuery(accountQuery);
  const sample = account.data?.sample_url;
  return (
    <section className="mt-8 border-t border-line pt-8">
      <h2 className="font-serif text-heading">{t('workspace.emptyTitle')}</h2>
      <p className="mt-2 max-w-[36rem] font-serif text-read text-muted">
        {t(waysIn(account.data?.takes_media !== false, account.data?.api === true))} {t('workspace.emptyMeaning')}
      </p>
      {sample && <TrySample link={sample} />}
    </section>
  );
}

function waysIn(takesMedia: boolean, hasApi: boolean): MessageKey {
  if (takesMedia) return hasApi ? 'workspace.emptyMediaApi' : 'workspace.emptyMedia';
  return hasApi ? 'workspace.emptyCaptionsApi' : 'workspace.emptyCaptions';
}

function TrySample({ link }: { link: string }) {
  const goOnFrom = useGoOn();
  const preview = useQuery(previewQuery(link));
  const { send, sending, refusals } = useSendLinks();
  const [isAdded, setAdded] = useState(false);
  const isBusy = sending !== undefined || isAdded;
  const add = async () => {
    if (isBusy) return;
    const goOn = goOnFrom();
    const video = (await send([link])).get(link);
    setAdded(video !== undefined);
    if (video) await goOn({ to: '/workspace/$videoId', params: { videoId: video.id } });
  };
  return (
    <div className="mt-8">
      <p className="font-medium">{t('workspace.sample')}</p>
      <div className="mt-1 text-small text-muted">
        <PreviewLine preview={preview} />
        <p role="alert" className="text-ink empty:hidden">
          {refusals.get(link)}
        </p>
      </div>
      <MakeButton
        preview={preview}
        isBusy={isBusy}
        words={t('workspace.makeSample')}
        look="quiet"
        className="mt-4"
        onClick={() => void add()}
      />
    </div>
  );
}
