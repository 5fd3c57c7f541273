import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import type { Preview } from './preview.ts';
import { useIsTooMuch } from './use-minutes-left.ts';

interface MakeButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  preview: UseQueryResult<Preview>;
  isBusy: boolean;
  /** What it does, in words without the price. */
  words: string;
}

/**
 * Makes chapters of one video for what stands on it, and does not offer what the minutes do not suffice for. What has no
 * price, since it could not be looked up, is looked up again.
 */
export function MakeButton({ preview, isBusy, words, className = '', onClick, ...rest }: MakeButtonProps) {
  const isTooMuch = useIsTooMuch(preview);
  const minutes = preview.data?.minutes_needed;
  return (
    <Button
      disabled={isBusy || isTooMuch || preview.isPending}
      className={`tabular-nums ${className}`}
      onClick={preview.data ? onClick : () => void preview.refetch()}
      {...rest}
    >
      {isBusy
        ? t('links.beginning')
        : isTooMuch
          ? t('links.notEnough')
          : minutes === undefined
            ? words
            : t('links.makeFor', { what: words, minutes })}
    </Button>
  );
}
