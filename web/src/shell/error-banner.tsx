import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { t } from '../i18n/messages.ts';
import { announce, isDialogOpen } from './announcer.tsx';

let shown: string | undefined;
const listeners = new Set<() => void>();

/** Says that something somebody asked for was not done, or not all of it, where they look and to those who listen. */
export function showError(text: string): void {
  change(text);
  if (isDialogOpen()) announce(text); // what is told outside of it is not heard
}

function change(text: string | undefined): void {
  shown = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was not done, at the head of the window until it is closed or another page is opened. */
export function ErrorBanner({ pathname }: { pathname: string }) {
  const text = useSyncExternalStore(subscribe, () => shown);
  /** What had the focus before its button. */
  const before = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the page on which it was said.
  useEffect(() => change(undefined), [pathname]);
  return (
    <div role="alert" className="pointer-events-none fixed inset-x-0 top-14 z-30 mx-auto w-full max-w-140 p-3">
      {text !== undefined && (
        <p className="pointer-events-auto flex items-start gap-3 rounded-md border border-line border-s-2 border-s-accent bg-surface py-2 ps-4 pe-2 text-small shadow-[0_4px_16px_rgb(0_0_0/0.12)]">
          <span className="min-w-0 flex-1 py-1.5 wrap-anywhere">{text}</span>
          <button
            type="button"
            aria-label={t('common.close')}
            className="grid size-11 shrink-0 place-items-center text-muted hover:text-ink sm:pointer-fine:size-8"
            onFocus={({ relatedTarget }) => {
              before.current = relatedTarget;
            }}
            onClick={() => {
              if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
              change(undefined);
            }}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </p>
      )}
    </div>
  );
}
