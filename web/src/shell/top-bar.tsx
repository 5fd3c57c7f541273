import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { forgetAccount, sessionQuery, signOut } from '../sign-in/session.ts';
import { announce } from './announcer.tsx';
import { complain } from './complaint.tsx';
import { Mark } from './mark.tsx';

const item = 'inline-flex min-h-11 items-center text-muted hover:text-ink sm:min-h-8 aria-[current=page]:text-ink';

export function TopBar() {
  const session = useQuery(sessionQuery);
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <header className="mx-auto flex max-w-280 items-center justify-between gap-4 px-5 py-4 sm:px-8 sm:py-6">
      <Link to="/" className="inline-flex min-h-11 items-center sm:min-h-8" aria-label="Cuemark, start page">
        <Mark short={Boolean(session.data)} />
      </Link>
      <nav aria-label="Account" className="flex items-center gap-3.5 text-small sm:gap-7">
        {session.data && (
          <>
            <Link to="/workspace" className={item} activeOptions={{ exact: true }}>
              Workspace
            </Link>
            <Link to="/keys" className={item}>
              Keys
            </Link>
            <Link to="/usage" className={item}>
              Usage
            </Link>
          </>
        )}
        <a href="/docs" className={`${item} ${session.data ? 'max-sm:hidden' : ''}`}>
          Docs
        </a>
        {session.data && <SignOut email={session.data.email} />}
        {session.data === null && pathname !== '/sign-in' && (
          <Link to="/sign-in" className={item}>
            Sign in
          </Link>
        )}
      </nav>
    </header>
  );
}

function SignOut({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const leave = async () => {
    if (!(await signOut())) return complain('Signing out did not work. Check your connection, then try again.');
    await router.navigate({ to: '/' });
    forgetAccount(queryClient);
    queryClient.setQueryData(sessionQuery.queryKey, null);
    announce('You are signed out.');
  };
  return (
    <button type="button" className={item} title={email} onClick={() => void leave()}>
      Sign out
    </button>
  );
}
