import { api, done } from '../api/client.ts';
import { whenNothingIsHeld } from '../shell/hold-page.ts';
import { tellOtherTabs } from '../sign-in/other-tabs.ts';
import { keepLanguage, wantedLanguage } from './chosen-language.ts';
import type { Language } from './languages.ts';
import { begunLanguage } from './load-messages.ts';

/**
 * Chooses the language of the pages, on this device and, of whoever is signed in, on all others where they are; undefined: as the browser
 * wishes. Throws what `done` throws where the account could not be told: then nothing is another.
 */
export async function chooseLanguage(language: Language | undefined, { isSignedIn }: { isSignedIn: boolean }) {
  if (isSignedIn) {
    await done(api.PATCH('/web-api/account/settings', { body: { interface_language: language ?? null } }));
  }
  keepLanguage('device', language);
  keepLanguage('account', isSignedIn ? language : undefined);
  tellOtherTabs('language');
  window.location.reload();
}

/** Takes over what the account says of whoever is signed in; undefined: nobody is, and the device's choice holds. */
export function followAccountLanguage(language: Language | null | undefined): void {
  keepLanguage('account', language ?? undefined);
  followLanguage();
}

/** Begins the page anew where another language is wanted than when it began, once nothing breaks off by that. */
export function followLanguage(): void {
  whenNothingIsHeld(() => {
    if (wantedLanguage() !== begunLanguage()) window.location.reload();
  });
}
