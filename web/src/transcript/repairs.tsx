import { t } from '../i18n/messages.ts';

/** What was left out of captions or repaired in them, a sentence each; nothing where nothing was. */
export function Repairs({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul lang="en" aria-label={t('transcript.repairs')} className="mt-1 space-y-1 text-small text-muted wrap-anywhere">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
