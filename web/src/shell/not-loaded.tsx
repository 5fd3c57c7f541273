import { t } from '../i18n/messages.ts';
import { handsFocusTo } from './focus-when-shown.ts';

const handsOn = handsFocusTo('#main');

interface NotLoadedProps {
  /** What is missing, as a sentence. */
  words: string;
  onTryAgain: () => void;
  className?: string;
}

/** In place of a part of the page that could not be loaded. */
export function NotLoaded({ words, onTryAgain, className = 'mt-4 text-small' }: NotLoadedProps) {
  return (
    <p className={`text-muted ${className}`}>
      {words}{' '}
      <button ref={handsOn} type="button" className="text-link min-h-6" onClick={onTryAgain}>
        {t('common.tryAgain')}
      </button>
    </p>
  );
}
