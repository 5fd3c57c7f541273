import { stayWhenOffline } from './stay-when-offline.ts';

const pages = { '/docs': 'Docs', '/docs/api': 'API reference', '/docs/limits': 'Limits' };

/** What stands below every page; the documentation is pages of the server's own. */
export function Footer() {
  return (
    <footer className="mx-auto max-w-280 px-5 pb-28 sm:px-8 lg:pb-10">
      <nav
        aria-label="Documentation"
        className="flex flex-wrap gap-x-7 border-t border-line pt-3 text-small text-muted"
      >
        {Object.entries(pages).map(([address, name]) => (
          <a
            key={address}
            href={address}
            className="inline-flex min-h-11 items-center hover:text-ink sm:pointer-fine:min-h-8"
            onClick={stayWhenOffline}
          >
            {name}
          </a>
        ))}
      </nav>
    </footer>
  );
}
