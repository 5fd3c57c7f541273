import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { t } from '../i18n/messages.ts';
import { typedWords } from '../i18n/typed-words.ts';
import { Button } from '../shell/button.tsx';
import { linksIn } from '../workspace/links-in.ts';
import { saveLink } from '../workspace/saved-links.ts';
import { sampleLink } from './sample.ts';

const ofYouTube = /^(?:https?:\/\/)?(?:[a-z]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\//iu;

/** The paste box for those who are not signed in: the sample is made at once, any other link is kept until they are. */
export function TryBox({ onSample }: { onSample: () => void }) {
  const field = useId();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState(() => typedWords('link') ?? sampleLink);
  const [isRefused, setRefused] = useState(false);
  const isSample = link.trim() === sampleLink;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSample) return onSample();
    if (link.trim() === '') return input.current?.focus();
    if (!linksIn(link).some((one) => ofYouTube.test(one))) {
      setRefused(true);
      return input.current?.focus();
    }
    saveLink(link.trim());
    void router.navigate({ to: '/sign-in', search: { next: '/workspace' } });
  };
  return (
    <form className="w-full max-w-160" onSubmit={submit}>
      <label htmlFor={field} className="text-small font-medium">
        {t('home.link')}
      </label>
      <div className="mt-1.5 flex gap-3 max-sm:flex-col">
        <input
          ref={input}
          id={field}
          name="link"
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={link}
          placeholder="https://www.youtube.com/watch?v=…"
          aria-invalid={isRefused}
          aria-describedby={`${field}-note`}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-muted/60 bg-surface px-3 hover:border-ink"
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setLink(event.target.value);
            setRefused(false);
          }}
        />
        <Button type="submit">{t('home.make')}</Button>
      </div>
      <div id={`${field}-note`} className="mt-2 min-h-5 text-small text-muted">
        <p role="alert" className="text-ink empty:hidden">
          {isRefused && t('home.notALink')}
        </p>
        {!isRefused && <p>{t(isSample ? 'home.isSample' : 'home.signInFirst')}</p>}
      </div>
    </form>
  );
}
