import type { UseQueryResult } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../i18n/messages.ts';
import { minutesInWords } from '../usage/minutes-in-words.ts';
import type { Preview } from './preview.ts';
import { PreviewLine, StillLeft } from './preview-line.tsx';

export interface PreviewedLink {
  link: string;
  preview: UseQueryResult<Preview>;
  /** Why it was not taken. */
  refusal: ReactNode;
  /** Another link above leads to the same video. */
  isDouble: boolean;
}

interface LinkPreviewsProps {
  links: readonly PreviewedLink[];
  onRemove: (link: string) => void;
}

/** Several links: what each is and costs, or why it can not be taken. */
export function LinkPreviews({ links, onRemove }: LinkPreviewsProps) {
  return (
    <ul aria-label={t('links.list')} className="mt-3 border-t border-line">
      {links.map(({ link, preview, refusal, isDouble }) => (
        <li key={link} className="flex items-center gap-3 border-b border-line py-1 text-small text-muted">
          <div className="min-w-0 flex-1 py-1">
            {refusal === undefined && !isDouble && <PreviewLine preview={preview} />}
            {refusal === undefined && isDouble && <p>{t('links.double')}</p>}
            {refusal !== undefined && <p className="text-ink">{refusal}</p>}
            {(!preview.data || isDouble || refusal !== undefined) && <p className="truncate text-small">{link}</p>}
          </div>
          <button
            type="button"
            title={t('links.leaveOut')}
            aria-label={t('links.leaveOutOf', { name: preview.data?.title ?? link })}
            className="grid size-11 shrink-0 place-items-center hover:text-ink sm:pointer-fine:size-8"
            onClick={() => onRemove(link)}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface TotalLineProps {
  needed: number;
  left: number;
  /** Whether the minutes suffice for one at least. */
  hasFitting: boolean;
  waiting: number;
}

/** What all of them take of the minutes that are left. */
export function TotalLine({ needed, left, hasFitting, waiting }: TotalLineProps) {
  return (
    <p className="mt-2 text-small tabular-nums">
      {needed <= left ? (
        t('links.together', { needed, left: minutesInWords(left) })
      ) : (
        <>
          {t('links.togetherTooMuch', { needed: minutesInWords(needed) })} <StillLeft minutes={left} />{' '}
          {hasFitting && t('links.firstFitting')}
        </>
      )}
      {waiting > 0 && <span className="text-muted"> {t('links.moreToLookUp', { count: waiting })}</span>}
    </p>
  );
}
