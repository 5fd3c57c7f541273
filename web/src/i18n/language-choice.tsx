import { chosenLanguage } from './chosen-language.ts';
import { bestLanguage, type Language, languages, ownName } from './languages.ts';
import { t } from './messages.ts';

interface LanguageChoiceProps {
  id: string;
  /** Undefined: as the browser wishes. */
  onChoose: (language: Language | undefined) => void;
}

/** Lets choose the language of the pages. */
export function LanguageChoice({ id, onChoose }: LanguageChoiceProps) {
  const wished = ownName(bestLanguage(navigator.languages));
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
      <label htmlFor={id}>{t('shell.language')}</label>
      <select
        id={id}
        value={chosenLanguage() ?? ''}
        className="min-h-11 max-w-full rounded-md border border-muted/60 bg-surface px-2 sm:pointer-fine:min-h-8"
        onChange={({ target }) => onChoose(languages.find((language) => language === target.value))}
      >
        <option value="">{t('shell.languageOfBrowser', { language: wished })}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownName(language)}
          </option>
        ))}
      </select>
    </span>
  );
}
