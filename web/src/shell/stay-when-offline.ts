import type { MouseEvent } from 'react';
import { t } from '../i18n/messages.ts';
import { showError } from './error-banner.tsx';

/** A link to a page that is not the app's: without a connection it would lead to the browser's own page of errors. */
export function stayWhenOffline(event: MouseEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  showError(t('shell.docsOffline'));
}
