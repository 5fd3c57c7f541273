import { useId } from 'react';
import { LanguageChoice } from '../i18n/language-choice.tsx';
import { t } from '../i18n/messages.ts';

/** Lets choose the language of the pages, where whoever is signed in looks for what is theirs. */
export function InterfaceLanguageChoice() {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-2 text-small">
      <LanguageChoice id={id} label={t('usage.interfaceLanguage')} describedBy={`${id}-help`} />
      <p id={`${id}-help`} className="max-w-[36rem] text-muted">
        {t('usage.interfaceLanguageHelp')}
      </p>
    </div>
  );
}
