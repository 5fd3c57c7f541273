import { handsFocusTo } from './focus-when-shown.ts';

const handsOn = handsFocusTo('#main');

interface NotLoadedProps {
  /** What is missing, as the beginning of a sentence. */
  what: string;
  onTryAgain: () => void;
  className?: string;
}

/** In place of a part of the page that could not be loaded. */
export function NotLoaded({ what, onTryAgain, className = 'mt-4 text-small' }: NotLoadedProps) {
  return (
    <p className={`text-muted ${className}`}>
      {what} could not be loaded.{' '}
      <button ref={handsOn} type="button" className="text-link min-h-6" onClick={onTryAgain}>
        Try again
      </button>
    </p>
  );
}
