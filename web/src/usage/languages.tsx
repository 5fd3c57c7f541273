import { t } from '../i18n/messages.ts';
import type { Account } from './account.ts';
import { InterfaceLanguageChoice } from './interface-language.tsx';
import { OutputLanguageChoice } from './output-language.tsx';

/** In which languages the account has things. */
export function Languages({ account }: { account: Account }) {
  return (
    <section aria-labelledby="languages-heading" className="mt-14">
      <h2 id="languages-heading" className="font-serif text-heading">
        {t('usage.languages')}
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-6 border-t border-line pt-5">
        <InterfaceLanguageChoice />
        <OutputLanguageChoice account={account} />
      </div>
    </section>
  );
}
