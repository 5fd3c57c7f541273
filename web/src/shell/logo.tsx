/** The logo: a film frame with a cue mark in its upper right corner; `short` leaves the name out where there is little room. */
export function Logo({ short = false }: { short?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 28 22" className="h-[1.125rem] w-auto" fill="none" aria-hidden="true">
        <rect x="1" y="1" width="26" height="20" rx="3" stroke="currentColor" strokeWidth="1.75" />
        <circle cx="20.5" cy="7.5" r="3" className="fill-accent" />
      </svg>
      <span
        className={`font-serif text-[1.3125rem] font-medium leading-none tracking-[-0.01em] ${short ? 'max-sm:hidden' : ''}`}
      >
        Cuemark
      </span>
    </span>
  );
}
