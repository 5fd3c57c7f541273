import { Check, Copy } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { t } from '../i18n/messages.ts';
import { announce } from './announcer.tsx';
import { Button } from './button.tsx';
import { showError } from './error-banner.tsx';

interface CopyButtonProps {
  text: string;
  /** Where the text stands on the page: it is selected when the browser does not let us copy. */
  shown: RefObject<HTMLElement | null>;
  label: string;
  look?: 'main' | 'quiet';
  className?: string;
  id?: string;
}

export function CopyButton({ text, shown, label, look = 'main', className = '', id }: CopyButtonProps) {
  const [last, setLast] = useState<string>();
  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => setLast(undefined), 2500);
    return () => clearTimeout(timer);
  }, [last]);
  const copied = last === text; // another text that stands there meanwhile is not
  const copy = async () => {
    const done = await copyText(text, shown.current);
    setLast(done ? text : undefined);
    if (done) announce(t('common.copiedNow'));
    else showError(t('common.copyRefused'));
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button id={id} look={look} className={className} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="grid text-start">
        <span className={`col-start-1 row-start-1 ${copied ? 'invisible' : ''}`}>{label}</span>
        <span className={`col-start-1 row-start-1 ${copied ? '' : 'invisible'}`}>{t('common.copied')}</span>
      </span>
    </Button>
  );
}

/** The clipboard is open to pages on https and localhost only; elsewhere the older way, through a selection, may do. */
async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown instanceof HTMLTextAreaElement) shown.select();
    else if (shown) window.getSelection()?.selectAllChildren(shown);
    return document.execCommand('copy');
  }
}
