import type { WebVideo } from '../api/client.ts';
import { knownMessage, pageLanguage, t } from '../i18n/messages.ts';

/** Why a video failed, and what it means for the minutes; in other languages than English by the failure's code. */
export function failureText(error: WebVideo['error']): string {
  const own = pageLanguage() === 'en' ? undefined : knownMessage(`failure.${error?.code}`);
  return own ?? error?.message ?? t('video.failedUnknown');
}
