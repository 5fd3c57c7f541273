import { t } from '../i18n/messages.ts';

/** `1 chapter`, `12 chapters`. */
export const chapterCount = (count: number) => t('video.chapterCount', { count });
