import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../shell/button.tsx';
import { Dot } from '../shell/dot.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { sessionQuery } from '../sign-in/session.ts';

/** One sentence in a film frame, with the cue mark where it belongs. */
export function HomePage() {
  usePageTitle('Cuemark');
  const session = useQuery(sessionQuery);
  return (
    <section className="relative mt-2 flex min-h-[min(72vh,40rem)] flex-col justify-end rounded-md border border-muted/45 p-6 sm:mt-4 sm:p-12">
      <Dot className="absolute end-6 top-6 size-4! sm:end-12 sm:top-12 sm:size-5!" />
      <h1 className="max-w-[26ch] font-serif text-lead tracking-[-0.015em]">
        Cuemark turns a YouTube link into chapters, ready to paste.
      </h1>
      <p className="mt-10 min-h-11">
        {session.data ? (
          <Link to="/workspace" className={buttonLook('main')}>
            Go to your Workspace
          </Link>
        ) : (
          !session.isPending && (
            <Link to="/sign-in" className={buttonLook('main')}>
              Sign in
            </Link>
          )
        )}
      </p>
    </section>
  );
}
