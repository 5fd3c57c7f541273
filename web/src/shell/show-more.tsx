import { t } from '../i18n/messages.ts';
import { Button } from './button.tsx';

/** The way to the rest of a long list, below what there is of it. */
export function ShowMore({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  return (
    <p className="mt-6 text-center">
      <Button look="quiet" disabled={isLoading} onClick={onMore}>
        {t(isLoading ? 'common.loading' : 'common.showMore')}
      </Button>
    </p>
  );
}
