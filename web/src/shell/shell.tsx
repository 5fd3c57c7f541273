import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { t } from '../i18n/messages.ts';
import { sessionQuery } from '../sign-in/session.ts';
import { useAccountPart } from './account-part.ts';
import { Announcer } from './announcer.tsx';
import { ErrorBanner } from './error-banner.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** What every page stands in: skip link, top bar, main, the live region. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    // A new page starts at its beginning for the keyboard too; the first one is the browser's own affair.
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-10 focus:bg-paper focus:px-3 focus:py-2"
      >
        {t('shell.skip')}
      </a>
      <TopBar />
      <main id="main" ref={main} tabIndex={-1} className="mx-auto min-h-[72svh] max-w-280 px-5 pb-16 sm:px-8">
        <Outlet />
      </main>
      <Footer />
      <OfAccount />
      <ErrorBanner pathname={pathname} />
      <Announcer />
    </>
  );
}

/** What only those need who are signed in. */
function OfAccount() {
  const email = useQuery(sessionQuery).data?.email;
  const account = useAccountPart();
  return account && email !== undefined && <account.SignedIn key={email} email={email} />;
}
