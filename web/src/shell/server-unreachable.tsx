import { Refusal } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Button } from './button.tsx';
import { handsFocusTo } from './focus-when-shown.ts';
import { Notice } from './notice.tsx';

const handsOn = handsFocusTo('#main');

interface ServerUnreachableProps {
  error: Error;
  trying: boolean;
  onTryAgain: () => void;
}

/** When the server gave no usable answer: no connection, or a fault of ours. */
export function ServerUnreachable({ error, trying, onTryAgain }: ServerUnreachableProps) {
  const action = (
    <Button ref={handsOn} disabled={trying} onClick={onTryAgain}>
      {t(trying ? 'common.trying' : 'common.tryAgain')}
    </Button>
  );
  if (!navigator.onLine) {
    return (
      <Notice title={t('unreachable.offlineTitle')} action={action}>
        <p>{t('unreachable.offline')}</p>
      </Notice>
    );
  }
  return (
    <Notice
      title={t('unreachable.title')}
      action={action}
      footnote={
        error instanceof Refusal && error.requestId ? t('unreachable.request', { id: error.requestId }) : undefined
      }
    >
      <p>{t('unreachable.text')}</p>
    </Notice>
  );
}
