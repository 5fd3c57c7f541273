import { t } from '../i18n/messages.ts';
import { Dot } from '../shell/dot.tsx';
import { handsFocusTo } from '../shell/focus-when-shown.ts';
import { useListSending } from './list-sending.ts';

const handsOn = handsFocusTo('#link-box');

/** How far the videos of a list are that is not shown any more. */
export function ListProgress() {
  const { sending, stop } = useListSending();
  if (!sending) return null;
  return (
    <p className="text-ink tabular-nums">
      <Dot breathing className="me-2" />
      {t('playlist.progress', { place: sending.done + 1, of: sending.of })}{' '}
      <button ref={handsOn} type="button" className="text-link min-h-6" onClick={stop}>
        {t('ask.stop')}
      </button>
    </p>
  );
}
