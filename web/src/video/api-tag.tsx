import { t } from '../i18n/messages.ts';

/** Marks a video that came through the API. */
export function ApiTag() {
  return (
    <abbr
      title={t('video.throughApi')}
      className="shrink-0 rounded-[3px] border border-muted/50 px-1.5 text-[0.6875rem]/[1.125rem] font-medium tracking-[0.04em] whitespace-nowrap no-underline"
    >
      API
    </abbr>
  );
}
