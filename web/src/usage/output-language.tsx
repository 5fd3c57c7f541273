import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { accountQuery } from '../api/account-query.ts';
import { api, done } from '../api/client.ts';
import { whyNot } from '../api/refusal.ts';
import { formatLanguage } from '../i18n/formats.ts';
import { pageLanguage, t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { showError } from '../shell/error-banner.tsx';
import type { Account } from './account.ts';

type OutputLanguage = Account['output_language'];

/** Lets choose the language that language models write in for the account. */
export function OutputLanguageChoice({ account }: { account: Account }) {
  const id = useId();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (language: OutputLanguage) =>
      done(api.PATCH('/web-api/account/settings', { body: { output_language: language } })),
    onError: (error) => showError(whyNot(error, t('shell.languageNotKept'))),
    onSuccess: () => announce(t('usage.outputLanguageKept')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  const shown = change.isPending ? change.variables : account.output_language;
  const nameOf = (language: string) => formatLanguage(language) ?? language;
  const byName = new Intl.Collator(pageLanguage());
  const known = account.output_languages.toSorted((one, other) => byName.compare(nameOf(one), nameOf(other)));
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="text-small font-medium">
        {t('usage.outputLanguage')}
      </label>
      <select
        id={id}
        value={shown ?? ''}
        aria-describedby={`${id}-help`}
        className="min-h-11 max-w-full justify-self-start rounded-md border border-muted/60 bg-surface px-2 text-small sm:pointer-fine:min-h-9"
        onChange={({ target }) => change.mutate(known.find((language) => language === target.value) ?? null)}
      >
        <option value="">{t('usage.outputLanguageOfVideo')}</option>
        {known.map((language) => (
          <option key={language} value={language}>
            {nameOf(language)}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className="max-w-[36rem] text-small text-muted">
        {t('usage.outputLanguageHelp')}
      </p>
    </div>
  );
}
