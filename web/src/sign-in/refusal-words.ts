import { Refusal, refusalText } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';

/** Why somebody did not get in, and what to do, in words for the page. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof Refusal)) {
    return t(navigator.onLine ? 'signIn.serverAway' : 'signIn.offline');
  }
  if (error.code === 'foreign_origin') {
    return t('signIn.foreignOrigin', { origin: window.location.origin });
  }
  if (error.code === 'wrong_credentials') {
    return t('signIn.wrongCredentials');
  }
  return error.status >= 500 ? t('signIn.notNow') : refusalText(error);
}
