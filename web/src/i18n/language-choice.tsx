import { useQuery } from '@tanstack/react-query';
import { whyNot } from '../api/refusal.ts';
import { showError } from '../shell/error-banner.tsx';
import { sessionQuery } from '../sign-in/session.ts';
import { chooseLanguage } from './change-language.ts';
import { chosenLanguage } from './chosen-language.ts';
import { bestLanguage, languages, ownName } from './languages.ts';
import { t } from './messages.ts';

interface LanguageChoiceProps {
  id: string;
  label: string;
  describedBy?: string;
}

/** Lets choose the language of the pages: whoever is signed in, for all their devices. */
export function LanguageChoice({ id, label, describedBy }: LanguageChoiceProps) {
  const isSignedIn = Boolean(useQuery(sessionQuery).data);
  const wished = ownName(bestLanguage(navigator.languages));
  const choose = async (value: string) => {
    const language = languages.find((one) => one === value);
    await chooseLanguage(language, { isSignedIn }).catch((error: unknown) => {
      showError(whyNot(error, t('shell.languageNotKept')));
    });
  };
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosenLanguage() ?? ''}
        aria-describedby={describedBy}
        className="min-h-11 max-w-full rounded-md border border-muted/60 bg-surface px-2 sm:pointer-fine:min-h-8"
        onChange={({ target }) => void choose(target.value)}
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
