import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { t } from '../i18n/messages.ts';
import { SearchLink } from '../search/search-link.tsx';
import { sessionQuery } from '../sign-in/session.ts';
import { useAccountPart } from './account-part.ts';
import { Logo } from './logo.tsx';
import { stayWhenOffline } from './stay-when-offline.ts';

const item =
  'inline-flex min-h-11 items-center whitespace-nowrap text-muted hover:text-ink sm:pointer-fine:min-h-8 aria-[current=page]:text-ink';

/** Of the pages that need an account. */
export const ofAccount = /^\/(?:workspace|search|keys|usage|connect)(?:\/|$)/;

export function TopBar() {
  const session = useQuery(sessionQuery);
  const account = useAccountPart();
  const pathname = useLocation({ select: (location) => location.pathname });
  // Until it is known who is here the room is kept for what will most likely stand there.
  const isIn = session.isPending ? ofAccount.test(pathname) : Boolean(session.data);
  return (
    <header className="mx-auto flex max-w-280 flex-wrap items-center justify-between gap-x-4 px-5 py-4 sm:px-8 sm:py-6">
      <Link
        to="/"
        className="inline-flex min-h-11 min-w-6 items-center sm:pointer-fine:min-h-8"
        aria-label={t('shell.start')}
      >
        <Logo short={isIn} />
      </Link>
      <nav
        aria-label={t('shell.account')}
        className={`flex flex-wrap items-center gap-x-2.5 text-small min-[26rem]:gap-x-3.5 sm:gap-x-7 ${session.isPending ? 'invisible' : ''}`}
      >
        {isIn && (
          <>
            <Link to="/workspace" className={item} activeOptions={{ exact: true }}>
              {t('shell.workspace')}
            </Link>
            <SearchLink className={item} />
            <Link to="/keys" className={item}>
              {t('shell.keys')}
            </Link>
            <Link to="/usage" className={item}>
              {t('shell.usage')}
            </Link>
          </>
        )}
        <a href="/docs" className={`${item} ${isIn ? 'max-sm:hidden' : ''}`} onClick={stayWhenOffline}>
          {t('shell.docs')}
        </a>
        {isIn &&
          (account ? (
            <account.SignOut email={session.data?.email} className={item} />
          ) : (
            <span className={`${item} invisible`}>{t('shell.signOut')}</span>
          ))}
        {!isIn && !session.isError && pathname !== '/sign-in' && (
          <Link to="/sign-in" className={item}>
            {t('shell.signIn')}
          </Link>
        )}
      </nav>
    </header>
  );
}
