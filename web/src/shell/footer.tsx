import { LanguageChoice } from '../i18n/language-choice.tsx';
import { type MessageKey, t } from '../i18n/messages.ts';
import { stayWhenOffline } from './stay-when-offline.ts';

const pages: Record<string, MessageKey> = {
  '/docs': 'shell.docs',
  '/docs/api': 'shell.apiReference',
  '/docs/limits': 'shell.limits',
};

/** What stands below every page; the documentation is pages of the server's own. */
export function Footer() {
  return (
    <footer className="mx-auto max-w-280 px-5 pb-28 sm:px-8 lg:pb-10">
      <div className="flex flex-wrap items-center justify-between gap-x-7 border-t border-line pt-3 text-small text-muted">
        <nav aria-label={t('shell.documentation')} className="flex flex-wrap gap-x-7">
          {Object.entries(pages).map(([address, name]) => (
            <a
              key={address}
              href={address}
              className="inline-flex min-h-11 items-center hover:text-ink sm:pointer-fine:min-h-8"
              onClick={stayWhenOffline}
            >
              {t(name)}
            </a>
          ))}
        </nav>
        <LanguageChoice id="language" label={t('shell.language')} />
      </div>
    </footer>
  );
}
